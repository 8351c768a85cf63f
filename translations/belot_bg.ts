<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>ActionBar</name>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Няма какво да се отмени.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>New deal</source>
        <translation>Нова раздача</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Вътре</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Всички пас</translation>
    </message>
    <message>
        <source>Quick entry</source>
        <translation>Бърз запис</translation>
    </message>
    <message>
        <source>Edit row</source>
        <translation>Поправи реда</translation>
    </message>
    <message>
        <source>Insert a deal before it</source>
        <translation>Вмъкни раздаване преди него</translation>
    </message>
    <message>
        <source>Delete row</source>
        <translation>Изтрий реда</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмени</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повтори</translation>
    </message>
    <message>
        <source>Correction…</source>
        <translation>Корекция…</translation>
    </message>
    <message>
        <source>Revoke…</source>
        <translation>Неотговорен цвят…</translation>
    </message>
    <message>
        <source>Take over a game from paper…</source>
        <translation>Продължи игра от хартия…</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Нова игра…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Отвори файл…</translation>
    </message>
    <message>
        <source>Names and rules…</source>
        <translation>Имена и уговорки…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Уговорки…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печат…</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Запиши копие…</translation>
    </message>
    <message>
        <source>Copy the sheet as text</source>
        <translation>Копирай листа като текст</translation>
    </message>
    <message>
        <source>Copy the sheet as a picture</source>
        <translation>Копирай листа като картинка</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>По-едър текст</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>По-дребен текст</translation>
    </message>
    <message>
        <source>Usual text size</source>
        <translation>Обичаен размер на текста</translation>
    </message>
    <message>
        <source>Why and the chart</source>
        <translation>Защо и графиката</translation>
    </message>
    <message>
        <source>Switch language</source>
        <translation>Смени езика</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Термини</translation>
    </message>
    <message>
        <source>About the score pad</source>
        <translation>За бележника</translation>
    </message>
</context>
<context>
    <name>Agreeing</name>
    <message>
        <source>House rules</source>
        <translation>Уговорки</translation>
    </message>
    <message>
        <source>All rules…</source>
        <translation>Всички уговорки…</translation>
    </message>
</context>
<context>
    <name>Agreements</name>
    <message>
        <source>House rules</source>
        <translation>Уговорки</translation>
    </message>
    <message>
        <source>Everything is agreed as usual.</source>
        <translation>Всичко е по обичайните уговорки.</translation>
    </message>
    <message>
        <source>Agreed otherwise: {rules}.</source>
        <translation>Уговорено по друг начин: {rules}.</translation>
    </message>
    <message>
        <source>usually: {value}</source>
        <translation>обичайно: {value}</translation>
    </message>
    <message>
        <source>{rule}: {value}</source>
        <translation>{rule}: {value}</translation>
    </message>
</context>
<context>
    <name>AnnouncementsChapter</name>
    <message>
        <source>Announcements</source>
        <translation>Анонси</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Анонс</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Какво е</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>A tierce to the jack</source>
        <translation>Терца до вале</translation>
    </message>
    <message>
        <source>A quarte to the ace</source>
        <translation>Кварта до асо</translation>
    </message>
    <message>
        <source>When they are said and shown</source>
        <translation>Кога се казват и показват</translation>
    </message>
    <message>
        <source>You announce when you play your first card, and only the kind: tierce, for example. The top card is told if it decides. With the second card it is too late.</source>
        <translation>Анонсирате, когато играете първата си карта, и казвате само какво е: „терца“. До коя карта е, се казва, ако от това зависи. С втората карта вече е късно.</translation>
    </message>
    <message>
        <source>{cards} of one suit in a row</source>
        <translation>{cards} поредни от един цвят</translation>
    </message>
    <message>
        <source>four alike: {ranks}</source>
        <translation>четири еднакви: {ranks}</translation>
    </message>
    <message>
        <source>What counts has to be shown if the others ask to see it: at some tables with the second trick, at others when the deal is over. What does not count need not be shown.</source>
        <translation>Което важи, се показва, ако другите поискат: на някои маси при втората ръка, на други след раздаването. Което не важи, не се показва.</translation>
    </message>
    <message>
        <source>Cards of one suit in a row, and four of a kind, may be announced and bring your team points. In no trumps nothing is announced.</source>
        <translation>Поредни карти от един цвят и четири еднакви може да се анонсират и носят точки на отбора. На без коз няма анонси.</translation>
    </message>
    <message>
        <source>A card counts in one sequence or one four of a kind only: if it fits into both, you choose. Belotes are apart from that. Four sevens or four eights are worth nothing.</source>
        <translation>Една карта влиза само в една поредица или в едно каре: ако става и за двете, избирате. Белотът е отделно от това. Четири седмици или осмици не струват нищо.</translation>
    </message>
    <message>
        <source>Belote</source>
        <translation>Белот</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand are a belote: {value} card points. It takes part in no contest and always counts, whoever has it.</source>
        <translation>Поп и дама коз у един играч са белот: {value} точки. Той не се мери с нищо и винаги важи, у когото и да е.</translation>
    </message>
    <message>
        <source>A belote, with hearts as trumps</source>
        <translation>Белот, когато коз е купа</translation>
    </message>
    <message>
        <source>You say it when you play the first of the two cards. Belotes in a suit contract: {suit} at most, in all trumps: {all_trumps}, one in each suit.</source>
        <translation>Казва се, когато се играе първата от двете карти. Белоти при игра на цвят: най-много {suit}, на всичко коз: {all_trumps}, по един във всеки цвят.</translation>
    </message>
    <message>
        <source>In all trumps it counts if that card is played first or follows suit. Thrown on another suit it is no belote at most tables.</source>
        <translation>На всичко коз важи, ако с тази карта се излиза или се отговаря на цвета. Хвърлена на друг цвят, на повечето маси тя не носи белот.</translation>
    </message>
    <message>
        <source>king and queen of trumps</source>
        <translation>поп и дама коз</translation>
    </message>
</context>
<context>
    <name>Announcing</name>
    <message>
        <source>Announcements</source>
        <translation>Анонси</translation>
    </message>
    <message>
        <source>Which count?</source>
        <translation>Чии важат?</translation>
    </message>
</context>
<context>
    <name>Bidding</name>
    <message>
        <source>Declarer</source>
        <translation>Обявил</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Договор</translation>
    </message>
    <message>
        <source>Contra</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Declared by {team}; no player chosen</source>
        <translation>Обявил: {team}; играчът не е избран</translation>
    </message>
</context>
<context>
    <name>BiddingChapter</name>
    <message>
        <source>The bidding</source>
        <translation>Обявяване</translation>
    </message>
    <message>
        <source>With five cards in hand, beginning at the dealer&apos;s right, everybody in turn names a contract higher than the last one, or passes. If you have passed you may still bid when your turn comes round.</source>
        <translation>С пет карти в ръка всеки по ред, като се почне отдясно на раздаващия, казва договор, по-висок от последния, или пасува. Който е пасувал, може пак да обяви, когато му дойде редът.</translation>
    </message>
    <message>
        <source>Contracts, each higher than the one above</source>
        <translation>Договори, всеки по-висок от горния</translation>
    </message>
    <message>
        <source>Whole deal, written</source>
        <translation>Цялото раздаване се пише</translation>
    </message>
    <message>
        <source>Once somebody has bid, three passes in a row end the bidding. The last bid is the contract and its team are the declarers: they have to make more points than the others, the defenders.</source>
        <translation>Щом някой е обявил, три паса подред приключват обявяването. Последната обява е договорът, а отборът, който я е казал, са обявилите: те трябва да съберат повече точки от противниците.</translation>
    </message>
    <message>
        <source>In a suit contract that suit is trumps. In no trumps no card is trumps and nothing is announced; in all trumps every suit is.</source>
        <translation>При игра на цвят коз е този цвят. На без коз няма коз и не се анонсира, на всичко коз всеки цвят е коз.</translation>
    </message>
    <message>
        <source>Contra and recontra</source>
        <translation>Контра и реконтра</translation>
    </message>
    <message>
        <source>An opponent of the last bidder may in turn say contra, and the deal is multiplied: {contra}. The declarers may answer with recontra: {recontra}.</source>
        <translation>Противник на последния обявил може на своя ред да каже контра и раздаването се умножава: {contra}. Обявилите могат да отговорят с реконтра: {recontra}.</translation>
    </message>
    <message>
        <source>Contra belongs to the bid on which it was said, and a higher bid takes it away. Into the pad goes only what stood on the final contract.</source>
        <translation>Контрата е за обявата, на която е казана: по-висока обява я маха. В бележника се отбелязва само това, което е останало на последния договор.</translation>
    </message>
    <message>
        <source>Who writes how much with contra</source>
        <translation>Кой колко пише при контра</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Всички пас</translation>
    </message>
    <message>
        <source>If all four pass, nobody writes and the next player deals. Points that hang go on hanging.</source>
        <translation>Ако и четиримата пасуват, никой не пише и раздава следващият. Висящите точки остават да висят.</translation>
    </message>
</context>
<context>
    <name>BulgarianProblems</name>
    <message>
        <source>Too few points for the announcements: {least} at least.</source>
        <translation>Точките не стигат за анонсите: поне {least}.</translation>
    </message>
    <message>
        <source>No tricks give {cards} card points. Count again.</source>
        <translation>От карти не се събира {cards}. Пребройте пак.</translation>
    </message>
    <message>
        <source>Too many belotes: {most} at most.</source>
        <translation>Толкова белоти няма: най-много {most}.</translation>
    </message>
    <message>
        <source>Type the points, or choose Inside or Capot.</source>
        <translation>Въведете точките или изберете Вътре или Капо.</translation>
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
        <translation>, нагоре се закръгля по-малкото</translation>
    </message>
    <message>
        <source>, the larger one goes up</source>
        <translation>, нагоре се закръгля по-голямото</translation>
    </message>
    <message>
        <source>, the hanging half goes up</source>
        <translation>, нагоре се закръгля висящото</translation>
    </message>
</context>
<context>
    <name>BulgarianRules</name>
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
        <translation>нагоре се закръгля по-малкото</translation>
    </message>
    <message>
        <source>the larger one goes up</source>
        <translation>нагоре се закръгля по-голямото</translation>
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
        <source>is not doubled</source>
        <translation>не се удвоява</translation>
    </message>
    <message>
        <source>is doubled too</source>
        <translation>удвоява се и то</translation>
    </message>
    <message>
        <source>Only one of them goes up, so that the deal is worth what it is.</source>
        <translation>Нагоре се закръгля само едното, за да излезе сметката на раздаването.</translation>
    </message>
    <message>
        <source>Whether the points are rounded before they are multiplied.</source>
        <translation>Дали точките се закръглят, преди да се умножат.</translation>
    </message>
    <message>
        <source>Whether what a capot adds is doubled as the cards are.</source>
        <translation>Дали и точките за капото се удвояват като картите.</translation>
    </message>
    <message>
        <source>Whether contra and recontra multiply a capot too.</source>
        <translation>Дали контрата и реконтрата умножават и капото.</translation>
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
        <translation>важат на първия по ред</translation>
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
        <translation>И двете завършват на {digit}: нагоре се закръгля само висящата половина</translation>
    </message>
    <message>
        <source>Both end in {digit}: only the larger one goes up</source>
        <translation>И двете завършват на {digit}: нагоре се закръгля само по-голямото</translation>
    </message>
    <message>
        <source>Both end in {digit}: only the smaller one goes up</source>
        <translation>И двете завършват на {digit}: нагоре се закръгля само по-малкото</translation>
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
    <name>Busy</name>
    <message>
        <source>{done} of {count}</source>
        <translation>{done} от {count}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>All pass</source>
        <translation>Всички пас</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Запиши</translation>
    </message>
</context>
<context>
    <name>CardBoard</name>
    <message>
        <source>trumps</source>
        <translation>коз</translation>
    </message>
</context>
<context>
    <name>CardCounter</name>
    <message>
        <source>Tap the cards of the tricks, or type their ranks (1 for a ten).</source>
        <translation>Докоснете картите от ръцете. Може и с клавиш: 7&#xa0;8&#xa0;9&#xa0;1&#xa0;В&#xa0;Д&#xa0;П&#xa0;А.</translation>
    </message>
    <message>
        <source>Whose tricks</source>
        <translation>Чии ръце</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Договор</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Пренеси</translation>
    </message>
    <message>
        <source>Count the cards</source>
        <translation>Броене на картите</translation>
    </message>
