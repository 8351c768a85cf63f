<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>BulgarianProblems</name>
    <message>
        <source>Too few points for the announcements: {least} at least.</source>
        <translation>Точките не стигат за анонсите: поне {least}.</translation>
    </message>
    <message>
        <source>There are not so many points: {most} at most.</source>
        <translation>Толкова точки няма: най-много {most}.</translation>
    </message>
    <message>
        <source>No tricks give {cards} card points. Count again.</source>
        <translation>{cards} от карти не може да се събере. Пребройте пак.</translation>
    </message>
    <message>
        <source>Too many belotes: {most} at most.</source>
        <translation>Толкова белоти няма: най-много {most}.</translation>
    </message>
    <message>
        <source>Only once in the cards: {announcement}.</source>
        <translation>Само веднъж го има в картите: {announcement}.</translation>
    </message>
    <message>
        <source>Choose who declared.</source>
        <translation>Изберете кой е обявил.</translation>
    </message>
    <message>
        <source>Choose the contract.</source>
        <translation>Изберете договор.</translation>
    </message>
    <message>
        <source>Type the points, or choose Inside or Capot.</source>
        <translation>Въведете точките или изберете Вътре или Капо.</translation>
    </message>
    <message>
        <source>Type the points of one team only.</source>
        <translation>Въведете точките само на единия отбор.</translation>
    </message>
    <message>
        <source>There is no such team.</source>
        <translation>Такъв отбор няма.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Такова място няма.</translation>
    </message>
    <message>
        <source>This player is not in the team that declared.</source>
        <translation>Този играч не е от отбора, който е обявил.</translation>
    </message>
    <message>
        <source>There is no such contract.</source>
        <translation>Такъв договор няма.</translation>
    </message>
    <message>
        <source>There is no such contra.</source>
        <translation>Такава контра няма.</translation>
    </message>
    <message>
        <source>A deal does not end like this.</source>
        <translation>Раздаване не свършва така.</translation>
    </message>
    <message>
        <source>There is no such announcement.</source>
        <translation>Такъв анонс няма.</translation>
    </message>
    <message>
        <source>In no trumps nothing is announced.</source>
        <translation>На без коз няма анонси.</translation>
    </message>
    <message>
        <source>Two hands do not hold so many announced cards.</source>
        <translation>Картите на двама не стигат за толкова анонси.</translation>
    </message>
    <message>
        <source>Sequences and fours count for one team only.</source>
        <translation>Поредици и карета важат само на единия отбор.</translation>
    </message>
    <message>
        <source>Sequences count for one team only.</source>
        <translation>Поредиците важат само на единия отбор.</translation>
    </message>
    <message>
        <source>Fours of a kind count for one team only.</source>
        <translation>Каретата важат само на единия отбор.</translation>
    </message>
</context>
<context>
    <name>BulgarianReasons</name>
    <message>
        <source>{points} — all for {team}</source>
        <translation>{points} — всичко за {team}</translation>
    </message>
    <message>
        <source>{points} — every trick for {team}</source>
        <translation>{points} — всички ръце за {team}</translation>
    </message>
    <message>
        <source>, contra falls away</source>
        <translation>, контрата отпада</translation>
    </message>
    <message>
        <source>the declarers have more</source>
        <translation>обявилите имат повече</translation>
    </message>
    <message>
        <source>the declarers have less</source>
        <translation>обявилите имат по-малко</translation>
    </message>
    <message>
        <source>both have the same</source>
        <translation>поравно</translation>
    </message>
    <message>
        <source>, the smaller one goes up</source>
        <translation>, нагоре отива по-малкото</translation>
    </message>
    <message>
        <source>, the larger one goes up</source>
        <translation>, нагоре отива по-голямото</translation>
    </message>
    <message>
        <source>, the hanging half goes up</source>
        <translation>, нагоре отива висящото</translation>
    </message>
