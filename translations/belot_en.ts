<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Comparing</name>
    <message numerus="yes">
        <source>%n rows change</source>
        <translation>
            <numerusform>%n row changes</numerusform>
            <numerusform>%n rows change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n become wrong</source>
        <translation>
            <numerusform>%n becomes wrong</numerusform>
            <numerusform>%n become wrong</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message numerus="yes">
        <source>%n settings could not be read, and are as at first: {names}. The games are safe.</source>
        <translation>
            <numerusform>%n setting could not be read, and is as at first: {names}. The games are safe.</numerusform>
            <numerusform>%n settings could not be read, and are as at first: {names}. The games are safe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>%n to go</numerusform>
            <numerusform>%n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hanging</source>
        <translation>
            <numerusform>%n hanging</numerusform>
            <numerusform>%n hanging</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message numerus="yes">
        <source>%n tierces</source>
        <translation>
            <numerusform>%n tierce</numerusform>
            <numerusform>%n tierces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quartes</source>
        <translation>
            <numerusform>%n quarte</numerusform>
            <numerusform>%n quartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quintes</source>
        <translation>
            <numerusform>%n quinte</numerusform>
            <numerusform>%n quintes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours of a kind</source>
        <translation>
            <numerusform>%n four of a kind</numerusform>
            <numerusform>%n fours of a kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belotes</source>
        <translation>
            <numerusform>%n belote</numerusform>
            <numerusform>%n belotes</numerusform>
        </translation>
    </message>
</context>
</TS>