</context>
<context>
    <name>CardsChapter</name>
    <message>
        <source>The cards</source>
        <translation>Картите</translation>
    </message>
    <message>
        <source>The game has {cards} cards: {lowest} to {highest} in four suits. What a card beats and what it is worth depends on whether its suit is trumps.</source>
        <translation>Картите са {cards}: от {lowest} до {highest} в четири цвята. Коя карта коя бие и колко струва, зависи от това дали цветът ѝ е коз.</translation>
    </message>
    <message>
        <source>Trumps, the strongest card first, and their card points</source>
        <translation>Коз: от най-силната карта надолу, с точките им</translation>
    </message>
    <message>
        <source>A suit that is not trumps, the strongest card first</source>
        <translation>Цвят, който не е коз: от най-силната карта надолу</translation>
    </message>
    <message>
        <source>Among trumps the jack and the nine stand above the ace; elsewhere they are worth little. The ten comes right after the ace in every suit, before the king.</source>
        <translation>При коза валето и деветката са над асото, а в другите цветове струват малко. Десетката навсякъде е веднага след асото и бие попа.</translation>
    </message>
    <message>
        <source>In a suit contract that suit alone is trumps. In all trumps every suit counts and ranks like trumps, in no trumps none does.</source>
        <translation>При игра на цвят коз е само той. На всичко коз всеки цвят се брои и подрежда като коз, на без коз – никой.</translation>
    </message>
    <message>
        <source>The order of sequences</source>
        <translation>Редът за поредиците</translation>
    </message>
    <message>
        <source>For tierce, quarte and quinte the cards stand like this, always</source>
        <translation>За терца, кварта и квинта картите винаги се редят така</translation>
    </message>
    <message>
        <source>All cards together</source>
        <translation>Всички карти заедно</translation>
    </message>
    <message>
        <source>The cards of a suit are worth {trump} as trumps and {plain} otherwise. Whoever takes the last trick adds {last}.</source>
        <translation>Един цвят има {trump} точки, когато е коз, и {plain}, когато не е. Който вземе последната ръка, добавя {last}.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Договор</translation>
    </message>
    <message>
        <source>Cards and last trick</source>
        <translation>Карти и последна ръка</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Точки от карти</translation>
    </message>
    <message>
        <source>a suit</source>
        <translation>игра на цвят</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>#</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Раздава</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Обявил</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Договор</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Анонси</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Изход</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Пише</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Общо</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>The game was replaced by the one in the file.</source>
        <translation>Играта е заменена с тази от файла.</translation>
    </message>
    <message>
        <source>A new game has begun.</source>
        <translation>Започна нова игра.</translation>
    </message>
    <message>
        <source>The game was changed.</source>
        <translation>Играта е променена.</translation>
    </message>
    <message>
        <source>The house rules were changed.</source>
        <translation>Уговорките са сменени.</translation>
    </message>
    <message>
        <source>Row {number} was deleted.</source>
        <translation>Ред {number} е изтрит.</translation>
    </message>
    <message>
        <source>The dealer was put right, from there on.</source>
        <translation>Поправено е кой раздава, оттам нататък.</translation>
    </message>
    <message>
        <source>Choose a row of the table first.</source>
        <translation>Първо изберете ред от таблицата.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Няма какво да се отмени.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>Няма какво да се повтори.</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Повторено.</translation>
    </message>
    <message>
        <source>Version {version}
A score pad for Bulgarian belot.
© the Belot Desktop authors, MIT licence</source>
        <translation>Версия {version}
Записва и смята български белот.
© авторите на Belot Desktop, лиценз MIT</translation>
    </message>
    <message>
        <source>Saved. {row}</source>
        <translation>Записано. {row}</translation>
    </message>
</context>
<context>
    <name>Comparing</name>
    <message>
        <source>These rules change nothing in this game.</source>
        <translation>С тези уговорки нищо в играта не се променя.</translation>
    </message>
    <message>
        <source>Wrong by these rules: {problem}</source>
        <translation>По тези уговорки не може: {problem}</translation>
    </message>
    <message>
        <source>Right by these rules.</source>
        <translation>По тези уговорки може.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Общо</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Играта продължава.</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Играта</translation>
    </message>
    <message numerus="yes">
        <source>%n rows change</source>
        <translation>
            <numerusform>Променя се %n ред</numerusform>
            <numerusform>Променят се %n реда</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n become wrong</source>
        <translation>
            <numerusform>%n става грешен</numerusform>
            <numerusform>%n стават грешни</numerusform>
        </translation>
    </message>
    <message>
        <source>{over} — after row {number}</source>
        <translation>{over} — след ред {number}</translation>
    </message>
</context>
<context>
    <name>ContestDialog</name>
    <message>
        <source>Which announcements count?</source>
        <translation>Чии анонси важат?</translation>
    </message>
    <message>
        <source>Only what decides is asked. Belotes always count.</source>
        <translation>Пита се само за това, което решава. Белотът важи винаги.</translation>
    </message>
    <message>
        <source>What each side holds</source>
        <translation>Кой какво има</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Пренеси</translation>
    </message>
</context>
<context>
    <name>Contests</name>
    <message>
        <source>Which announcements count</source>
        <translation>Кои анонси важат</translation>
    </message>
    <message>
        <source>What counts</source>
        <translation>Какво важи</translation>
    </message>
    <message>
        <source>Sequences contend with sequences: the longer one is better, and of equally long ones that with the higher top card. Fours of a kind contend with fours: {carres}, the best first.</source>
        <translation>Поредиците се мерят с поредици: по-добра е по-дългата, а от еднакво дългите тази до по-висока карта. Каретата се мерят с карета, от най-доброто надолу: {carres}.</translation>
    </message>
    <message>
        <source>The winning team counts all that its two players hold of them, the others none.</source>
        <translation>Отборът с по-добрия анонс брои всички такива на двамата си играчи, а другият не брои нито един.</translation>
    </message>
    <message>
        <source>The best combination of the table takes all, sequences and fours alike. The value decides; at equal value four of a kind come before a sequence, the higher top card before the lower, and fours in this order: {carres}.</source>
        <translation>Най-добрият анонс на масата взема всичко, и поредици, и карета. Гледа се стойността; при равна стойност каре е пред поредица, по-високата карта пред по-ниската, а каретата са в този ред: {carres}.</translation>
    </message>
    <message>
        <source>If the best of both are equal, the team of whoever plays first has the better one. Here {player} plays first.</source>
        <translation>Ако най-добрите са равни, по-добър е този на отбора, чийто играч е по-напред по ред. Тук пръв играе {player}.</translation>
    </message>
    <message>
        <source>If the best of both are equal, nobody counts any.</source>
        <translation>Ако най-добрите са равни, не важат на никого.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нищо</translation>
    </message>
    <message>
        <source>{kind}: {rank}</source>
        <translation>{kind} {rank}</translation>
    </message>
    <message>
        <source>{kind} ({cards}) to {top}</source>
        <translation>{kind} ({cards}) до {top}</translation>
    </message>
    <message>
        <source>{kind} to {top}</source>
        <translation>{kind} до {top}</translation>
    </message>
    <message>
        <source>The best of all: {told}.</source>
        <translation>Най-силният анонс: {told}.</translation>
    </message>
    <message>
        <source>Sequences: {told}.</source>
        <translation>Поредици: {told}.</translation>
    </message>
    <message>
        <source>Fours of a kind: {told}.</source>
        <translation>Карета: {told}.</translation>
    </message>
    <message>
        <source>Nothing counts.</source>
        <translation>Не важат за никого.</translation>
    </message>
    <message>
        <source>eight in a row</source>
        <translation>осем поред</translation>
    </message>
    <message>
        <source>{run} to the {top}</source>
        <translation>{run} до {top}</translation>
    </message>
    <message>
        <source>{team}: how long is the quinte</source>
        <translation>{team}: квинта от колко карти</translation>
    </message>
    <message>
        <source>{team}: {run} to the</source>
        <translation>{team}: {run} до</translation>
    </message>
    <message>
        <source>{team}: four of what</source>
        <translation>{team}: каре от какво</translation>
    </message>
    <message>
        <source>{held}: equal, nobody counts any</source>
        <translation>{held}: равни, не важат за никого</translation>
    </message>
    <message>
        <source>only {team}</source>
        <translation>само {team}</translation>
    </message>
    <message>
        <source>equal, first hand: {who}</source>
        <translation>равни, първа ръка: {who}</translation>
    </message>
    <message>
        <source>longer</source>
        <translation>по-дълга поредица</translation>
    </message>
    <message>
        <source>higher top card</source>
        <translation>по-висока карта</translation>
    </message>
    <message>
        <source>better four</source>
        <translation>по-силно каре</translation>
    </message>
    <message>
        <source>worth the same, fours go first</source>
        <translation>равни точки, карето е напред</translation>
    </message>
    <message>
        <source>{quinte} of {cards}</source>
        <translation>{quinte} от {cards}</translation>
    </message>
    <message>
        <source>{team}: {told}</source>
        <translation>{team}: {told}</translation>
    </message>
    <message>
        <source>{team}: {claim}, held by</source>
        <translation>{team}: {claim} — у кого</translation>
    </message>
    <message>
        <source>{team} — {best} over {beaten} ({why})</source>
        <translation>{team} — {best} бие {beaten} ({why})</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>вале</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>поп</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>асо</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>каре аса</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>каре десетки</translation>
    </message>
    <message>
        <source>four kings</source>
        <translation>каре попове</translation>
    </message>
    <message>
        <source>four queens</source>
        <translation>каре дами</translation>
    </message>
    <message>
        <source>worth more</source>
        <translation>повече точки</translation>
    </message>
    <message>
        <source>the number of cards decides</source>
        <translation>решава броят на картите</translation>
    </message>
    <message>
        <source>the top card decides</source>
        <translation>решава най-високата карта</translation>
    </message>
    <message>
        <source>which four it is decides</source>
        <translation>решава кое е карето</translation>
    </message>
    <message>
        <source>equal, the first hand decides</source>
        <translation>равни са, решава първата ръка</translation>
    </message>