</context>
<context>
    <name>BulgarianRules</name>
    <message>
        <source>Played to</source>
        <translation>До колко се играе</translation>
    </message>
    <message>
        <source>Both end in 6 (in all trumps in 4)</source>
        <translation>И двете завършват на 6 (на всичко коз на 4)</translation>
    </message>
    <message>
        <source>Contra and recontra</source>
        <translation>Контра и реконтра</translation>
    </message>
    <message>
        <source>Capot in no trumps</source>
        <translation>Капо на без коз</translation>
    </message>
    <message>
        <source>Contra in a capot</source>
        <translation>Контра при капо</translation>
    </message>
    <message>
        <source>Announcements of the side without a trick</source>
        <translation>Анонси на отбора без ръка</translation>
    </message>
    <message>
        <source>A capot may end the game</source>
        <translation>С капо може да се излезе</translation>
    </message>
    <message>
        <source>The game may end while points hang</source>
        <translation>С висящи точки може да се излезе</translation>
    </message>
    <message>
        <source>Whose announcements count</source>
        <translation>Чии анонси важат</translation>
    </message>
    <message>
        <source>Equal announcements</source>
        <translation>Равни анонси</translation>
    </message>
    <message>
        <source>Eight in a row</source>
        <translation>Осем поредни</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>не</translation>
    </message>
    <message>
        <source>the smaller one goes up</source>
        <translation>нагоре отива по-малкото</translation>
    </message>
    <message>
        <source>the larger one goes up</source>
        <translation>нагоре отива по-голямото</translation>
    </message>
    <message>
        <source>rounded, then multiplied</source>
        <translation>закръгля се, после се умножава</translation>
    </message>
    <message>
        <source>multiplied, then rounded</source>
        <translation>умножава се, после се закръгля</translation>
    </message>
    <message>
        <source>writes 35</source>
        <translation>пише се 35</translation>
    </message>
    <message>
        <source>writes 44</source>
        <translation>пише се 44</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>важи</translation>
    </message>
    <message>
        <source>falls away</source>
        <translation>отпада</translation>
    </message>
    <message>
        <source>go to the capot</source>
        <translation>отиват при капото</translation>
    </message>
    <message>
        <source>stay with it</source>
        <translation>остават му</translation>
    </message>
    <message>
        <source>sequences and fours apart</source>
        <translation>поредици и карета поотделно</translation>
    </message>
    <message>
        <source>the best one takes all</source>
        <translation>най-добрият взема всичко</translation>
    </message>
    <message>
        <source>count for nobody</source>
        <translation>не важат на никого</translation>
    </message>
    <message>
        <source>count for who plays first</source>
        <translation>важат на който играе пръв</translation>
    </message>
    <message>
        <source>86 : 76 is written 8 : 8 or 9 : 7.</source>
        <translation>86 : 76 се пише 8 : 8 или 9 : 7.</translation>
    </message>
    <message>
        <source>A suit with recontra is 64 or 65, all trumps 104 or 103.</source>
        <translation>Цвят с реконтра е 64 или 65, всичко коз 104 или 103.</translation>
    </message>
    <message>
        <source>Whether the 90 of the capot are doubled too.</source>
        <translation>Дали се удвояват и деветдесетте точки на капото.</translation>
    </message>
    <message>
        <source>Whether a capot with contra is written twice.</source>
        <translation>Дали капо с контра се пише двойно.</translation>
    </message>
    <message>
        <source>Who writes them when the declarers make a capot without contra.</source>
        <translation>Кой ги пише, когато обявилите направят капо без контра.</translation>
    </message>
    <message>
        <source>If not, one more deal is played after a capot.</source>
        <translation>Ако не може, след капо се играе още едно раздаване.</translation>
    </message>
    <message>
        <source>If not, one more deal is played for the hanging points.</source>
        <translation>Ако не може, за висящите точки се играе още едно раздаване.</translation>
    </message>
    <message>
        <source>Compared one kind at a time, or all together by value.</source>
        <translation>Сравняват се поотделно или всички заедно по стойност.</translation>
    </message>
    <message>
        <source>What happens when both teams hold equally good ones.</source>
        <translation>Какво става, когато двата отбора имат еднакво добри анонси.</translation>
    </message>
    <message>
        <source>A quinte and a tierce, or a quinte only.</source>
        <translation>Квинта и терца или само квинта.</translation>
    </message>