</context>
<context>
    <name>CopyEntry</name>
    <message>
        <source>Save a copy</source>
        <translation>Запис на копие</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Saving {file}</source>
        <translation>Записва се {file}</translation>
    </message>
    <message>
        <source>Saved as {file} in {folder}.</source>
        <translation>Записано: {file} в {folder}.</translation>
    </message>
    <message>
        <source>The sheet is copied as text: paste it wherever you like.</source>
        <translation>Листът е копиран като текст: поставете го, където искате.</translation>
    </message>
    <message>
        <source>The sheet is copied as a picture: paste it wherever you like.</source>
        <translation>Листът е копиран като картинка: поставете го, където искате.</translation>
    </message>
    <message>
        <source>This game, for a score pad</source>
        <translation>Тази игра, за бележник</translation>
    </message>
    <message>
        <source>All games, for a score pad</source>
        <translation>Всички игри, за бележник</translation>
    </message>
    <message>
        <source>Sheet as PDF</source>
        <translation>Лист като PDF</translation>
    </message>
    <message>
        <source>Sheet as a picture</source>
        <translation>Лист като картинка</translation>
    </message>
    <message>
        <source>Sheet as a drawing</source>
        <translation>Лист като чертеж</translation>
    </message>
    <message>
        <source>Table for a spreadsheet</source>
        <translation>Таблица за Excel и други</translation>
    </message>
    <message>
        <source>Backup of everything</source>
        <translation>Резервно копие на всичко</translation>
    </message>
    <message>
        <source>The disk is full: {file} was not written. Make room on it or choose another place.</source>
        <translation>Дискът е пълен: {file} не е записан. Освободете място или изберете друга папка.</translation>
    </message>
    <message>
        <source>Nothing may be written to {file}. Choose another folder or another name.</source>
        <translation>В {file} не може да се пише. Изберете друга папка или друго име.</translation>
    </message>
    <message>
        <source>{file} could not be written. Your games are safe. Try again, or another place.</source>
        <translation>{file} не можа да се запише. Игрите ви са на сигурно място. Опитайте пак или изберете друга папка.</translation>
    </message>
    <message>
        <source>{file} is where the score pad itself keeps your games. Choose another name.</source>
        <translation>В {file} самият бележник пази игрите ви. Изберете друго име.</translation>
    </message>
    <message>
        <source>One of the games was written by a newer score pad, so they were not all saved. Save a backup instead.</source>
        <translation>Една от игрите е от по-нов бележник, затова не са записани всички. Вместо това запишете резервно копие.</translation>
    </message>
    <message>
        <source>{file} is there already, and was left as it is. Choose another name.</source>
        <translation>{file} вече съществува и не е променен. Изберете друго име.</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Who revoked?</source>
        <translation>Кой сгреши?</translation>
    </message>
    <message>
        <source>Written points</source>
        <translation>Записани точки</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Бележка</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Запиши</translation>
    </message>
    <message>
        <source>Row {number} — correction</source>
        <translation>Ред {number} — корекция</translation>
    </message>
    <message>
        <source>The other side writes the penalty. The number can be changed.</source>
        <translation>Наказанието се пише на другите. Числото може да се смени.</translation>
    </message>
    <message>
        <source>Penalty for a revoke</source>
        <translation>Наказание за неотговаряне на цвят</translation>
    </message>
    <message>
        <source>Type what each side has on paper. The game goes on from there.</source>
        <translation>Въведете кой колко има на хартията. Играта продължава оттам.</translation>
    </message>
    <message>
        <source>A game begun on paper</source>
        <translation>Игра, започната на хартия</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Корекция</translation>
    </message>
    <message>
        <source>Points that are added or, with a minus, taken away.</source>
        <translation>Точки, които се добавят или, с минус, се отнемат.</translation>
    </message>
    <message>
        <source>Revoke: {team}</source>
        <translation>Неотговорен цвят: {team}</translation>
    </message>
    <message>
        <source>total</source>
        <translation>общо</translation>
    </message>
    <message>
        <source>Type the points of a team.</source>
        <translation>Въведете точките на някой отбор.</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most}.</source>
        <translation>Цяло число от {least} до {most}.</translation>
    </message>
</context>
<context>
    <name>CorrectionsChapter</name>
    <message>
        <source>Corrections</source>
        <translation>Корекции</translation>
    </message>
    <message>
        <source>A correction is a row of its own: written points that a team is given or loses, and a note why. The dealer does not move on, and a total may fall below zero.</source>
        <translation>Корекцията е отделен ред: записани точки, които отбор получава или губи, и бележка защо. Редът за раздаване не се мести, а общото може да падне под нулата.</translation>
    </message>
    <message>
        <source>A game that was begun on paper is taken over the same way: with what each team had by then.</source>
        <translation>Така се продължава и игра, започната на хартия: с това, което всеки отбор има дотогава.</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>Неотговорен цвят</translation>
    </message>
    <message>
        <source>A player who could have followed suit, trumped or played higher as the rules ask, and did not, has revoked. By custom the other team writes {penalty}, and so it does when somebody announces what is not there.</source>
        <translation>Който е могъл да отговори на цвета, да цака или да се качи, както искат правилата, и не го е направил, се наказва. По обичай другият отбор пише {penalty}; същото важи и за анонс, който не е истински.</translation>
    </message>
    <message>
        <source>Revoke: {team}</source>
        <translation>Неотговорен цвят: {team}</translation>
    </message>
    <message>
        <source>Tables differ in the rest: whether a card may be taken back before the next one falls, and whether the deal still counts. The pad fills in the usual number, and you can change it.</source>
        <translation>За останалото масите се различават: може ли картата да се върне, преди да е паднала следващата, и брои ли се самото раздаване. Бележникът слага обичайното число, а вие може да го смените.</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message>
        <source>points</source>
        <translation>точки</translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation>
            <numerusform>%n ръка</numerusform>
            <numerusform>%n ръце</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карти</numerusform>
        </translation>
    </message>
    <message>
        <source>with the last trick</source>
        <translation>с последната ръка</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>Card points</source>
        <translation>Точки от карти</translation>
    </message>
    <message>
        <source>Points with announcements</source>
        <translation>Точки с анонсите</translation>
    </message>
    <message>
        <source>Take the last figure back</source>
        <translation>Изтрий последната цифра</translation>
    </message>
    <message>
        <source>cards only</source>
        <translation>само карти</translation>
    </message>
    <message>
        <source>count the cards</source>
        <translation>брой картите</translation>
    </message>
    <message>
        <source>with announcements {points}</source>
        <translation>с анонсите {points}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation>карти {cards}</translation>
    </message>
    <message>
        <source>cards {cards} + {announced}</source>
        <translation>карти {cards} + {announced}</translation>
    </message>
</context>
<context>
    <name>DealKeys</name>
    <message>
        <source>While a deal is entered</source>
        <translation>Докато въвеждате раздаване</translation>
    </message>
    <message>
        <source>After a choice the keyboard goes on to the next row by itself. Everything can be clicked or tapped as well; the key stands on each button.</source>
        <translation>След всеки избор се минава на следващия ред. Всичко може и да се щракне или докосне; клавишът пише на бутона.</translation>
    </message>
    <message>
        <source>While announcements are compared</source>
        <translation>Докато се мерят анонсите</translation>
    </message>
    <message>
        <source>While cards are counted</source>
        <translation>Докато се броят картите</translation>
    </message>
    <message>
        <source>Choose who declared, then the contract</source>
        <translation>Кой е обявил и после договорът</translation>
    </message>
    <message>
        <source>click on it</source>
        <translation>щракване върху него</translation>
    </message>
    <message>
        <source>From row to row</source>
        <translation>От ред на ред</translation>
    </message>
    <message>
        <source>Contra, recontra, and none again</source>
        <translation>Контра, реконтра и пак без</translation>
    </message>
    <message>
        <source>Add an announcement, in its row</source>
        <translation>Добавяне на анонс, на реда с анонсите</translation>
    </message>
    <message>
        <source>Take one back</source>
        <translation>Махане на анонс</translation>
    </message>
    <message>
        <source>click on its minus</source>
        <translation>щракване върху минуса му</translation>
    </message>
    <message>
        <source>Which announcements count?</source>
        <translation>Чии анонси важат?</translation>
    </message>
    <message>
        <source>Points of one team, also as a sum such as 34+18+11</source>
        <translation>Точките на единия отбор, може и като сбор: 34+18+11</translation>
    </message>
    <message>
        <source>click on the field: figures appear</source>
        <translation>щракнете в полето и ще се появят цифри</translation>
    </message>
    <message>
        <source>Points of the cards only, without announcements</source>
        <translation>Точки само от картите, без анонсите</translation>
    </message>
    <message>
        <source>the switch under the points</source>
        <translation>ключът под точките</translation>
    </message>
    <message>
        <source>Count the cards of the tricks</source>
        <translation>Преброяване на картите от ръцете</translation>
    </message>
    <message>
        <source>Add what a team holds, and take it back</source>
        <translation>Добавяне на каквото има отборът и връщането му</translation>
    </message>
    <message>
        <source>Answer what is asked: a length or a rank as it stands there, who by place</source>
        <translation>Отговор на питането: дължината или картата се пише, както стои там, а играчът – с номера му</translation>
    </message>
    <message>
        <source>Take over what counts</source>
        <translation>Пренасяне на каквото важи</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>От карта на карта</translation>
    </message>
    <message>
        <source>Take the card, or put it back</source>
        <translation>Вземане или връщане на картата</translation>
    </message>
    <message>
        <source>A card of the row, by its rank</source>
        <translation>Карта от реда, по нейния знак</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Последната ръка</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Започване отначало</translation>
    </message>
    <message>
        <source>Take over the count</source>
        <translation>Пренасяне на преброеното</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Всички пас</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Запиши</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>Let go here to open</source>
        <translation>Пуснете тук, за да се отвори</translation>
    </message>
</context>
<context>
    <name>EndChapter</name>
    <message>
        <source>The end</source>
        <translation>Край</translation>
    </message>
    <message>
        <source>The game is over after a deal, never in the middle of one. If both teams have {target} or more by then, whoever has more has won.</source>
        <translation>Играта свършва след раздаване, никога по средата му. Ако тогава и двата отбора имат {target} или повече, печели този с повече.</translation>
    </message>
    <message>
        <source>Even then one more deal may have to be played:</source>
        <translation>Дори тогава понякога се играе още едно раздаване:</translation>
    </message>
    <message>
        <source>Both have the same</source>
        <translation>Двата отбора са наравно</translation>
    </message>
    <message>
        <source>The last deal was a capot</source>
        <translation>Последното раздаване е било капо</translation>
    </message>
    <message>
        <source>Points hang</source>
        <translation>Има висящи точки</translation>
    </message>
    <message>
        <source>Points that still hang when the game is over go to nobody.</source>
        <translation>Точки, които висят в края на играта, не отиват при никого.</translation>
    </message>
    <message>
        <source>Rows after the end</source>
        <translation>Редове след края</translation>
    </message>
    <message>
        <source>If you mend an earlier row and the game was over sooner because of it, the later rows stay where they are and are marked. They change the winner no more.</source>
        <translation>Ако поправите по-ранен ред и заради това играта е свършила по-рано, следващите редове остават на място и са отбелязани. Победителят вече не се сменя от тях.</translation>
    </message>
    <message>
        <source>Before: {totals}. {deal}</source>
        <translation>Преди това: {totals}. {deal}</translation>
    </message>
</context>
<context>
    <name>EntryChapter</name>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Type the points of either team, with its announcements, and the other&apos;s follow. With “cards only” you type card points alone, and nobody has to add.</source>
        <translation>Въвеждате точките на който и да е отбор, заедно с анонсите му, а на другия излизат сами. Със „само карти“ въвеждате точките от карти и никой не събира наум.</translation>
    </message>
    <message>
        <source>The pad looks at a deal while you enter it and says what cannot be, beside its field and all at once. A mistake has to be mended before the deal is saved.</source>
        <translation>Докато въвеждате раздаването, бележникът казва какво не може да бъде, до самото поле и всичко наведнъж. Грешката се поправя, преди раздаването да се запише.</translation>
    </message>
    <message>
        <source>What was entered</source>
        <translation>Въведено</translation>
    </message>
    <message>
        <source>What the pad says</source>
        <translation>Какво казва бележникът</translation>
    </message>
    <message>
        <source>Nothing else is refused, however unlikely it is: the table knows what it saw. A row after the end of the game is marked and stays.</source>
        <translation>Нищо друго не се отказва, колкото и да е невероятно: масата знае какво е видяла. Ред след края на играта се отбелязва и остава.</translation>
    </message>
    <message>
        <source>Points that no tricks give</source>
        <translation>Точки, които не може да се съберат</translation>
    </message>
    <message>
        <source>Some card points cannot come out, whichever tricks a team took. The pad asks you to count again, but saves the deal if you insist.</source>
        <translation>Има точки, които не излизат, каквито и ръце да е взел отборът. Бележникът ви кара да преброите пак, но ако държите, записва раздаването.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Договор</translation>
    </message>
    <message>
        <source>Card points that cannot be</source>
        <translation>Точки от карти, които ги няма</translation>
    </message>
    <message>
        <source>a suit</source>
        <translation>игра на цвят</translation>
    </message>
    <message>
        <source>no trumps, before doubling</source>
        <translation>без коз, преди удвояването</translation>
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
        <source>Hanging from before</source>
        <translation>Висящи отпреди</translation>
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
    <name>Faults</name>
    <message>
        <source>This is missing.</source>
        <translation>Това липсва.</translation>
    </message>
    <message>
        <source>This does not belong here.</source>
        <translation>Това няма място тук.</translation>
    </message>
    <message>
        <source>This stands here twice.</source>
        <translation>Това е написано два пъти.</translation>
    </message>
    <message>
        <source>A group in braces is due here.</source>
        <translation>Тук трябва да има група във фигурни скоби.</translation>
    </message>
    <message>
        <source>A list in square brackets is due here.</source>
        <translation>Тук трябва да има списък в квадратни скоби.</translation>
    </message>
    <message>
        <source>Text is due here.</source>
        <translation>Тук трябва да има текст.</translation>
    </message>
    <message>
        <source>A number is due here.</source>
        <translation>Тук трябва да има число.</translation>
    </message>
    <message>
        <source>This is not a number that can be counted with.</source>
        <translation>С такова число не може да се смята.</translation>
    </message>
    <message>
        <source>A whole number is due here.</source>
        <translation>Тук трябва да има цяло число.</translation>
    </message>
    <message>
        <source>This number is too large.</source>
        <translation>Числото е твърде голямо.</translation>
    </message>
    <message>
        <source>Only true can stand here.</source>
        <translation>Тук може да стои само true.</translation>
    </message>
    <message>
        <source>This is not a time with its offset (+02:00): {value}.</source>
        <translation>Това не е дата и час с отместване (+02:00): {value}.</translation>
    </message>
    <message>
        <source>The file holds lists in lists without end.</source>
        <translation>Във файла има безкрай списъци в списъци.</translation>
    </message>
    <message>
        <source>Here the pad itself keeps its games: they are here already.</source>
        <translation>Тук самият бележник пази игрите си: те вече са тук.</translation>
    </message>
    <message>
        <source>The text holds half of a character.</source>
        <translation>В текста има половин знак.</translation>
    </message>
    <message>
        <source>Something has to be written here.</source>
        <translation>Тук трябва да пише нещо.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB.</source>
        <translation>Файлът е по-голям от {most} MB.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Няма такъв файл.</translation>
    </message>
    <message>
        <source>This is a folder, and not a file of games.</source>
        <translation>Това е папка, а не файл с игри.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файлът е празен.</translation>
    </message>
    <message>
        <source>The file cannot be read: see who may read it.</source>
        <translation>Файлът не може да се прочете: проверете кой има право.</translation>
    </message>
    <message>
        <source>This is a device of the system, and not a file of games.</source>
        <translation>Това е системно устройство, а не файл с игри.</translation>
    </message>
    <message>
        <source>The result could not be written.</source>
        <translation>Резултатът не може да бъде записан.</translation>
    </message>
    <message>
        <source>The same command reads this file or has written it already: choose another name.</source>
        <translation>Същата команда чете този файл или вече го е записала: изберете друго име.</translation>
    </message>
    <message>
        <source>There are too many here: {most} at most.</source>
        <translation>Тук има твърде много: най-много {most}.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: byte {byte}.</source>
        <translation>Файлът не е текст в UTF-8: байт {byte}.</translation>
    </message>
    <message>
        <source>The file breaks off or is not JSON: line {line}, character {column}.</source>
        <translation>Файлът прекъсва или не е JSON: ред {line}, знак {column}.</translation>
    </message>
    <message>
        <source>This is not a file of games: {value}.</source>
        <translation>Това не е файл с игри: {value}.</translation>
    </message>
    <message>
        <source>A newer program made this; here {most} is the latest.</source>
        <translation>Направено е с по-нова програма; тук се чете до версия {most}.</translation>
    </message>
    <message>
        <source>This game is not known: {value}.</source>
        <translation>Такава игра тук няма: {value}.</translation>
    </message>
    <message>
        <source>This backup is damaged.</source>
        <translation>Това резервно копие е повредено.</translation>
    </message>
    <message>
        <source>This database belongs to another program.</source>
        <translation>Тази база данни е на друга програма.</translation>
    </message>
    <message>
        <source>A newer score pad made this backup: open it with that one.</source>
        <translation>Това резервно копие е от по-нов бележник: отворете го с него.</translation>
    </message>
    <message>
        <source>The disk has no room for reading the backup.</source>
        <translation>На диска няма място, за да се прочете резервното копие.</translation>
    </message>
    <message>
        <source>The list has to be this long: {due}.</source>
        <translation>В списъка трябва да има точно {due}.</translation>
    </message>
    <message>
        <source>The text is too long: {most} characters at most.</source>
        <translation>Текстът е твърде дълъг: най-много {most} знака.</translation>
    </message>
    <message>
        <source>A number from {least} to {most} is due.</source>
        <translation>Тук трябва да има число от {least} до {most}.</translation>
    </message>
    <message>
        <source>Only one of these can stand here: {choices}.</source>
        <translation>Тук може да стои само едно от тези: {choices}.</translation>
    </message>
    <message>
        <source>A deal ends in one way only, not in these: {kinds}.</source>
        <translation>Раздаване свършва само по един начин, а тук са: {kinds}.</translation>
    </message>
    <message>
        <source>This is not a UUID: {value}.</source>
        <translation>Това не е UUID: {value}.</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Име:</translation>
    </message>
    <message>
        <source>What:</source>
        <translation>Какво:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
</context>
<context>
    <name>FilesPage</name>
    <message>
        <source>The pad saves every row by itself: nothing has to be saved.</source>
        <translation>Бележникът сам пази всеки ред: няма какво да запазвате.</translation>
    </message>
    <message>
        <source>Taking games along</source>
        <translation>Как се взимат игри със себе си</translation>
    </message>
    <message>
        <source>Opening a file</source>
        <translation>Как се отваря файл</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлове</translation>
    </message>
    <message>
        <source>A copy of a game can be opened in any other pad.</source>
        <translation>Копие на игра се отваря във всеки друг бележник.</translation>
    </message>
    <message>
        <source>A backup holds all games, and all that was ever changed in them.</source>
        <translation>В резервното копие са всички игри и всичко, което някога е променяно в тях.</translation>
    </message>
    <message>
        <source>A copy or a backup is opened by the menu, or dropped on the window.</source>
        <translation>Копие или резервно копие се отваря от менюто или се пуска върху прозореца.</translation>
    </message>
    <message>
        <source>You see first which games were found. Nothing is taken before you agree.</source>
        <translation>Първо виждате кои игри са намерени. Нищо не се взима, преди да се съгласите.</translation>
    </message>
    <message>
        <source>The pad knows a game that it has. If the file has it otherwise, you choose: leave it out, replace yours, or keep both.</source>
        <translation>Бележникът познава игра, която вече има. Ако във файла тя е друга, избирате: да се пропусне, да замени вашата или да останат и двете.</translation>
    </message>
    <message>
        <source>A game that was replaced comes back by Undo.</source>
        <translation>Заменена игра се връща с „Отмени“.</translation>
    </message>
    <message>
        <source>If anything in the files is wrong, it is said where, and nothing is taken.</source>
        <translation>Ако нещо във файловете не е наред, бележникът казва къде и не взима нищо.</translation>
    </message>
</context>
<context>
    <name>GameDialog</name>
    <message>
        <source>New game</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>Names and rules</source>
        <translation>Имена и уговорки</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Започни</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Запиши</translation>
    </message>
</context>
<context>
    <name>GiveUp</name>
    <message>
        <source>Give up?</source>
        <translation>Да се изостави ли?</translation>
    </message>
    <message>
        <source>What was typed here is not saved.</source>
        <translation>Въведеното тук не е записано.</translation>
    </message>
    <message>
        <source>Should it be given up?</source>
        <translation>Да се изостави ли?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Изостави</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продължи</translation>
    </message>
</context>
<context>
    <name>HeadPanel</name>
    <message>
        <source>winner</source>
        <translation>победител</translation>
    </message>
</context>
<context>
    <name>Heading</name>
    <message>
        <source>Deal {number} — correction</source>
        <translation>Раздаване {number} — поправка</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Раздаване {number}</translation>
    </message>
    <message>
        <source>Choose who really dealt</source>
        <translation>Изберете кой наистина раздава</translation>
    </message>
    <message>
        <source>by turn</source>
        <translation>по ред</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>At this table</source>
        <translation>На тази маса</translation>
    </message>
    <message>
        <source>At this table, other than usual</source>
        <translation>На тази маса, различно от обичайното</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Помощ</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Търсене</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Търсене в помощта</translation>
    </message>
    <message>
        <source>Nothing found. Try another word, or only its beginning.</source>
        <translation>Нищо не е намерено. Опитайте с друга дума или само с началото ѝ.</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Глави</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>There is nowhere to go back to.</source>
        <translation>Няма накъде назад.</translation>
    </message>
    <message>
        <source>There is nowhere to go forward to.</source>
        <translation>Няма накъде напред.</translation>
    </message>
</context>
<context>
    <name>Holdings</name>
    <message>
        <source>No cards are left for it.</source>
        <translation>За това не остават карти.</translation>
    </message>
</context>
<context>
    <name>HouseChapter</name>
    <message>
        <source>House rules</source>
        <translation>Уговорки</translation>
    </message>
    <message>
        <source>No two tables play alike. This is what was agreed for the open game, and the examples in all chapters are computed by it. Below each rule stands what comes of each reading.</source>
        <translation>Няма две маси, които играят еднакво. Това е уговореното за отворената игра и по него са сметнати примерите във всички глави. Под всяка уговорка е показано какво излиза и по другия начин.</translation>
    </message>
    <message>
        <source>Every game keeps its own house rules. If you change them in a game that has deals, it is computed anew: you first see what would change, and you can undo it.</source>
        <translation>Всяка игра пази своите уговорки. Ако ги смените в игра с раздавания, тя се пресмята наново: първо виждате какво ще се промени, а после може и да го отмените.</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Какво излиза</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Games from a file</source>
        <translation>Игри от файл</translation>
    </message>
    <message>
        <source>Games that were found</source>
        <translation>Намерени игри</translation>
    </message>
    <message>
        <source>Games found: {count}</source>
        <translation>Намерени игри: {count}</translation>
    </message>
    <message>
        <source>The same for all that are so: {count}</source>
        <translation>Така и за всички такива: {count}</translation>
    </message>
    <message>
        <source>Will be taken: {count}.</source>
        <translation>Ще се вземат: {count}.</translation>
    </message>
    <message>
        <source>Of mine replaced: {count}.</source>
        <translation>От моите се заменят: {count}.</translation>
    </message>
    <message>
        <source>Left out: {count}.</source>
        <translation>Пропускат се: {count}.</translation>
    </message>
    <message>
        <source>The last one is opened.</source>
        <translation>Отваря се последната.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Отвори я</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Вземи</translation>
    </message>
    <message>
        <source>Choose first what is to be taken.</source>
        <translation>Първо изберете какво да се вземе.</translation>
    </message>
    <message>
        <source>Look at these again; they are taken as they are:</source>
        <translation>Тези ги погледнете пак; взимат се, както са:</translation>
    </message>
    <message>
        <source>And more: {count}</source>
        <translation>И още: {count}</translation>
    </message>
</context>
<context>
    <name>ImportEntry</name>
    <message>
        <source>Games and backups</source>
        <translation>Игри и резервни копия</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Всички файлове</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Отваряне на файл</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Отвори</translation>
    </message>
    <message>
        <source>The file is opened once the dialog is closed.</source>
        <translation>Файлът се отваря, щом този прозорец се затвори.</translation>
    </message>
</context>
<context>
    <name>ImportInUse</name>
    <message>
        <source>Reading…</source>
        <translation>Чете се…</translation>
    </message>
    <message>
        <source>There is no game in this file.</source>
        <translation>В този файл няма игра.</translation>
    </message>
    <message>
        <source>This game is open now.</source>
        <translation>Тази игра сега е отворена.</translation>
    </message>
    <message>
        <source>Taking over…</source>
        <translation>Взимат се…</translation>
    </message>
    <message>
        <source>The game was taken over and is open now.</source>
        <translation>Играта е взета и сега е отворена.</translation>
    </message>
    <message>
        <source>Games taken over: {count}. Open now: {game}.</source>
        <translation>Взети игри: {count}. Отворена е {game}.</translation>
    </message>