</context>
<context>
    <name>BulgarianSteps</name>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>Cards and last trick</source>
        <translation>Карти и последна ръка</translation>
    </message>
    <message>
        <source>Capot for {team}</source>
        <translation>Капо за {team}</translation>
    </message>
    <message>
        <source>No trumps: doubled</source>
        <translation>Без коз: удвоява се</translation>
    </message>
    <message>
        <source>By agreement contra does not count in a capot</source>
        <translation>По уговорка при капо контрата отпада</translation>
    </message>
    <message>
        <source>The declarers ({team}) are inside: the others write all</source>
        <translation>Обявилите ({team}) са вътре: другите пишат всичко</translation>
    </message>
    <message>
        <source>The declarers ({team}) have more</source>
        <translation>Обявилите ({team}) имат повече</translation>
    </message>
    <message>
        <source>The declarers ({team}) have less: inside</source>
        <translation>Обявилите ({team}) имат по-малко: вътре</translation>
    </message>
    <message>
        <source>Equal: hanging</source>
        <translation>Поравно: висящо</translation>
    </message>
    <message>
        <source>The whole deal</source>
        <translation>Цялото раздаване</translation>
    </message>
    <message>
        <source>All for {team}</source>
        <translation>Всичко за {team}</translation>
    </message>
    <message>
        <source>{team}: {points} is written as</source>
        <translation>{team}: {points} се пише</translation>
    </message>
    <message>
        <source>{points} is written as</source>
        <translation>{points} се пише</translation>
    </message>
    <message>
        <source>Both end in {digit}: only the hanging half goes up</source>
        <translation>И двете завършват на {digit}: нагоре отива само висящата половина</translation>
    </message>
    <message>
        <source>Both end in {digit}: only the larger one goes up</source>
        <translation>И двете завършват на {digit}: нагоре отива само по-голямото</translation>
    </message>
    <message>
        <source>Both end in {digit}: only the smaller one goes up</source>
        <translation>И двете завършват на {digit}: нагоре отива само по-малкото</translation>
    </message>
    <message>
        <source>{team}: the half hangs</source>
        <translation>{team}: половината виси</translation>
    </message>
    <message>
        <source>All of it hangs</source>
        <translation>Всичко виси</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message numerus="yes">
        <source>Row %n was deleted.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a row of the table first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved. {row}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Explaining</name>
    <message>
        <source>The game had already ended: the winner stays</source>
        <translation>Играта вече е свършила: победителят не се сменя</translation>
    </message>
    <message>
        <source>All pass: nobody writes</source>
        <translation>Всички пас: никой не пише</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Корекция</translation>
    </message>
    <message>
        <source>Correction: {note}</source>
        <translation>Корекция: {note}</translation>
    </message>
    <message>
        <source>Hanging in all</source>
        <translation>Общо висят</translation>
    </message>
    <message>
        <source>Hanging from deal {number}</source>
        <translation>Висящи от раздаване {number}</translation>
    </message>
    <message>
        <source>Hanging from deals {numbers} and {last}</source>
        <translation>Висящи от раздавания {numbers} и {last}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Team {number}</source>
        <translation>Отбор {number}</translation>
    </message>
    <message>
        <source>They</source>
        <translation>Вие</translation>
    </message>
    <message>
        <source>We</source>
        <translation>Ние</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message>
        <source>after the end</source>
        <translation>след края</translation>
    </message>
    <message>
        <source>Row {number}: {row}</source>
        <translation>Ред {number}: {row}</translation>
    </message>
    <message>
        <source>Deal {number}: {row}</source>
        <translation>Раздаване {number}: {row}</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>вътре</translation>
    </message>
    <message>
        <source>all pass</source>
        <translation>всички пас</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>корекция</translation>
    </message>
    <message>
        <source>hangs {points}</source>
        <translation>виси {points}</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>No.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>to {target}</source>
        <translation>до {target}</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>остава %n</numerusform>
            <numerusform>остават %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hanging</source>
        <translation>
            <numerusform>виси %n</numerusform>
            <numerusform>висят %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <translation>
            <numerusform>%n раздаване</numerusform>
            <numerusform>%n раздавания</numerusform>
        </translation>
    </message>
    <message>
        <source>deals: {player}</source>
        <translation>раздава: {player}</translation>
    </message>
    <message>
        <source>leads: {player}</source>
        <translation>започва: {player}</translation>
    </message>
    <message>
        <source>Level: one more deal is played</source>
        <translation>Равни сте: играе се още едно раздаване</translation>
    </message>
    <message>
        <source>The last deal was a capot: one more is played</source>
        <translation>Последното беше капо: играе се още едно раздаване</translation>
    </message>
    <message>
        <source>Points are hanging: one more deal is played</source>
        <translation>Има висящи точки: играе се още едно раздаване</translation>
    </message>
    <message>
        <source>The end.</source>
        <translation>Край.</translation>
    </message>
    <message>
        <source>The end. Winner: {team}</source>
        <translation>Край. Победител: {team}</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>clubs</source>
        <translation>спатия</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>каро</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>купа</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пика</translation>
    </message>
    <message>
        <source>no trumps</source>
        <translation>без коз</translation>
    </message>
    <message>
        <source>all trumps</source>
        <translation>всичко коз</translation>
    </message>
    <message>
        <source>NT</source>
        <translation>БК</translation>
    </message>
    <message>
        <source>AT</source>
        <translation>ВК</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no contra</comment>
        <translation>без</translation>
    </message>
    <message>
        <source>contra</source>
        <translation>контра</translation>
    </message>
    <message>
        <source>recontra</source>
        <translation>реконтра</translation>
    </message>
    <message>
        <source>tierce</source>
        <translation>терца</translation>
    </message>
    <message>
        <source>quarte</source>
        <translation>кварта</translation>
    </message>
    <message>
        <source>quinte</source>
        <translation>квинта</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>каре</translation>
    </message>
    <message>
        <source>four nines</source>
        <translation>каре деветки</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>каре валета</translation>
    </message>
    <message>
        <source>belote</source>
        <translation>белот</translation>
    </message>
    <message numerus="yes">
        <source>%n tierces</source>
        <translation>
            <numerusform>%n терца</numerusform>
            <numerusform>%n терци</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quartes</source>
        <translation>
            <numerusform>%n кварта</numerusform>
            <numerusform>%n кварти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quintes</source>
        <translation>
            <numerusform>%n квинта</numerusform>
            <numerusform>%n квинти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fours of a kind</source>
        <translation>
            <numerusform>%n каре</numerusform>
            <numerusform>%n карета</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n belotes</source>
        <translation>
            <numerusform>%n белот</numerusform>
            <numerusform>%n белота</numerusform>
        </translation>
    </message>
    <message>
        <source>points</source>
        <translation>точки</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>вътре</translation>
    </message>
    <message>
        <source>capot</source>
        <translation>капо</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>{heading} with {contra}</source>
        <translation>{heading} с {contra}</translation>
    </message>
    <message>
        <source>Capot</source>
        <translation>Капо</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Изкарано</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Вътре</translation>
    </message>
    <message>
        <source>Hanging</source>
        <translation>Висящо</translation>
    </message>
    <message>
        <source>{points} hanging</source>
        <translation>{points} висящи</translation>
    </message>
    <message>
        <source>{what} for {team}</source>
        <translation>{what} за {team}</translation>
    </message>
</context>
</TS>