</context>
<context>
    <name>Judged</name>
    <message>
        <source>Say what each side holds.</source>
        <translation>Кажете кой какво има.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>точки</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Whatever a key does can also be clicked: in the menus and on the buttons.</source>
        <translation>Каквото прави един клавиш, може и да се посочи с мишката: в менютата и по бутоните.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>In the table</source>
        <translation>В таблицата</translation>
    </message>
    <message>
        <source>Choose a row; beside it stands why it is written so</source>
        <translation>Избор на ред; отстрани пише защо е записан така</translation>
    </message>
    <message>
        <source>Edit the row</source>
        <translation>Поправка на реда</translation>
    </message>
    <message>
        <source>double click</source>
        <translation>двойно щракване</translation>
    </message>
    <message>
        <source>What can be done with the row</source>
        <translation>Какво може да се направи с реда</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>десният бутон</translation>
    </message>
    <message>
        <source>In Why?</source>
        <translation>В „Защо?“</translation>
    </message>
    <message>
        <source>From step to step</source>
        <translation>От стъпка на стъпка</translation>
    </message>
    <message>
        <source>The rule of a step</source>
        <translation>Правилото за стъпката</translation>
    </message>
    <message>
        <source>click on the step</source>
        <translation>щракване върху стъпката</translation>
    </message>
    <message>
        <source>In the help</source>
        <translation>В помощта</translation>
    </message>
    <message>
        <source>Search; just typing does it as well</source>
        <translation>Търсене; може и направо да пишете</translation>
    </message>
    <message>
        <source>To the next place found</source>
        <translation>Към следващото намерено</translation>
    </message>
    <message>
        <source>Back and forward</source>
        <translation>Назад и напред</translation>
    </message>
    <message>
        <source>Close the help</source>
        <translation>Затваряне на помощта</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The score pad was open already: here it is.</source>
        <translation>Бележникът вече беше отворен: ето го.</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>Таблица с резултата</translation>
    </message>
    <message>
        <source>Nothing is written yet. F2 enters the first deal; Ctrl+N names the players.</source>
        <translation>Още нищо не е записано. F2 въвежда първото раздаване, Ctrl+N — имената на играчите.</translation>
    </message>
</context>
<context>
    <name>Meanings</name>
    <message>
        <source>Terms</source>
        <translation>Термини</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>На масата</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Какво се играе</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Анонси</translation>
    </message>
    <message>
        <source>How a deal ends</source>
        <translation>Как свършва раздаването</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Какво се пише</translation>
    </message>
    <message>
        <source>The words of the table as the pad uses them, and in grey in Bulgarian.</source>
        <translation>Думите от масата, както ги използва бележникът, а в сиво – на английски.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>игра</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>раздаване</translation>
    </message>
    <message>
        <source>The cards are dealt, bid on and played once: one row of the sheet.</source>
        <translation>Картите се раздават, наддава се и се изиграват веднъж: един ред от листа.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>раздава</translation>
    </message>
    <message>
        <source>Who deals the cards. The player at the dealer&apos;s right deals next.</source>
        <translation>Който раздава картите. След него раздава този, който му седи отдясно.</translation>
    </message>
    <message>
        <source>team</source>
        <translation>отбор</translation>
    </message>
    <message>
        <source>Two partners who sit opposite each other.</source>
        <translation>Двама партньори, които седят един срещу друг.</translation>
    </message>
    <message>
        <source>trick</source>
        <translation>ръка</translation>
    </message>
    <message>
        <source>Four cards, one from each player; the strongest takes them.</source>
        <translation>Четири карти, по една от всеки; взема ги най-силната.</translation>
    </message>
    <message>
        <source>house rules</source>
        <translation>уговорки</translation>
    </message>
    <message>
        <source>What your table has agreed on where people play differently.</source>
        <translation>За какво сте се разбрали на масата там, където се играе различно.</translation>
    </message>
    <message>
        <source>series</source>
        <translation>серия</translation>
    </message>
    <message>
        <source>Several games in a row; each counts for who won it.</source>
        <translation>Няколко игри подред; всяка се брои на този, който я е спечелил.</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>обява</translation>
    </message>
    <message>
        <source>With it a player says what should be played.</source>
        <translation>С нея играчът казва какво да се играе.</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>обявил</translation>
    </message>
    <message>
        <source>Who made the last bid, which is the highest.</source>
        <translation>Който е дал последната, най-високата обява.</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>договор</translation>
    </message>
    <message>
        <source>What is played, by the last bid.</source>
        <translation>Какво се играе според последната обява.</translation>
    </message>
    <message>
        <source>suit contract</source>
        <translation>игра на цвят</translation>
    </message>
    <message>
        <source>One suit is trumps.</source>
        <translation>Един от цветовете е коз.</translation>
    </message>
    <message>
        <source>The suit ♣, the lowest bid.</source>
        <translation>Цветът ♣, най-ниската обява.</translation>
    </message>
    <message>
        <source>The suit ♦, higher than clubs.</source>
        <translation>Цветът ♦, по-висок от спатия.</translation>
    </message>
    <message>
        <source>The suit ♥, higher than diamonds.</source>
        <translation>Цветът ♥, по-висок от каро.</translation>
    </message>
    <message>
        <source>The suit ♠, the highest of the suits.</source>
        <translation>Цветът ♠, най-високият от цветовете.</translation>
    </message>
    <message>
        <source>No suit is trumps, and the cards count twice.</source>
        <translation>Няма коз, а картите се броят двойно.</translation>
    </message>
    <message>
        <source>Every suit is trumps: the highest bid.</source>
        <translation>Всички цветове са коз: най-високата обява.</translation>
    </message>
    <message>
        <source>Deal after deal, until a team reaches the target and wins.</source>
        <translation>Раздаване след раздаване, докато един отбор събере колкото се играе и спечели.</translation>
    </message>
    <message>
        <source>defenders</source>
        <translation>противници на обявилите</translation>
    </message>
    <message>
        <source>The team against the declarers.</source>
        <translation>Отборът, който не е обявил и играе срещу обявилите.</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>коз</translation>
    </message>
    <message>
        <source>The suit that beats the others, in its own order and with its own points.</source>
        <translation>Цветът, който бие останалите; картите му имат свой ред и свои точки.</translation>
    </message>
    <message>
        <source>The opponents double: who has more writes the whole deal ×2.</source>
        <translation>Противниците удвояват: който има повече, пише цялото раздаване ×2.</translation>
    </message>
    <message>
        <source>The declarers double again: the deal is written ×4.</source>
        <translation>Обявилите удвояват още веднъж: раздаването се пише ×4.</translation>
    </message>
    <message>
        <source>all pass</source>
        <translation>всички пас</translation>
    </message>
    <message>
        <source>Nobody bids: nothing is written, and the next player deals.</source>
        <translation>Никой не обявява: нищо не се пише и раздава следващият.</translation>
    </message>
    <message>
        <source>announcements</source>
        <translation>анонси</translation>
    </message>
    <message>
        <source>Sequences, fours of a kind and belotes: they add points.</source>
        <translation>Поредици, карета и белоти: за тях има допълнителни точки.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>поредица</translation>
    </message>
    <message>
        <source>Three or more cards of a suit in a row, by 7 8 9 10 J Q K A.</source>
        <translation>Три или повече поредни карти от един цвят, в реда 7 8 9 10 В Д П А.</translation>
    </message>
    <message>
        <source>Three in a row: 20.</source>
        <translation>Три поредни: 20.</translation>
    </message>
    <message>
        <source>Four in a row: 50.</source>
        <translation>Четири поредни: 50.</translation>
    </message>
    <message>
        <source>Five or more in a row: 100.</source>
        <translation>Пет или повече поредни: 100.</translation>
    </message>
    <message>
        <source>Four aces, kings, queens or tens: 100.</source>
        <translation>Четири аса, попа, дами или десетки: 100.</translation>
    </message>
    <message>
        <source>All four nines: 150.</source>
        <translation>Четирите деветки: 150.</translation>
    </message>
    <message>
        <source>All four jacks: 200.</source>
        <translation>Четирите валета: 200.</translation>
    </message>
    <message>
        <source>King and queen of trumps in one hand: 20.</source>
        <translation>Поп и дама коз у един играч: 20.</translation>
    </message>
    <message>
        <source>made</source>
        <translation>изкарано</translation>
    </message>
    <message>
        <source>The declarers have more points: each team writes its own.</source>
        <translation>Обявилите имат повече точки: всеки отбор пише своите.</translation>
    </message>
    <message>
        <source>The declarers have fewer points: the others write the whole deal.</source>
        <translation>Обявилите имат по-малко точки: другите пишат цялото раздаване.</translation>
    </message>
    <message>
        <source>hanging</source>
        <translation>висящо</translation>
    </message>
    <message>
        <source>Both have the same: the declarers&apos; half waits for the next deal.</source>
        <translation>Имат поравно: половината на обявилите остава за следващото раздаване.</translation>
    </message>
    <message>
        <source>All eight tricks for one team, which adds 90 points.</source>
        <translation>Всичките осем ръце са на един отбор, а това носи още 90 точки. Казва се и валат.</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>неотговорен цвят</translation>
    </message>
    <message>
        <source>Not following suit, trumping or playing higher where one had to.</source>
        <translation>Някой не е отговорил на цвета, не е цакал или не се е качил, а е могъл и е трябвало.</translation>
    </message>
    <message>
        <source>What the cards taken are worth, with the last trick and announcements.</source>
        <translation>Колко струват взетите карти, заедно с последната ръка и анонсите.</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>точки от карти</translation>
    </message>
    <message>
        <source>The points of the cards and the last trick, without announcements.</source>
        <translation>Точките на картите и на последната ръка, без анонсите.</translation>
    </message>
    <message>
        <source>written points</source>
        <translation>записани точки</translation>
    </message>
    <message>
        <source>What goes on the sheet: points divided by ten and rounded.</source>
        <translation>Каквото се пише на листа: точките, разделени на десет и закръглени.</translation>
    </message>
    <message>
        <source>hanging points</source>
        <translation>висящи точки</translation>
    </message>
    <message>
        <source>Written points that go to who has more in the next deal.</source>
        <translation>Записани точки, които отиват при този, който има повече в следващото раздаване.</translation>
    </message>
    <message>
        <source>total</source>
        <translation>общо</translation>
    </message>
    <message>
        <source>All that a team has written so far.</source>
        <translation>Всичко, което отборът е писал дотук.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>до колко се играе</translation>
    </message>
    <message>
        <source>The total that wins: 151 unless agreed otherwise.</source>
        <translation>С колко точки се печели: 151, ако не сте се разбрали друго.</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>корекция</translation>
    </message>
    <message>
        <source>A row of its own, for a penalty or for what was agreed.</source>
        <translation>Отделен ред: за наказание или за нещо, за което сте се разбрали.</translation>
    </message>
    <message>
        <source>game sheet</source>
        <translation>игрови лист</translation>
    </message>
    <message>
        <source>The whole game on paper, row by row.</source>
        <translation>Цялата игра на хартия, ред по ред.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Редакция</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>И&amp;зглед</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Цветове</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Размер на текста</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Помощ</translation>
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
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>The program made a mistake. All that was saved is kept; if anything looks wrong, close the window and open it again.</source>
        <translation>Програмата сбърка. Всичко записано е запазено; ако нещо изглежда сгрешено, затворете прозореца и го отворете пак.</translation>
    </message>
</context>
<context>
    <name>Occasion</name>
    <message>
        <source>Place</source>
        <translation>Място</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Бележка</translation>
    </message>
</context>
<context>
    <name>OnPaper</name>
    <message>
        <source>Empty sheet</source>
        <translation>Празен лист</translation>
    </message>
    <message>
        <source>Game sheet</source>
        <translation>Игрови лист</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Играта продължава</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Уговорки</translation>
    </message>
    <message>
        <source>the usual ones</source>
        <translation>обичайните</translation>
    </message>
    <message>
        <source>to carry over</source>
        <translation>за пренасяне</translation>
    </message>
    <message>
        <source>carried over</source>
        <translation>пренос</translation>
    </message>
    <message>
        <source>The totals as they grew</source>
        <translation>Как растяха точките</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Страница {number} от {count}</translation>
    </message>
    <message>
        <source>After the end of the game</source>
        <translation>След края на играта</translation>
    </message>
    <message>
        <source>Wrong by the house rules</source>
        <translation>По уговорките не може</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Бележка</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Място</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>A full circle is what this table has agreed on.</source>
        <translation>Пълното кръгче е това, което сте се уговорили да играете.</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Previous</source>
        <translation>Предишна</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Следваща</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Цялата страница</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>По ширината</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>Това е първата страница.</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>Това е последната страница.</translation>
    </message>
</context>
<context>
    <name>PaperChoices</name>
    <message>
        <source>What</source>
        <translation>Какво</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Хартия</translation>
    </message>
    <message>
        <source>How it lies</source>
        <translation>Положение</translation>
    </message>
    <message>
        <source>Language of the page</source>
        <translation>Език на страницата</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Уговорки</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Графика</translation>
    </message>
    <message>
        <source>Signatures</source>
        <translation>Подписи</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Легнала</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Изправена</translation>
    </message>
</context>
<context>
    <name>PlayChapter</name>
    <message>
        <source>The play</source>
        <translation>Разиграване</translation>
    </message>
    <message>
        <source>Whoever takes a trick plays the first card of the next one, until all eight tricks are played.</source>
        <translation>Който вземе ръката, играе пръв в следващата, докато се изиграят и осемте ръце.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Отговаряне на цвета</translation>
    </message>
    <message>
        <source>Playing higher on trumps</source>
        <translation>Качване на коз</translation>
    </message>
    <message>
        <source>Trumping</source>
        <translation>Цакане</translation>
    </message>
    <message>
        <source>Overtrumping</source>
        <translation>Качване при цакане</translation>
    </message>
    <message>
        <source>Clubs are asked for, and {player} has to go above the nine</source>
        <translation>Иска се спатия. {player} трябва да се качи над деветката</translation>
    </message>
    <message>
        <source>Hearts are trumps and asked for: {player} has to go above the ace</source>
        <translation>Коз е купа и се иска купа. {player} трябва да се качи над асото</translation>
    </message>
    <message>
        <source>{player} has no clubs and an opponent holds the trick: a trump is due</source>
        <translation>Коз е купа. {player} няма спатия, а ръката е на противник: трябва да цака</translation>
    </message>
    <message>
        <source>{player} has no diamonds, but the partner holds the trick: a ten for it</source>
        <translation>{player} няма каро, но ръката е на партньора: може да ѝ даде десетка</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s right plays the first card. It asks for its suit, and everybody adds a card in turn. The highest trump takes the trick, or, where nobody played a trump, the highest card of the suit asked for.</source>
        <translation>Първата карта играе този отдясно на раздаващия. С нея той иска цвят, а другите по ред добавят по една карта. Ръката взема най-силният коз, а ако няма коз – най-силната карта от искания цвят.</translation>
    </message>
    <message>
        <source>If an opponent holds the trick with a trump and you have none of the suit either, you have to trump higher. Without a higher trump you may play any card; at some tables a lower trump is due even then, so agree on it beforehand.</source>
        <translation>Ако противник държи ръката с коз и вие също нямате от искания цвят, сте длъжни да цакате с по-силен коз. Нямате ли по-силен, може да играете каквото искате; на някои маси и тогава се дава коз, затова се разберете предварително.</translation>
    </message>
    <message>
        <source>In no trumps</source>
        <translation>На без коз</translation>
    </message>
    <message>
        <source>In all trumps</source>
        <translation>На всичко коз</translation>
    </message>
    <message>
        <source>If you have the suit asked for, you have to play it. In a suit that is not trumps any of its cards will do: you need not play a higher one.</source>
        <translation>Ако имате от искания цвят, сте длъжни да отговорите с него. Когато той не е коз, може с която и да е негова карта: не сте длъжни да се качвате.</translation>
    </message>
    <message>
        <source>When trumps are asked for, you have to beat the highest trump on the table if you can, your partner&apos;s too. If you cannot, you still have to play a trump.</source>
        <translation>Когато се иска коз, сте длъжни да се качите над най-силния коз на масата, ако можете, дори той да е на партньора. Ако не можете, пак давате коз.</translation>
    </message>
    <message>
        <source>If you have none of the suit asked for and an opponent holds the trick so far, you have to trump. If your partner holds it, you may play any card.</source>
        <translation>Ако нямате от искания цвят и засега ръката е на противник, сте длъжни да цакате с коз. Ако е на партньора ви, може да играете каквото искате.</translation>
    </message>
    <message>
        <source>Spades were asked for. {player} has none either and has to trump above the eight; the last player has no higher trump, and any card will do</source>
        <translation>Иска се пика. И {player} няма пика и трябва да цака над осмицата; последният няма по-силен коз и може да даде каквото иска</translation>
    </message>
    <message>
        <source>You have to follow suit, and that is all: you need not play higher. A card of another suit never takes the trick.</source>
        <translation>Отговаряте на цвета, и толкова: не сте длъжни да се качвате. Карта от друг цвят никога не взема ръката.</translation>
    </message>
    <message>
        <source>You have to follow suit, and with a higher card if you have one, above your partner&apos;s too. Without the suit you may play any card; it takes nothing, for no suit trumps another.</source>
        <translation>Отговаряте на цвета и се качвате, ако можете, също и над партньора. Ако нямате от цвета, може да играете каквото искате; такава карта не взема, защото тук никой цвят не цака друг.</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Последната ръка</translation>
    </message>
    <message>
        <source>Whoever takes the last trick adds {last} card points for it.</source>
        <translation>Който вземе последната ръка, добавя {last} точки за нея.</translation>
    </message>
    <message>
        <source>What a card played against these rules costs</source>
        <translation>Какво струва карта, играна не по правилата</translation>
    </message>
    <message>
        <source>{told}. {taker} takes the trick, card points: {points}.</source>
        <translation>{told}. Ръката взема {taker}, точки в нея: {points}.</translation>
    </message>
</context>
<context>
    <name>PointsChapter</name>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Each team counts the cards in its tricks and adds its announcements, those that count. The last trick brings {last} more. One team&apos;s count is enough: the other has the rest.</source>
        <translation>Всеки отбор брои картите в своите ръце и добавя анонсите си, които важат. Последната ръка носи още {last}. Стига да преброи единият: за другия е останалото.</translation>
    </message>
    <message>
        <source>In the end card points become written points, ten to one. Without announcements:</source>
        <translation>Накрая точките се записват, десет за една. Без анонси излиза така:</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Договор</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Точки от карти</translation>
    </message>
    <message>
        <source>Whole deal, written</source>
        <translation>Цялото се пише</translation>
    </message>
    <message>
        <source>Capot, written</source>
        <translation>Капо се пише</translation>
    </message>
    <message>
        <source>a suit</source>
        <translation>игра на цвят</translation>
    </message>
    <message>
        <source>No trumps count double</source>
        <translation>Без коз се удвоява</translation>
    </message>
    <message>
        <source>In no trumps the cards are worth {cards} and are doubled: {doubled}. You type what was counted, and the pad doubles it.</source>
        <translation>На без коз картите са {cards} точки и се удвояват: {doubled}. Въвеждате преброеното, а бележникът го удвоява.</translation>
    </message>
    <message>
        <source>Capot</source>
        <translation>Капо</translation>
    </message>
    <message>
        <source>A team that takes all eight tricks makes a capot: it adds {capot} to the card points of the whole deal.</source>
        <translation>Отбор, който вземе и осемте ръце, прави капо: добавя {capot} към точките на цялото раздаване.</translation>
    </message>
    <message>
        <source>It is the tricks that count. A team with no points may still have a trick, for a trick can be worth nothing: {points} alone is no capot.</source>
        <translation>Броят се ръцете. Отбор без точки може да има ръка, защото има ръце, които не струват нищо: само {points} още не е капо.</translation>
    </message>
    <message>
        <source>If it is the defenders who take every trick, the capot is theirs just so.</source>
        <translation>Ако всички ръце вземат противниците на обявилите, капото е тяхно по същия начин.</translation>
    </message>
    <message>
        <source>Whether a capot ends the game</source>
        <translation>Свършва ли играта с капо</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Kept rules</source>
        <translation>Запазени уговорки</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Както обикновено</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>Запази като…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копирай като текст</translation>
    </message>
    <message>
        <source>These cannot be read here, a newer score pad may have kept them: {names}.</source>
        <translation>Тези не могат да се прочетат тук, може да са запазени с по-нов бележник: {names}.</translation>
    </message>
</context>
<context>
    <name>PresetButton</name>
    <message>
        <source>As usual</source>
        <translation>Обичайните</translation>
    </message>
    <message>
        <source>Not kept under a name</source>
        <translation>Незапазени</translation>
    </message>
    <message>
        <source>Nothing is kept under a name yet</source>
        <translation>Още няма запазени уговорки</translation>
    </message>
    <message>
        <source>Rename {name}…</source>
        <translation>Преименувай „{name}“…</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Изтрий „{name}“</translation>
    </message>
</context>
<context>
    <name>PresetName</name>
    <message>
        <source>Type a name.</source>
        <translation>Напишете име.</translation>
    </message>
    <message>
        <source>Rename the rules</source>
        <translation>Ново име на уговорките</translation>
    </message>
    <message>
        <source>Keep the rules as</source>
        <translation>Запази уговорките като</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Име</translation>
    </message>
    <message>
        <source>Rules with this name are there already. Replace them?</source>
        <translation>Вече има уговорки с това име. Да се заменят ли?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Замени</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Запази</translation>
    </message>
</context>
<context>
    <name>PreviewDialog</name>
    <message>
        <source>This computer has no printer. Save the page as PDF: it can be printed elsewhere, and looks the same.</source>
        <translation>Този компютър няма принтер. Запишете страницата като PDF: ще изглежда по същия начин и може да се отпечата другаде.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Запис като PDF</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печат</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печат…</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Запиши като PDF…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Отпечатва се</translation>
    </message>
    <message>
        <source>Printing was stopped. Pages that the printer has already may still come out.</source>
        <translation>Печатът е спрян. Страниците, които вече са в принтера, може все пак да излязат.</translation>
    </message>
    <message>
        <source>The pages are with the printer.</source>
        <translation>Страниците са изпратени на принтера.</translation>
    </message>
    <message>
        <source>The printer did not take the pages. See whether it is switched on and has paper, then print again, or save the pages as PDF.</source>
        <translation>Принтерът не прие страниците. Вижте дали е включен и има хартия и опитайте пак, или ги запишете като PDF.</translation>
    </message>
</context>
<context>
    <name>Previewing</name>
    <message>
        <source>total</source>
        <translation>общо</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>There are not so many points: {most} at most.</source>
        <translation>Толкова точки няма: най-много {most}.</translation>
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
        <source>Type the points or choose how the deal ended.</source>
        <translation>Въведете точките или изберете как е свършило раздаването.</translation>
    </message>
    <message>
        <source>Type the points of one team only.</source>
        <translation>Въведете точките само на единия отбор.</translation>
    </message>
    <message>
        <source>Only once in the cards: {kind}.</source>
        <translation>Само веднъж го има в картите: {kind}.</translation>
    </message>
    <message>
        <source>Tap the cards of the tricks.</source>
        <translation>Докоснете картите от ръцете.</translation>
    </message>
    <message>
        <source>No whole tricks: {over} too many or {short} missing.</source>
        <translation>Не са цели ръце: {over} в повече или {short} по-малко.</translation>
    </message>
    <message>
        <source>The last trick has cards too: tap them.</source>
        <translation>И последната ръка има карти: докоснете и тях.</translation>
    </message>
    <message>
        <source>Who has all cards has the last trick too.</source>
        <translation>Който има всички карти, има и последната ръка.</translation>
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
</context>
<context>
    <name>Questions</name>
    <message>
        <source>No cards are left for it.</source>
        <translation>За това не остават карти.</translation>
    </message>
</context>
<context>
    <name>QuickEntry</name>
    <message>
        <source>Quick entry</source>
        <translation>Бърз запис</translation>
    </message>
    <message>
        <source>e.g. {example}</source>
        <translation>напр. {example}</translation>
    </message>
    <message>
        <source>A deal as people say it, in any order: {example}
Enter saves, Tab finishes a word, Up brings back the last line.</source>
        <translation>Раздаването, както го казвате, в какъвто ред искате: {example}
Enter записва, Tab довършва думата, стрелка нагоре връща последния ред.</translation>
    </message>
    <message>
        <source>total</source>
        <translation>общо</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>QuickPage</name>
    <message>
        <source>Quick entry</source>
        <translation>Бърз запис</translation>
    </message>
    <message>
        <source>The line under the table takes a deal as people say it. While you type, it shows what it has understood and what will be written.</source>
        <translation>На реда под таблицата раздаването се пише така, както се казва. Докато пишете, се вижда какво е разбрано и какво ще се запише.</translation>
    </message>
    <message>
        <source>What is typed</source>
        <translation>Пишете</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Записва се</translation>
    </message>
    <message>
        <source>How it is read</source>
        <translation>Как се чете</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>What is understood</source>
        <translation>Какво се разбира</translation>
    </message>
    <message>
        <source>These words, those of the other language, and the names.</source>
        <translation>Тези думи, думите на другия език и имената.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Термин</translation>
    </message>
    <message>
        <source>Also said</source>
        <translation>Казва се и</translation>
    </message>
    <message>
        <source>The order is free, and capitals do not matter.</source>
        <translation>Редът е свободен, а главни и малки букви са все едно.</translation>
    </message>
    <message>
        <source>Who is named first has declared, a team or a player. Until somebody is named the deal is not finished: nobody is guessed.</source>
        <translation>Който е назован пръв, той е обявил: отбор или играч. Докато няма назован, раздаването не е завършено – никой не се отгатва.</translation>
    </message>
    <message>
        <source>Points and announcements belong to who was named last before them, else to the declarers.</source>
        <translation>Точките и анонсите са на този, който е назован последен преди тях, иначе на обявилите.</translation>
    </message>
    <message>
        <source>Points are those with announcements, of one team; 34+18+11 is added up.</source>
        <translation>Точките са заедно с анонсите, на единия отбор; 34+18+11 се събира.</translation>
    </message>
    <message>
        <source>The points of both may be said where they fit: 98 : 64.</source>
        <translation>Може да кажете и точките на двата отбора, ако сборът излиза: 98 : 64.</translation>
    </message>
    <message>
        <source>A number with a sign is a correction, and whose it is stands beside it.</source>
        <translation>Число със знак е корекция, а до него стои на кого е.</translation>
    </message>
    <message>
        <source>What is not understood is marked, and nothing is saved until it is mended.</source>
        <translation>Каквото не е разбрано, се подчертава и нищо не се записва, докато не го поправите.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Запиши</translation>
    </message>
    <message>
        <source>Write out the word that is offered</source>
        <translation>Дописване на предложената дума</translation>
    </message>
    <message>
        <source>click on it</source>
        <translation>щракване върху нея</translation>
    </message>
    <message>
        <source>The lines typed before</source>
        <translation>Написаните преди това редове</translation>
    </message>
    <message>
        <source>Empty the line; from an empty one back to the table</source>
        <translation>Изчистване на реда; от празен ред обратно в таблицата</translation>
    </message>
</context>
<context>
    <name>RefusedDialog</name>
    <message>
        <source>This cannot be taken over</source>
        <translation>Това не може да се вземе</translation>
    </message>
    <message>
        <source>Nothing was taken, nothing was changed. What is wrong:</source>
        <translation>Нищо не е взето, нищо не е променено. Ето какво не е наред:</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Какво не е наред</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Копирай списъка</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>And more: {count}</source>
        <translation>И още: {count}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Копирано</translation>
    </message>
</context>
<context>
    <name>RoundingChapter</name>
    <message>
        <source>Rounding</source>
        <translation>Закръгляне</translation>
    </message>
    <message>
        <source>a suit</source>
        <translation>игра на цвят</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>When both would go up</source>
        <translation>Когато и двете отиват нагоре</translation>
    </message>
    <message>
        <source>Ten card points are one written point. What is left over is rounded: in a suit contract up from {suit}, in no trumps from {no_trumps}, in all trumps from {all_trumps}.</source>
        <translation>Десет точки се пишат като една. Остатъкът се закръгля: при игра на цвят нагоре от {suit}, на без коз от {no_trumps}, на всичко коз от {all_trumps}.</translation>
    </message>
    <message>
        <source>In a suit contract both teams may end in {suit}, in all trumps both in {all_trumps}. Then only one goes up: the deal must not be worth a point more than it is.</source>
        <translation>При игра на цвят и двата отбора може да завършват на {suit}, на всичко коз и двата на {all_trumps}. Тогава нагоре отива само единият: раздаването не бива да струва с точка повече, отколкото е.</translation>
    </message>
    <message>
        <source>Such a deal is made all the same: the card points decide that, before they are rounded.</source>
        <translation>Такова раздаване пак е изкарано: това се решава по точките, преди да се закръглят.</translation>
    </message>
    <message>
        <source>A whole deal</source>
        <translation>Цялото раздаване</translation>
    </message>
    <message>
        <source>Where one team writes everything, the whole deal is rounded, and only once.</source>
        <translation>Когато единият отбор пише всичко, се закръгля цялото, и то веднъж.</translation>
    </message>
    <message>
        <source>With contra</source>
        <translation>При контра</translation>
    </message>
    <message>
        <source>Halves of a hanging deal</source>
        <translation>Половините при висящо</translation>
    </message>
    <message>
        <source>Two equal halves are rounded alike. Only where they end in {suit} in a suit contract, or in {all_trumps} in all trumps, the half that hangs goes up and the written one does not.</source>
        <translation>Двете равни половини се закръглят еднакво. Само когато завършват на {suit} при игра на цвят или на {all_trumps} на всичко коз, нагоре отива висящата половина, а записаната не.</translation>
    </message>
    <message>
        <source>So what is written and what hangs are together the whole deal, rounded once.</source>
        <translation>Така записаното и висящото заедно са цялото раздаване, закръглено веднъж.</translation>
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
    <name>RuleExamples</name>
    <message>
        <source>sequence {lowest}–{top}</source>
        <translation>поредица {lowest}–{top}</translation>
    </message>
</context>
<context>
    <name>RuleField</name>
    <message>
        <source>not as usual</source>
        <translation>не е както обикновено</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most}.</source>
        <translation>Цяло число от {least} до {most}.</translation>
    </message>
    <message>
        <source>{effect} For example {given}:</source>
        <translation>{effect} Например {given}:</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>обичайно</translation>
    </message>
    <message>
        <source>this game: {totals}</source>
        <translation>тази игра: {totals}</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Уговорки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Приеми</translation>
    </message>
    <message>
        <source>The rules are copied: paste them into a chat.</source>
        <translation>Уговорките са копирани: поставете ги в чата.</translation>
    </message>
    <message>
        <source>{name} was deleted.</source>
        <translation>Изтрито: „{name}“.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмени</translation>
    </message>
</context>
<context>
    <name>SaveBar</name>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
</context>
<context>
    <name>Saying</name>
    <message>
        <source>Whose points are {word}?</source>
        <translation>За кого са {word}?</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <translation>Кой раздава?</translation>
    </message>
    <message>
        <source>What about “{word}”?</source>
        <translation>Какво за „{word}“?</translation>
    </message>
    <message>
        <source>Not understood: “{word}”.</source>
        <translation>Не разбрах „{word}“.</translation>
    </message>
    <message>
        <source>How many: “{word}”?</source>
        <translation>Колко са „{word}“?</translation>
    </message>
    <message>
        <source>“{word}” may be more than one.</source>
        <translation>„{word}“ може да е повече от един.</translation>
    </message>
    <message>
        <source>“{word}” does not go with the rest.</source>
        <translation>„{word}“ не върви с останалото.</translation>
    </message>
    <message>
        <source>Points from {least} to {most}.</source>
        <translation>От {least} до {most} точки.</translation>
    </message>
    <message>
        <source>All pass: nothing is written</source>
        <translation>Всички пас: нищо не се пише</translation>
    </message>
    <message>
        <source>Who declared?</source>
        <translation>Кой обяви?</translation>
    </message>
    <message>
        <source>Which contract?</source>
        <translation>Какъв е договорът?</translation>
    </message>
    <message>
        <source>How many points?</source>
        <translation>Колко точки?</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Change places with the player above</source>
        <translation>Смени мястото с горния играч</translation>
    </message>
    <message>
        <source>Change places with the player below</source>
        <translation>Смени мястото с долния играч</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Deals first</source>
        <translation>Раздава пръв</translation>
    </message>
</context>
<context>
    <name>SettingField</name>
    <message>
        <source>Less</source>
        <translation>По-малко</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Повече</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most}.</source>
        <translation>Цяло число от {least} до {most}.</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message numerus="yes">
        <source>%n settings could not be read, and are as at first: {names}. The games are safe.</source>
        <translation>
            <numerusform>%n настройка не се прочете и е както в началото: {names}. Игрите са запазени.</numerusform>
            <numerusform>%n настройки не се прочетоха и са както в началото: {names}. Игрите са запазени.</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цветове</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер на текста</translation>
    </message>
    <message>
        <source>Points are typed</source>
        <translation>Точките се пишат</translation>
    </message>
    <message>
        <source>Why and the chart</source>
        <translation>Защо и графиката</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Като системата</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светли</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмни</translation>
    </message>
    <message>
        <source>with announcements</source>
        <translation>с анонсите</translation>
    </message>
    <message>
        <source>cards only</source>
        <translation>само карти</translation>
    </message>
    <message>
        <source>If there is room</source>
        <translation>Когато има място</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Винаги</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никога</translation>
    </message>
    <message>
        <source>The language of everything on the screen.</source>
        <translation>Езикът на всичко на екрана.</translation>
    </message>
    <message>
        <source>Whether the screen is light or dark.</source>
        <translation>Дали екранът е светъл или тъмен.</translation>
    </message>
    <message>
        <source>How large everything is, in per cent of the usual size.</source>
        <translation>Колко голямо е всичко, в проценти от обичайното.</translation>
    </message>
    <message>
        <source>What is typed as the points of a deal.</source>
        <translation>Кои точки се пишат при раздаването.</translation>
    </message>
    <message>
        <source>When Why and the chart stand beside the table.</source>
        <translation>Кога „Защо“ и графиката стоят до таблицата.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Each choice holds at once. House rules belong to each game.</source>
        <translation>Всеки избор важи веднага. Уговорките са на всяка игра.</translation>
    </message>
    <message>
        <source>All as at first</source>
        <translation>Всичко както в началото</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Everything is as at first.</source>
        <translation>Всичко е както в началото.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Up and Down go from step to step, Enter opens the help at its rule.</source>
        <translation>Със стрелките нагоре и надолу се минава от стъпка на стъпка, Enter отваря помощта при правилото.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Защо?</translation>
    </message>
    <message>
        <source>Choose a row to see how it is written.</source>
        <translation>Изберете ред, за да видите как е записан.</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Ред {number}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Раздаване {number}</translation>
    </message>
    <message>
        <source>Why {written}? — deal {number}</source>
        <translation>Защо {written}? — раздаване {number}</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Ход на играта</translation>
    </message>
    <message>
        <source>The totals will be drawn here.</source>
        <translation>Тук ще се вижда ходът на играта.</translation>
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
    <name>TableChapter</name>
    <message>
        <source>At the table</source>
        <translation>На масата</translation>
    </message>
    <message>
        <source>Everything goes counter-clockwise: dealing, bidding and playing. After you comes whoever sits at your right.</source>
        <translation>Всичко върви обратно на часовниковата стрелка: раздаването, обявяването и играта. След вас е този, който седи отдясно.</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Раздаване</translation>
    </message>
    <message>
        <source>Who deals first is drawn by lot. The dealer shuffles, and the player at the dealer&apos;s left cuts.</source>
        <translation>Кой раздава пръв, се решава с жребий. Раздаващият разбърква, а играчът отляво цепи.</translation>
    </message>
    <message>
        <source>Belot is played by four, two against two. Partners sit opposite each other, so that after every player comes an opponent.</source>
        <translation>Белот се играе от четирима, двама срещу двама. Партньорите седят един срещу друг, така че след всеки играч идва противник.</translation>
    </message>
    <message>
        <source>A game is a row of deals: cards are dealt, a contract is bid, eight tricks are played, points are counted and written down. The first team to have {target} written points wins.</source>
        <translation>Играта върви по раздавания: раздава се, обявява се договор, изиграват се осем ръце, точките се броят и се записват. Печели отборът, който пръв събере {target} записани точки.</translation>
    </message>
    <message>
        <source>Everybody gets three cards and then two, and bids on these five. Once the contract is settled everybody gets three more. That makes {hand} in each hand, and no card is left over.</source>
        <translation>Всеки получава три карти и после още две, и с тези пет обявява. Щом договорът е ясен, всеки получава още по три. Така всички имат по {hand} карти и нищо не остава.</translation>
    </message>
    <message>
        <source>At some tables two come first and then three. It changes nothing in the count.</source>
        <translation>На някои маси се дават първо по две и после по три. За точките няма значение.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Чий ред е</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s right bids first and plays the first card, no matter who declared. The pad shows who deals now and who leads.</source>
        <translation>Играчът отдясно на раздаващия обявява пръв и играе първата карта, който и да е обявил. Бележникът показва кой раздава сега и кой започва.</translation>
    </message>
    <message>
        <source>After every deal the dealer&apos;s right-hand neighbour deals, also when everybody passed. A correction on the sheet moves nobody.</source>
        <translation>След всяко раздаване раздава следващият отдясно, също и когато всички са пасували. Корекция на листа не мести реда.</translation>
    </message>
    <message>
        <source>Did somebody deal out of turn? Press the dealer&apos;s name while you enter the deal: from there on the turn goes round from the one who really dealt.</source>
        <translation>Някой е раздал не по ред? Натиснете името на раздаващия, докато въвеждате раздаването: оттам нататък редът тръгва от този, който наистина е раздал.</translation>
    </message>
    <message>
        <source>What the cards are worth</source>
        <translation>Колко струват картите</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Who dealt</source>
        <translation>Кой раздава</translation>
    </message>
</context>
<context>
    <name>Teams</name>
    <message>
        <source>Teams</source>
        <translation>Отбори</translation>
    </message>
    <message>
        <source>Name of the team: {team}</source>
        <translation>Име на отбора: {team}</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>new</source>
        <translation>нова</translation>
    </message>
    <message>
        <source>here already</source>
        <translation>вече е тук</translation>
    </message>
    <message>
        <source>different here</source>
        <translation>тук е различна</translation>
    </message>
    <message>
        <source>a second time</source>
        <translation>за втори път</translation>
    </message>
    <message>
        <source>new: {count}</source>
        <translation>нови: {count}</translation>
    </message>
    <message>
        <source>here already: {count}</source>
        <translation>вече са тук: {count}</translation>
    </message>
    <message>
        <source>different here: {count}</source>
        <translation>тук са различни: {count}</translation>
    </message>
    <message>
        <source>a second time: {count}</source>
        <translation>за втори път: {count}</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>И двете</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Вземи</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Пропусни</translation>
    </message>
    <message>
        <source>Replace mine</source>
        <translation>Замени моята</translation>
    </message>
    <message>
        <source>Keep a copy</source>
        <translation>Вземи като копие</translation>
    </message>
    <message>
        <source>is taken</source>
        <translation>взима се</translation>
    </message>
    <message>
        <source>is left out</source>
        <translation>пропуска се</translation>
    </message>
    <message>
        <source>replaces mine</source>
        <translation>заменя моята</translation>
    </message>
    <message>
        <source>is kept too</source>
        <translation>взима се и тя</translation>
    </message>
    <message>
        <source>This game is not here yet.</source>
        <translation>Тази игра още я няма тук.</translation>
    </message>
    <message>
        <source>This game is here already, exactly the same.</source>
        <translation>Тази игра вече е тук, съвсем същата.</translation>
    </message>
    <message>
        <source>The same game comes twice, and not in the same state.</source>
        <translation>Същата игра идва два пъти, и то различна.</translation>
    </message>
    <message>
        <source>Here: {here}. In the file: {there}.</source>
        <translation>Тук: {here}. Във файла: {there}.</translation>
    </message>
    <message>
        <source>The rows are the same; names, rules or notes differ.</source>
        <translation>Редовете са същите; разликата е в имена, уговорки или бележки.</translation>
    </message>
    <message>
        <source>The file goes on after row {number}.</source>
        <translation>Файлът продължава след ред {number}.</translation>
    </message>
    <message>
        <source>Mine goes on after row {number}.</source>
        <translation>Моята продължава след ред {number}.</translation>
    </message>
    <message>
        <source>The rows differ from row {number} on.</source>
        <translation>Редовете се различават от ред {number} нататък.</translation>
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
    <message>
        <source>J</source>
        <comment>rank</comment>
        <translation>В</translation>
    </message>
    <message>
        <source>Q</source>
        <comment>rank</comment>
        <translation>Д</translation>
    </message>
    <message>
        <source>K</source>
        <comment>rank</comment>
        <translation>П</translation>
    </message>
    <message>
        <source>A</source>
        <comment>rank</comment>
        <translation>А</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>Belot Score Pad</source>
        <translation>Бележник за белот</translation>
    </message>
    <message>
        <source>There is no screen here on which a window could open. Without one belot-desktop score FILE computes a game, and belot-desktop sheet FILE --pdf OUT puts it on pages.</source>
        <translation>Тук няма екран, на който да се отвори прозорец. Без екран belot-desktop score FILE пресмята игра, а belot-desktop sheet FILE --pdf OUT я подрежда на страници.</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>last trick +{points}</source>
        <translation>последна ръка +{points}</translation>
    </message>
    <message>
        <source>the other cards instead</source>
        <translation>другите вместо тях</translation>
    </message>
    <message>
        <source>start again</source>
        <translation>отначало</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The disk is full: this change was not saved. Everything before it is safe. Make room on the disk and try again.</source>
        <translation>Дискът е пълен: промяната не е записана. Всичко преди нея е запазено. Освободете място на диска и опитайте пак.</translation>
    </message>
    <message>
        <source>The disk does not work as it should: this change was not saved. Everything before it is safe. Try again.</source>
        <translation>Дискът не работи както трябва: промяната не е записана. Всичко преди нея е запазено. Опитайте пак.</translation>
    </message>
    <message>
        <source>Nothing may be written to {file}: this change was not saved. Everything before it is safe. Allow writing there and try again.</source>
        <translation>В {file} не може да се пише: промяната не е записана. Всичко преди нея е запазено. Разрешете там да се пише и опитайте пак.</translation>
    </message>
    <message>
        <source>This is too long to be saved. Everything before it is safe. Make it shorter.</source>
        <translation>Това е твърде дълго и не е записано. Всичко преди него е запазено. Съкратете го.</translation>
    </message>
    <message>
        <source>The score pad is open already. Nothing was changed. Go on in its window, or close it and try again.</source>
        <translation>Бележникът вече е отворен. Нищо не е променено. Продължете в неговия прозорец или го затворете и опитайте пак.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. Nothing was changed. See whether its folder is there and may be used.</source>
        <translation>{file} не се отваря. Нищо не е променено. Вижте дали папката му съществува и може да се ползва.</translation>
    </message>
    <message>
        <source>{file} was written by a newer score pad. Nothing was changed. Open it with the newer one.</source>
        <translation>{file} е от по-нов бележник. Нищо не е променено. Отворете го с по-новия.</translation>
    </message>
    <message>
        <source>This game was written by a newer score pad. It is kept as it is. Open it with the newer one.</source>
        <translation>Тази игра е от по-нов бележник. Запазена е такава, каквато е. Отворете я с по-новия.</translation>
    </message>
    <message>
        <source>The score pad is open already: the files are shown in its window.</source>
        <translation>Бележникът вече е отворен: файловете са показани в неговия прозорец.</translation>
    </message>
    <message>
        <source>{file} is damaged. Nothing was changed. Put a copy of it from before in its place, or move it away to begin anew.</source>
        <translation>{file} е с повреда. Нищо не е променено. Сложете на мястото му по-старо копие или го преместете, за да започнете наново.</translation>
    </message>
    <message>
        <source>{file} does not hold games. Nothing was changed. Move it away and try again.</source>
        <translation>В {file} няма игри. Нищо не е променено. Преместете го и опитайте пак.</translation>
    </message>
    <message>
        <source>{file} belongs to another program. Nothing was changed. Choose another folder for the games.</source>
        <translation>{file} е на друга програма. Нищо не е променено. Изберете друга папка за игрите.</translation>
    </message>
    <message>
        <source>The SQLite of this computer is too old for the score pad. Nothing was changed. Bring it up to date and try again.</source>
        <translation>SQLite на този компютър е твърде старо за бележника. Нищо не е променено. Обновете го и опитайте пак.</translation>
    </message>
</context>
<context>
    <name>VariantWords</name>
    <message>
        <source>Wrong by the house rules: {problem}</source>
        <translation>По уговорките не може: {problem}</translation>
    </message>
    <message>
        <source>Played to</source>
        <translation>До колко се играе</translation>
    </message>
    <message>
        <source>Who has as much after a deal, and more than the others, has won.</source>
        <translation>Който след раздаване има толкова и е напред, печели.</translation>
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
<context>
    <name>WhatIfDialog</name>
    <message>
        <source>What would change</source>
        <translation>Какво ще се промени</translation>
    </message>
    <message>
        <source>#</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ред</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Сега</translation>
    </message>
    <message>
        <source>By these rules</source>
        <translation>По тези уговорки</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Приеми</translation>
    </message>
</context>
<context>
    <name>Where</name>
    <message>
        <source>Save</source>
        <translation>Запиши</translation>
    </message>
</context>
<context>
    <name>Worked</name>
    <message>
        <source>{contract}, declarer: {team}</source>
        <translation>{contract}, обявил: {team}</translation>
    </message>
    <message>
        <source>From before: {hanging}.</source>
        <translation>Отпреди: {hanging}.</translation>
    </message>
</context>
<context>
    <name>WritingChapter</name>
    <message>
        <source>Who writes how much</source>
        <translation>Кой колко пише</translation>
    </message>
    <message>
        <source>Once both teams have their points, announcements included, one thing decides: whether the declarers have more than the defenders.</source>
        <translation>Щом точките на двата отбора са ясни, заедно с анонсите, решава едно: имат ли обявилите повече от противниците.</translation>
    </message>
    <message>
        <source>Without announcements it takes {suit} card points in a suit contract, {no_trumps} in no trumps before they are doubled, and {all_trumps} in all trumps.</source>
        <translation>Без анонси за това трябват {suit} точки при игра на цвят, {no_trumps} на без коз, преди да се удвоят, и {all_trumps} на всичко коз.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Изкарано</translation>
    </message>
    <message>
        <source>The declarers have more: each team writes its own points, rounded.</source>
        <translation>Обявилите имат повече: всеки отбор пише своите точки, закръглени.</translation>
    </message>
    <message>
        <source>How points are rounded</source>
        <translation>Как се закръгля</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Вътре</translation>
    </message>
    <message>
        <source>The declarers have less: they are inside. The defenders write the whole deal, what the declarers announced as well.</source>
        <translation>Обявилите имат по-малко: вътре са. Противниците пишат цялото раздаване, заедно с анонсите на обявилите.</translation>
    </message>
    <message>
        <source>An announcement can turn a deal, though the declarers have more in the cards.</source>
        <translation>Един анонс може да обърне раздаването, макар че от карти обявилите имат повече.</translation>
    </message>
    <message>
        <source>When everybody sees that the declarers are inside, nothing has to be counted: choose Inside, and all that the deal is worth is written.</source>
        <translation>Когато е ясно, че обявилите са вътре, няма нужда да се брои: изберете „Вътре“ и ще се запише всичко, което струва раздаването.</translation>
    </message>
    <message>
        <source>Hanging</source>
        <translation>Висящо</translation>
    </message>
    <message>
        <source>Both have the same: the deal hangs. The defenders write their half, and the declarers&apos; half waits.</source>
        <translation>Двата отбора имат поравно: раздаването е висящо. Противниците пишат своята половина, а половината на обявилите виси.</translation>
    </message>
    <message>
        <source>What hangs goes to the team with more points in the next deal, or to the one that makes a capot. If that deal hangs too, the points pile up.</source>
        <translation>Висящите точки отиват при отбора с повече точки в следващото раздаване или при този, който направи капо. Ако и то е висящо, точките се трупат.</translation>
    </message>
    <message>
        <source>With contra</source>
        <translation>При контра</translation>
    </message>
    <message>
        <source>With contra the team with more points writes the whole deal {contra}, whoever declared; with recontra {recontra}. The points themselves are compared as they are.</source>
        <translation>При контра отборът с повече точки пише цялото раздаване {contra}, който и да е обявил, при реконтра {recontra}. Самите точки се сравняват, както са преброени.</translation>
    </message>
    <message>
        <source>If both have the same, nobody writes: the whole deal hangs, multiplied.</source>
        <translation>При поравно никой не пише: виси цялото раздаване, умножено.</translation>
    </message>
    <message>
        <source>Points that hung before are collected as they are, and never multiplied.</source>
        <translation>Висящите отпреди точки се вземат, каквито са: те никога не се умножават.</translation>
    </message>
</context>
</TS>
