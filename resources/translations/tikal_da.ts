<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="da">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n log(s) verified, one digest: {digest} ({words})</source>
        <translation>
            <numerusform>%n log kontrolleret, én kontrolsum: {digest} ({words})</numerusform>
            <numerusform>%n logge kontrolleret, én kontrolsum: {digest} ({words})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), {seconds} s</source>
        <translation>
            <numerusform>%n post, {seconds} s</numerusform>
            <numerusform>%n poster, {seconds} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: %n entry(s) hold</source>
        <translation>
            <numerusform>{path}: %n gyldig post</numerusform>
            <numerusform>{path}: %n gyldige poster</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n point</numerusform>
            <numerusform>{name}: %n point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) still to come</source>
        <translation>
            <numerusform>%n medlem ikke på brættet endnu</numerusform>
            <numerusform>%n medlemmer ikke på brættet endnu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camp(s) still to pitch</source>
        <translation>
            <numerusform>%n lejr endnu at oprette</numerusform>
            <numerusform>%n lejre endnu at oprette</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s) still to set</source>
        <translation>
            <numerusform>%n vagt endnu at placere</numerusform>
            <numerusform>%n vagter endnu at placere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} plays a scoring turn: %n action point(s) left.</source>
        <translation>
            <numerusform>{name} spiller en scoringstur: %n aktionspoint tilbage.</numerusform>
            <numerusform>{name} spiller en scoringstur: %n aktionspoint tilbage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} uses action points: %n left.</source>
        <translation>
            <numerusform>{name} bruger aktionspoint: %n tilbage.</numerusform>
            <numerusform>{name} bruger aktionspoint: %n tilbage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, scoring turn: %n action point(s) left. {hint}</source>
        <translation>
            <numerusform>{name}, scoringstur: %n aktionspoint tilbage. {hint}</numerusform>
            <numerusform>{name}, scoringstur: %n aktionspoint tilbage. {hint}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n action point(s) left. {hint}</source>
        <translation>
            <numerusform>{name}: %n aktionspoint tilbage. {hint}</numerusform>
            <numerusform>{name}: %n aktionspoint tilbage. {hint}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{treasure}: {count} (%n point(s))</source>
        <translation>
            <numerusform>{treasure}: {count} (%n point)</numerusform>
            <numerusform>{treasure}: {count} (%n point)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), each signed by all {players} players.</source>
        <translation>
            <numerusform>%n post, underskrevet af alle {players} spillere.</numerusform>
            <numerusform>%n poster, hver underskrevet af alle {players} spillere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) more</source>
        <translation>
            <numerusform>%n fund mere</numerusform>
            <numerusform>%n fund mere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>evidence, %n case(s)</source>
        <translation>
            <numerusform>beviser, %n sag</numerusform>
            <numerusform>beviser, %n sager</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), {end}</source>
        <translation>
            <numerusform>%n post, {end}</numerusform>
            <numerusform>%n poster, {end}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left</source>
        <translation>
            <numerusform>%n aktionspoint tilbage</numerusform>
            <numerusform>%n aktionspoint tilbage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n minut pr. tur</numerusform>
            <numerusform>%n minutter pr. tur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s):</source>
        <translation>
            <numerusform>%n trækning:</numerusform>
            <numerusform>%n trækninger:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>entry {height}: {drawn} by %n seed(s)</source>
        <translation>
            <numerusform>post {height}: {drawn} af %n bidrag</numerusform>
            <numerusform>post {height}: {drawn} af %n bidrag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: evidence, %n case(s)</source>
        <translation>
            <numerusform>{path}: beviser, %n sag</numerusform>
            <numerusform>{path}: beviser, %n sager</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: %n entry(s), {ended}</source>
        <translation>
            <numerusform>{path}: %n post, {ended}</numerusform>
            <numerusform>{path}: %n poster, {ended}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n brik tilbage</numerusform>
            <numerusform>%n brikker tilbage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n volcano(es)</source>
        <translation>
            <numerusform>%n vulkan</numerusform>
            <numerusform>%n vulkaner</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Planned: {step}</source>
        <translation>Planlagt: {step}</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Fortrudt</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Undo</source>
        <translation>Fortryd</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>Start turen forfra</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Afslut tur</translation>
    </message>
    <message>
        <source>Take back: {step}</source>
        <translation>Fortryd: {step}</translation>
    </message>
    <message>
        <source>Nothing is planned that could be taken back.</source>
        <translation>Der er ikke planlagt noget, som kan fortrydes.</translation>
    </message>
    <message>
        <source>Take back everything planned.</source>
        <translation>Fortryd alt, hvad der er planlagt.</translation>
    </message>
    <message>
        <source>Not now: the tile has to be placed first.</source>
        <translation>Ikke nu: først skal brikken lægges.</translation>
    </message>
    <message>
        <source>Action points left: {left}</source>
        <translation>Aktionspoint tilbage: {left}</translation>
    </message>
    <message>
        <source>Exchange treasures</source>
        <translation>Udveksl skatte</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Udveksl</translation>
    </message>
    <message>
        <source>Which treasures do you exchange?</source>
        <translation>Hvilke skatte vil du udveksle?</translation>
    </message>
    <message>
        <source>Give {give}, take {take} from {name}</source>
        <translation>Giv {give}, tag {take} fra {name}</translation>
    </message>
    <message>
        <source>Move the leader</source>
        <translation>Ryk lederen</translation>
    </message>
    <message>
        <source>Move a worker ({count} here)</source>
        <translation>Ryk et medlem ({count} her)</translation>
    </message>
    <message>
        <source>{action}: {cost} AP</source>
        <translation>{action}: {cost} AP</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Leder</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Medlem</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ryk</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Placér brikken</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Overfør</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Afdæk</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Grav</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Lejr</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Vagt</translation>
    </message>
    <message>
        <source>Bring your leader to the base camp or to a camp of yours.</source>
        <translation>Placér din leder i basislejren eller i en af dine lejre.</translation>
    </message>
    <message>
        <source>Bring a worker to the base camp or to a camp of yours.</source>
        <translation>Placér et medlem i basislejren eller i en af dine lejre.</translation>
    </message>
    <message>
        <source>Move a figure along stones; each step costs the stones on both sides.</source>
        <translation>Ryk en figur ad stenene; hvert skridt koster stenene på begge sider.</translation>
    </message>
    <message>
        <source>Place the tile beside an explored hexagon.</source>
        <translation>Placér brikken ved siden af et udforsket felt.</translation>
    </message>
    <message>
        <source>Send a figure between the base camp and your camps, or between your camps.</source>
        <translation>Send en figur mellem basislejren og dine lejre eller mellem dine lejre.</translation>
    </message>
    <message>
        <source>Uncover a level of a temple without a guard where your figures stand: one for the first level of a turn, two for the second.</source>
        <translation>Afdæk et niveau af et tempel uden vagt, hvor dine figurer står: én til turens første niveau, to til det andet.</translation>
    </message>
    <message>
        <source>Dig up a treasure where your figures stand: one for the first of a turn, two for the second.</source>
        <translation>Grav en skat op, hvor dine figurer står: én til turens første, to til den anden.</translation>
    </message>
    <message>
        <source>Exchange a treasure you have once for one that another player has once; nobody can refuse.</source>
        <translation>Udveksl en skat, du kun har én af, med en, som en anden spiller kun har én af; ingen kan sige nej.</translation>
    </message>
    <message>
        <source>Pitch a camp in a jungle, or where all treasures are dug up. Each player has two.</source>
        <translation>Opret en lejr i junglen, eller hvor alle skatte er gravet op. Hver spiller har to.</translation>
    </message>
    <message>
        <source>Set a guard where you are stronger than each other player; your other figures there leave the game. Each player has two.</source>
        <translation>Placér en vagt, hvor du er stærkere end hver af de andre; dine andre figurer dér går ud af spillet. Hver spiller har to.</translation>
    </message>
    <message>
        <source>Cost: {cost} AP</source>
        <translation>Pris: {cost} AP</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tast: {key}</translation>
    </message>
    <message>
        <source>Not now: {reason}</source>
        <translation>Ikke nu: {reason}</translation>
    </message>
    <message>
        <source>Not possible anywhere now.</source>
        <translation>Ikke muligt nogen steder nu.</translation>
    </message>
    <message>
        <source>Planned: {steps}</source>
        <translation>Planlagt: {steps}</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation>Vil du afslutte turen?</translation>
    </message>
    <message>
        <source>Unused action points: {ap}. They would be lost.</source>
        <translation>Ubrugte aktionspoint: {ap}. De går tabt.</translation>
    </message>
    <message>
        <source>What is planned becomes final, and the turn ends.</source>
        <translation>Det planlagte bliver endeligt, og turen slutter.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Spil videre</translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation>Drej brikken tilbage</translation>
    </message>
    <message>
        <source>Turn the tile on</source>
        <translation>Drej brikken videre</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Points to bid</source>
        <translation>Point at byde</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Byd</translation>
    </message>
    <message>
        <source>Raise the bid</source>
        <translation>Hæv buddet</translation>
    </message>
    <message>
        <source>Lower the bid</source>
        <translation>Sænk buddet</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>A pass is final for this auction.</source>
        <translation>Den, der passer, er ude af denne auktion.</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Brik {number}</translation>
    </message>
    <message>
        <source>{name} takes one of these tiles</source>
        <translation>{name} tager en af disse brikker</translation>
    </message>
    <message>
        <source>Auction of the next turn: no bid yet. {name} bids</source>
        <translation>Auktion: intet bud endnu. Nu byder {name}</translation>
    </message>
    <message>
        <source>Auction of the next turn: {bid} by {bidder}. {name} bids</source>
        <translation>Auktion: {bidder} byder {bid}. Nu byder {name}</translation>
    </message>
    <message>
        <source>takes the turn</source>
        <translation>tager turen</translation>
    </message>
    <message>
        <source>has a turn to come</source>
        <translation>har tur senere</translation>
    </message>
    <message>
        <source>has had a turn</source>
        <translation>har haft tur</translation>
    </message>
    <message>
        <source>bid {amount}, passed</source>
        <translation>bød {amount}, passede</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passede</translation>
    </message>
    <message>
        <source>leads with {amount}</source>
        <translation>fører med {amount}</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <translation>bød {amount}</translation>
    </message>
    <message>
        <source>has not bid</source>
        <translation>intet bud</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>chosen</source>
        <translation>valgt</translation>
    </message>
    <message>
        <source>the tile may lie here</source>
        <translation>brikken kan ligge her</translation>
    </message>
    <message>
        <source>figures to move stand here</source>
        <translation>her står figurer, der kan rykkes</translation>
    </message>
    <message>
        <source>can be chosen for {cost} AP</source>
        <translation>kan vælges for {cost} AP</translation>
    </message>
    <message>
        <source>Choose here</source>
        <translation>Vælg her</translation>
    </message>
    <message>
        <source>To the next place to choose</source>
        <translation>Til næste sted, der kan vælges</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>Vælg intet</translation>
    </message>
    <message>
        <source>To the previous place to choose</source>
        <translation>Til forrige sted, der kan vælges</translation>
    </message>
    <message>
        <source>Describe the hexagon</source>
        <translation>Beskriv feltet</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom ind</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom ud</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Vis hele brættet</translation>
    </message>
    <message>
        <source>Go over the hexagons</source>
        <translation>Gå fra felt til felt</translation>
    </message>
    <message>
        <source>Show all that can be done here</source>
        <translation>Vis alt, hvad der kan gøres her</translation>
    </message>
    <message>
        <source>{key} + drag</source>
        <translation>{key} + træk</translation>
    </message>
    <message>
        <source>Move the board about, when it is shown larger</source>
        <translation>Flyt brættet rundt, når det vises større</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bræt</translation>
    </message>
    <message>
        <source>Click: {deeds}</source>
        <translation>Klik: {deeds}</translation>
    </message>
    <message>
        <source>Click: {deeds} ({cost} AP)</source>
        <translation>Klik: {deeds} ({cost} AP)</translation>
    </message>
    <message>
        <source>Click: choose a figure to transfer from here</source>
        <translation>Klik: vælg en figur, der skal overføres herfra</translation>
    </message>
    <message>
        <source>Click: choose a figure to move from here</source>
        <translation>Klik: vælg en figur, der skal rykkes herfra</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>What was said</source>
        <translation>Hvad der er sagt</translation>
    </message>
    <message>
        <source>Show what onlookers say</source>
        <translation>Vis, hvad tilskuere siger</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Sig noget til bordet</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Sig noget</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Send</translation>
    </message>
    <message>
        <source>Onlooker {name}</source>
        <translation>Tilskuer {name}</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Tikal for two to four players on one network, without a server.</source>
        <translation>Tikal for to til fire spillere på ét netværk, uden server.</translation>
    </message>
    <message>
        <source>Without a command, the window opens. See: tikal COMMAND --help</source>
        <translation>Uden kommando åbnes vinduet. Se: tikal COMMAND --help</translation>
    </message>
    <message>
        <source>folder of the identity, the settings and the logs to use</source>
        <translation>mappe med den identitet, de indstillinger og de logge, der bruges</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stoppet.</translation>
    </message>
    <message>
        <source>The system refused: {reason}.</source>
        <translation>Systemet afviste det: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>{path} kan ikke bruges: {reason}.</translation>
    </message>
    <message>
        <source>let computer players play a whole game here, then verify it</source>
        <translation>lad computerspillere spille et helt spil her, og kontrollér det så</translation>
    </message>
    <message>
        <source>where the logs and the picture go (default: %(default)s)</source>
        <translation>hvor logge og billede lægges (standard: %(default)s)</translation>
    </message>
    <message>
        <source>Logs and a picture of the final board: {out}</source>
        <translation>Logge og et billede af det endelige bræt: {out}</translation>
    </message>
    <message>
        <source>What the players wrote is in {folder}.</source>
        <translation>Hvad spillerne skrev, ligger i {folder}.</translation>
    </message>
    <message>
        <source>Demo {number}</source>
        <translation>Demo {number}</translation>
    </message>
    <message>
        <source>The demonstration did not end within {seconds} s.</source>
        <translation>Demonstrationen sluttede ikke inden for {seconds} s.</translation>
    </message>
    <message>
        <source>Player {number} ended with code {code} before the result.</source>
        <translation>Spiller {number} sluttede med kode {code} før resultatet.</translation>
    </message>
    <message>
        <source>Players: {players} of {seats}. Entries: {entries}. {seconds} s</source>
        <translation>Spillere: {players} af {seats}. Poster: {entries}. {seconds} s</translation>
    </message>
    <message>
        <source>The players do not agree on the result.</source>
        <translation>Spillerne er ikke enige om resultatet.</translation>
    </message>
    <message>
        <source>The logs do not verify as one clean game:</source>
        <translation>Loggene kan ikke bekræftes som ét rent spil:</translation>
    </message>
    <message>
        <source>Qt cannot draw the final board here: {reason}.</source>
        <translation>Qt kan ikke tegne det endelige bræt her: {reason}.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vinder</translation>
    </message>
    <message>
        <source>Several tables are called “{where}”. Join one by its id: {ids}.</source>
        <translation>Flere borde hedder “{where}”. Vælg et med dets id: {ids}.</translation>
    </message>
    <message>
        <source>The table “{where}” is played with version {version}, and this is another one. Install the same version on both computers.</source>
        <translation>Ved bordet “{where}” spilles med version {version}, og denne er en anden. Installér samme version på begge computere.</translation>
    </message>
    <message>
        <source>The table “{where}” is played by another program than this one, though both are called version {version}. One of the two is changed: install both anew.</source>
        <translation>Ved bordet “{where}” spilles der med et andet program end dette, selvom begge kaldes version {version}. Det ene af de to er ændret: installér begge på ny.</translation>
    </message>
    <message>
        <source>Seen: {names}.</source>
        <translation>Set: {names}.</translation>
    </message>
    <message>
        <source>No table at all was seen.</source>
        <translation>Der blev slet ikke set noget bord.</translation>
    </message>
    <message>
        <source>No table called “{where}” was found within {seconds} s. {seen} Check that it is open on the same network, or ask its host for the address and join that: tikal join HOST:PORT</source>
        <translation>Intet bord ved navn “{where}” blev fundet inden for {seconds} s. {seen} Se efter, at det er åbent på samme netværk, eller spørg værten om adressen og deltag med den: tikal join HOST:PORT</translation>
    </message>
    <message>
        <source>{names} did not return within {seconds} s. What has been seen of the game is kept in the log.</source>
        <translation>{names} kom ikke tilbage inden for {seconds} s. Det, der er set af spillet, er gemt i loggen.</translation>
    </message>
    <message>
        <source>{names} did not return within {seconds} s, and without them too few are left to go on. The log is kept. To go on with the game: tikal resume. To go on without them, as a new game: tikal resume --new-game</source>
        <translation>{names} er ikke vendt tilbage inden for {seconds} s, og uden dem er der for få tilbage til at fortsætte. Loggen bevares. For at fortsætte spillet: tikal resume. For at fortsætte uden dem som et nyt spil: tikal resume --new-game</translation>
    </message>
    <message>
        <source>The game has stopped: {reason} The log is kept.</source>
        <translation>Spillet er stoppet: {reason} Loggen er bevaret.</translation>
    </message>
    <message>
        <source>open a table that others on the network can join</source>
        <translation>åbn et bord, som andre på netværket kan deltage i</translation>
    </message>
    <message>
        <source>the seat that begins, from 1 (default: it is drawn)</source>
        <translation>pladsen, der begynder, fra 1 (standard: lodtrækning)</translation>
    </message>
    <message>
        <source>where to listen (default: any free port)</source>
        <translation>hvor der lyttes (standard: en ledig port)</translation>
    </message>
    <message>
        <source>how long to wait for a lost player, 0 for not at all (default: %(default)s)</source>
        <translation>hvor længe der ventes på en spiller, der er forsvundet, 0 for slet ikke (standard: %(default)s)</translation>
    </message>
    <message>
        <source>then that seat places its tiles and passes (skip), a computer plays on for it (bot), or the game ends (end) (default: %(default)s)</source>
        <translation>så lægger pladsen sine brikker og passer (skip), en computer spiller videre for den (bot), eller spillet slutter (end) (standard: %(default)s)</translation>
    </message>
    <message>
        <source>time for one turn, 0 for as much as wanted (default: %(default)s)</source>
        <translation>tid til en tur, 0 for så meget, man vil (standard: %(default)s)</translation>
    </message>
    <message>
        <source>Seat {seat} cannot begin at a table of {players}.</source>
        <translation>Plads {seat} kan ikke begynde ved et bord med {players}.</translation>
    </message>
    <message>
        <source>sit down at a table on the network</source>
        <translation>sæt dig ved et bord på netværket</translation>
    </message>
    <message>
        <source>HOST:PORT, or the name or id of a table as `tikal tables` lists it</source>
        <translation>HOST:PORT, eller navn eller id på et bord, som `tikal tables` viser det</translation>
    </message>
    <message>
        <source>how long to look for a table by its name (default: %(default)s)</source>
        <translation>hvor længe der ledes efter et bord ved navn (standard: %(default)s)</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}: den fil findes ikke.</translation>
    </message>
    <message>
        <source>{path} is a folder. Name the log files in it: {path}/*.glog</source>
        <translation>{path} er en mappe. Angiv logfilerne i den: {path}/*.glog</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device. Name a log that is a file.</source>
        <translation>{path} er et rør eller en enhed. Angiv en log, der er en fil.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number from {low} to {high}</source>
        <translation>“{text}” er ikke et helt tal fra {low} til {high}</translation>
    </message>
    <message>
        <source>“{text}” is not a name of 1 to {most} printable characters</source>
        <translation>“{text}” er ikke et navn på 1 til {most} tegn, der kan vises</translation>
    </message>
    <message>
        <source>“{text}” is not the address of a network interface here</source>
        <translation>“{text}” er ikke adressen på et netkort her</translation>
    </message>
    <message>
        <source>seats at the table (default: %(default)s)</source>
        <translation>pladser ved bordet (standard: %(default)s)</translation>
    </message>
    <message>
        <source>version of the rules (default: %(default)s)</source>
        <translation>udgave af reglerne (standard: %(default)s)</translation>
    </message>
    <message>
        <source>how the computer players choose (default: %(default)s)</source>
        <translation>hvordan computerspillerne vælger (standard: %(default)s)</translation>
    </message>
    <message>
        <source>any text; makes the computer players&apos; choices repeatable</source>
        <translation>en hvilken som helst tekst; gør computerspillernes valg gentagelige</translation>
    </message>
    <message>
        <source>your name at the table</source>
        <translation>dit navn ved bordet</translation>
    </message>
    <message>
        <source>computer players from this machine (headless: 1, window: 0)</source>
        <translation>computerspillere fra denne maskine (uden vindue: 1, med vindue: 0)</translation>
    </message>
    <message>
        <source>no window: computer players alone, progress on stdout</source>
        <translation>intet vindue: kun computerspillere, forløbet på stdout</translation>
    </message>
    <message>
        <source>headless: where too few are left to go on, go on as a new game with those who are here; go over to one that others have begun</source>
        <translation>uden vindue: hvis der er for få tilbage til at fortsætte, fortsæt som et nyt spil med dem, der er her; gå over til et, som andre har begyndt</translation>
    </message>
    <message>
        <source>headless: never go on without a lost player (default: as the table agreed)</source>
        <translation>uden vindue: fortsæt aldrig uden en mistet spiller (standard: som bordet aftalte)</translation>
    </message>
    <message>
        <source>print JSON, one value a line</source>
        <translation>skriv JSON, én værdi pr. linje</translation>
    </message>
    <message>
        <source>--json tells what happens at a table without a window: add --headless.</source>
        <translation>--json fortæller, hvad der sker ved et bord uden vindue: tilføj --headless.</translation>
    </message>
    <message>
        <source>address of a network interface to use; may be repeated (default: all)</source>
        <translation>adresse på et netkort, der bruges; kan gentages (standard: alle)</translation>
    </message>
    <message>
        <source>open the window (this is what no command does)</source>
        <translation>åbn vinduet (det samme som uden kommando)</translation>
    </message>
    <message>
        <source>Listening at {addresses}</source>
        <translation>Lytter på {addresses}</translation>
    </message>
    <message>
        <source>Table: {stage}. {seats}</source>
        <translation>Bord: {stage}. {seats}</translation>
    </message>
    <message>
        <source>{height}  drawn by {seeds} seeds: {drawn}</source>
        <translation>{height}  trukket af {seeds} bidrag: {drawn}</translation>
    </message>
    <message>
        <source>Paused: waiting for {names} to return</source>
        <translation>Pause: venter på {names}</translation>
    </message>
    <message>
        <source>Everybody is here again</source>
        <translation>Alle er her igen</translation>
    </message>
    <message>
        <source>Going on with {names}</source>
        <translation>Fortsætter med {names}</translation>
    </message>
    <message>
        <source>Going on as a new game with {names}</source>
        <translation>Der fortsættes som et nyt spil med {names}</translation>
    </message>
    <message>
        <source>Log: {path}</source>
        <translation>Log: {path}</translation>
    </message>
    <message>
        <source>Result: {points}. Won by {winners}.</source>
        <translation>Resultat: {points}. Vundet af {winners}.</translation>
    </message>
    <message>
        <source>Result: {names} ended the game as the only one who stayed.</source>
        <translation>Resultat: {names} afsluttede spillet som den eneste, der blev tilbage.</translation>
    </message>
    <message>
        <source>Result: the game was ended because a player is gone.</source>
        <translation>Resultat: spillet blev afsluttet, fordi en spiller er væk.</translation>
    </message>
    <message>
        <source>{number} open</source>
        <translation>{number} ledig</translation>
    </message>
    <message>
        <source>{number} {nick}, ready</source>
        <translation>{number} {nick}, klar</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>intet endnu</translation>
    </message>
    <message>
        <source>asking for a seat</source>
        <translation>beder om en plads</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>venter på spillere</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>starter</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>i gang</translation>
    </message>
    <message>
        <source>over</source>
        <translation>slut</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>lukket</translation>
    </message>
    <message>
        <source>Without a window there must be at least one computer player.</source>
        <translation>Uden vindue skal der være mindst én computerspiller.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>{seats} seats of this machine do not fit a table of {players}.</source>
        <translation>{seats} pladser fra denne maskine passer ikke til et bord med {players}.</translation>
    </message>
    <message>
        <source>list the tables on this network</source>
        <translation>vis bordene på dette netværk</translation>
    </message>
    <message>
        <source>how long to look (default: %(default)s)</source>
        <translation>hvor længe der ledes (standard: %(default)s)</translation>
    </message>
    <message>
        <source>No table was seen within {seconds} s.</source>
        <translation>Intet bord blev set inden for {seconds} s.</translation>
    </message>
    <message>
        <source>another version: {version}</source>
        <translation>en anden version: {version}</translation>
    </message>
    <message>
        <source>changed, though called version {version}</source>
        <translation>ændret, selvom den kaldes version {version}</translation>
    </message>
    <message>
        <source>full</source>
        <translation>fuldt</translation>
    </message>
    <message>
        <source>{taken} of {seats} seats taken</source>
        <translation>{taken} af {seats} pladser optaget</translation>
    </message>
    <message>
        <source>check the logs of a game, by themselves and against each other</source>
        <translation>kontrollér loggene fra et spil, hver for sig og mod hinanden</translation>
    </message>
    <message>
        <source>Exit codes: 0 clean and complete; 1 a fault of a player is proven; 2 inconclusive, such as an unfinished game; 3 a file cannot be used.</source>
        <translation>Afslutningskoder: 0 rent og fuldstændigt; 1 en spillers fejl er bevist; 2 uafklaret, f.eks. et uafsluttet spil; 3 en fil kan ikke bruges.</translation>
    </message>
    <message>
        <source>a log or an evidence file; several logs of one game are compared</source>
        <translation>en log eller en bevisfil; flere logge fra samme spil sammenlignes</translation>
    </message>
    <message>
        <source>write what proves a fault to this new file, which convicts without the logs</source>
        <translation>skriv det, der beviser en fejl, i denne nye fil, som er bevis nok uden loggene</translation>
    </message>
    <message>
        <source>{path} exists already. Name a new file for the evidence.</source>
        <translation>{path} findes allerede. Angiv en ny fil til beviserne.</translation>
    </message>
    <message>
        <source>The proof cannot be shown without the logs: no evidence is written.</source>
        <translation>Beviset kan ikke vises uden loggene: der skrives ingen beviser.</translation>
    </message>
    <message>
        <source>Nothing is proven: no evidence is written.</source>
        <translation>Intet er bevist: der skrives ingen beviser.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} kan ikke skrives: {reason}.</translation>
    </message>
    <message>
        <source>print only what is wrong</source>
        <translation>skriv kun, hvad der er galt</translation>
    </message>
    <message>
        <source>Digest: {digest} ({words})</source>
        <translation>Kontrolsum: {digest} ({words})</translation>
    </message>
    <message>
        <source>Game {id}: {game}, {variant}</source>
        <translation>Spil {id}: {game}, {variant}</translation>
    </message>
    <message>
        <source>Result: none, the game was not played to its end.</source>
        <translation>Resultat: intet, spillet blev ikke spillet færdigt.</translation>
    </message>
    <message>
        <source>{path}: not usable</source>
        <translation>{path}: kan ikke bruges</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>afsluttet</translation>
    </message>
    <message>
        <source>not ended</source>
        <translation>ikke afsluttet</translation>
    </message>
    <message>
        <source>Verified: the game was played by the rules to its end.</source>
        <translation>Bekræftet: spillet blev spillet efter reglerne til det sidste.</translation>
    </message>
    <message>
        <source>Proven: a player did what the rules forbid, see above.</source>
        <translation>Bevist: en spiller gjorde noget, reglerne forbyder, se ovenfor.</translation>
    </message>
    <message>
        <source>Inconclusive: no player is proven to be at fault.</source>
        <translation>Uafklaret: det er ikke bevist, at nogen spiller har gjort noget galt.</translation>
    </message>
    <message>
        <source>Not usable: a file is damaged, of a newer version, or no log.</source>
        <translation>Kan ikke bruges: en fil er beskadiget, fra en nyere version eller ingen log.</translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation>der er ingen skærm</translation>
    </message>
    <message>
        <source>the display cannot be used</source>
        <translation>skærmen kan ikke bruges</translation>
    </message>
    <message>
        <source>No window can be opened here: {reason}. To see a whole game without one, run: tikal demo. To let the computer play at a table, run: tikal host --headless, or tikal join WHERE --headless.</source>
        <translation>Her kan ikke åbnes noget vindue: {reason}. Se et helt spil uden vindue med: tikal demo. Lad computeren spille ved et bord med: tikal host --headless eller tikal join WHERE --headless.</translation>
    </message>
    <message>
        <source>go on with a game that was interrupted, or list those there are</source>
        <translation>fortsæt et afbrudt spil, eller vis dem, der er</translation>
    </message>
    <message>
        <source>how the id of the game begins, or “last” (default: list the games)</source>
        <translation>begyndelsen af spillets id, eller “last” (standard: vis spillene)</translation>
    </message>
    <message>
        <source>where another player of the game is now; may be repeated</source>
        <translation>hvor en anden af spillets spillere er nu; kan gentages</translation>
    </message>
    <message>
        <source>no window: computer players take your seats, progress on stdout</source>
        <translation>intet vindue: computerspillere tager dine pladser, forløbet på stdout</translation>
    </message>
    <message>
        <source>There is no unfinished game in this profile.</source>
        <translation>Der er intet uafsluttet spil i denne profil.</translation>
    </message>
    <message>
        <source>Several games begin with “{wanted}”: {ids}. Type more of the id.</source>
        <translation>Flere spil begynder med “{wanted}”: {ids}. Skriv mere af id&apos;et.</translation>
    </message>
    <message>
        <source>There is no unfinished game “{wanted}” in this profile. To see those there are: tikal resume</source>
        <translation>Der er intet uafsluttet spil “{wanted}” i denne profil. Se dem, der er: tikal resume</translation>
    </message>
    <message>
        <source>look on at a game that is played on the network</source>
        <translation>se på et spil, der spilles på netværket</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>dit navn</translation>
    </message>
    <message>
        <source>no window: the game is told on stdout</source>
        <translation>intet vindue: spillet fortælles på stdout</translation>
    </message>
    <message>
        <source>Onlooker</source>
        <translation>Tilskuer</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>What happened is written in {path}.</source>
        <translation>Hvad der skete, står i {path}.</translation>
    </message>
    <message>
        <source>A report could not be written: {reason}.</source>
        <translation>En rapport kunne ikke skrives: {reason}.</translation>
    </message>
    <message>
        <source>This program broke down the last time it ran. What happened is written in {path}. Nothing of a game is lost: an unfinished one waits on this page to be resumed.</source>
        <translation>Sidste gang brød programmet ned. Hvad der skete, står i {path}. Intet af et spil er gået tabt: et uafsluttet står på denne side og kan genoptages.</translation>
    </message>
    <message>
        <source>This program has made a mistake. Play on; if something does not work any more, close the window and start again: an unfinished game waits on the start page.</source>
        <translation>Dette program har lavet en fejl. Spil videre; hvis noget ikke virker længere, så luk vinduet og start igen: et uafsluttet spil står på startsiden.</translation>
    </message>
</context>
<context>
    <name>EngineLines</name>
    <message>
        <source>answer other programs about the rules, in JSON lines on stdin and stdout</source>
        <translation>svar andre programmer om reglerne, i JSON-linjer på stdin og stdout</translation>
    </message>
    <message>
        <source>“tikal engine” talks to another program through its standard input and output, and one of them is closed. Start it with both open.</source>
        <translation>“tikal engine” taler med et andet program via sin standardind- og -udgang, og en af dem er lukket. Start den med begge åbne.</translation>
    </message>
    <message>
        <source>The line is longer than {most} bytes. It was skipped.</source>
        <translation>Linjen er længere end {most} byte. Den blev sprunget over.</translation>
    </message>
    <message>
        <source>The line is not UTF-8 from byte {byte} on.</source>
        <translation>Linjen er ikke UTF-8 fra byte {byte}.</translation>
    </message>
    <message>
        <source>The line is not JSON. Write one object a line.</source>
        <translation>Linjen er ikke JSON. Skriv ét objekt pr. linje.</translation>
    </message>
    <message>
        <source>The line is JSON, but not an object such as {{&quot;cmd&quot;: &quot;awaiting&quot;}}.</source>
        <translation>Linjen er JSON, men ikke et objekt som {{&quot;cmd&quot;: &quot;awaiting&quot;}}.</translation>
    </message>
    <message>
        <source>A field stands twice in an object.</source>
        <translation>Et felt står to gange i et objekt.</translation>
    </message>
    <message>
        <source>“id” must be a whole number or a text of at most {most} characters.</source>
        <translation>“id” skal være et helt tal eller en tekst på højst {most} tegn.</translation>
    </message>
    <message>
        <source>The field “{field}” is missing.</source>
        <translation>Feltet “{field}” mangler.</translation>
    </message>
    <message>
        <source>“{cmd}” takes no field “{field}”.</source>
        <translation>“{cmd}” har intet felt “{field}”.</translation>
    </message>
    <message>
        <source>The field “{field}” must be: {expected}.</source>
        <translation>Feltet “{field}” skal være: {expected}.</translation>
    </message>
    <message>
        <source>There is no command “{cmd}”. There are: {commands}.</source>
        <translation>Kommandoen “{cmd}” findes ikke. Der er: {commands}.</translation>
    </message>
    <message>
        <source>There is no game “{game}”. There are: {games}.</source>
        <translation>Spillet “{game}” findes ikke. Der er: {games}.</translation>
    </message>
    <message>
        <source>No game is open. Begin with “new” or “load”.</source>
        <translation>Intet spil er åbent. Begynd med “new” eller “load”.</translation>
    </message>
    <message>
        <source>This is the position the game was begun or loaded with.</source>
        <translation>Dette er den stilling, spillet blev begyndt eller indlæst med.</translation>
    </message>
    <message>
        <source>A draw takes either an “outcome” or a “seed”.</source>
        <translation>En trækning har enten “outcome” eller “seed”.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export</source>
        <translation>Eksportér</translation>
    </message>
    <message>
        <source>Save the board as a picture …</source>
        <translation>Gem brættet som billede …</translation>
    </message>
    <message>
        <source>Save the game as notation …</source>
        <translation>Gem spillet som notation …</translation>
    </message>
    <message>
        <source>Copy the notation</source>
        <translation>Kopiér notationen</translation>
    </message>
    <message>
        <source>The notation was copied.</source>
        <translation>Notationen er kopieret.</translation>
    </message>
    <message>
        <source>Copy the digest</source>
        <translation>Kopiér kontrolsummen</translation>
    </message>
    <message>
        <source>The digest was copied.</source>
        <translation>Kontrolsummen er kopieret.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Billeder (*.png)</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Tekster (*.txt)</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}</source>
        <translation>{path} kunne ikke skrives: {reason}</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Gemt som {path}</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Another program answers at {address}, not a table. Check the port with the host.</source>
        <translation>På {address} svarer et andet program, ikke et bord. Spørg værten om porten.</translation>
    </message>
    <message>
        <source>No address was given. Type host:port, for example 192.168.1.20:47001.</source>
        <translation>Der er ikke givet nogen adresse. Skriv vært:port, for eksempel 192.168.1.20:47001.</translation>
    </message>
    <message>
        <source>“{text}” is not an address. Type host:port, for example 192.168.1.20:47001 or [fe80::1]:47001.</source>
        <translation>“{text}” er ikke en adresse. Skriv vært:port, for eksempel 192.168.1.20:47001 eller [fe80::1]:47001.</translation>
    </message>
    <message>
        <source>“{text}” names no port. Type host:port, for example 192.168.1.20:47001; the host is shown the port.</source>
        <translation>“{text}” nævner ingen port. Skriv vært:port, for eksempel 192.168.1.20:47001; værten kan se porten.</translation>
    </message>
    <message>
        <source>The port in “{text}” must be a whole number from 1 to 65535.</source>
        <translation>Porten i “{text}” skal være et helt tal fra 1 til 65535.</translation>
    </message>
    <message>
        <source>No computer called “{host}” is known here. Check the spelling, or use its number address.</source>
        <translation>Her kendes ingen computer ved navn “{host}”. Se efter stavningen, eller brug dens taladresse.</translation>
    </message>
    <message>
        <source>Nobody listens at {address}. Check that the table is open there and that the port is the one the host is shown.</source>
        <translation>Ingen lytter på {address}. Se efter, at bordet er åbent dér, og at porten er den, værten ser.</translation>
    </message>
    <message>
        <source>Nobody answers at {address}. Check the address, that both computers are on one network, and that no firewall on the host&apos;s computer blocks the port.</source>
        <translation>Ingen svarer på {address}. Se efter, at adressen er rigtig, at begge computere er på samme netværk, og at ingen firewall på værtens computer spærrer porten.</translation>
    </message>
    <message>
        <source>There is no way from this computer to {address}. Check that both computers are on one network.</source>
        <translation>Der er ingen vej fra denne computer til {address}. Se efter, at begge computere er på samme netværk.</translation>
    </message>
    <message>
        <source>The table at {address} is gone: its host has left. Look for another one.</source>
        <translation>Bordet på {address} er væk: værten er gået. Find et andet.</translation>
    </message>
    <message>
        <source>The link to {address} broke before both sides knew each other. Try again.</source>
        <translation>Forbindelsen til {address} blev afbrudt, før begge sider kendte hinanden. Prøv igen.</translation>
    </message>
    <message>
        <source>Another player answers at {address} than the one expected there. Look for the table anew.</source>
        <translation>På {address} svarer en anden spiller end den, der var ventet. Find bordet igen.</translation>
    </message>
    <message>
        <source>Tables cannot be found or announced on this network ({reason}). Joining by address still works: ask the host for it.</source>
        <translation>Borde kan ikke findes eller annonceres på dette netværk ({reason}). Man kan stadig deltage via adressen: spørg værten om den.</translation>
    </message>
    <message>
        <source>Finding tables is switched off. Join by address.</source>
        <translation>Søgning efter borde er slået fra. Deltag via adressen.</translation>
    </message>
    <message>
        <source>The other client speaks another version of the protocol: it runs {theirs}, this one {ours}. Install the same version on both computers.</source>
        <translation>Den anden klient taler en anden udgave af protokollen: den kører {theirs}, denne {ours}. Installér samme version på begge computere.</translation>
    </message>
    <message>
        <source>The other client computes the rules by other code: it is version {theirs}, this one {ours}. Install the same version on both computers.</source>
        <translation>Den anden klient beregner reglerne med anden kode: den er version {theirs}, denne {ours}. Installér samme version på begge computere.</translation>
    </message>
    <message>
        <source>The other client plays by other rule data: it is version {theirs}, this one {ours}. Install the same version on both computers.</source>
        <translation>Den anden klient spiller efter andre regeldata: den er version {theirs}, denne {ours}. Installér samme version på begge computere.</translation>
    </message>
    <message>
        <source>The other client is of version {theirs} as it should be, but computes differently. One of the two installations is damaged or changed: install both anew.</source>
        <translation>Den anden klient er version {theirs}, som den skal være, men beregner anderledes. En af de to installationer er beskadiget eller ændret: installér begge på ny.</translation>
    </message>
    <message>
        <source>The other client uses a key that proves nothing. It was not let in.</source>
        <translation>Den anden klient bruger en nøgle, der ikke beviser noget. Den blev ikke lukket ind.</translation>
    </message>
    <message>
        <source>That is this very seat. Give the address of somebody else&apos;s table.</source>
        <translation>Det er netop denne plads. Giv adressen på en andens bord.</translation>
    </message>
    <message>
        <source>The other client could not prove who it is: somebody may be listening in between. Nothing was sent to it.</source>
        <translation>Den anden klient kunne ikke bevise, hvem den er: nogen kan lytte med. Der blev ikke sendt noget til den.</translation>
    </message>
    <message>
        <source>Port {port} is in use by another program. Choose another port, or none to take any that is free.</source>
        <translation>Port {port} bruges af et andet program. Vælg en anden port, eller ingen for at tage en ledig.</translation>
    </message>
    <message>
        <source>This system does not allow port {port}. Choose one from 1024 to 65535.</source>
        <translation>Dette system tillader ikke port {port}. Vælg en fra 1024 til 65535.</translation>
    </message>
    <message>
        <source>No port could be opened here: {reason}.</source>
        <translation>Der kunne ikke åbnes nogen port her: {reason}.</translation>
    </message>
    <message>
        <source>There is no computer player called “{name}”.</source>
        <translation>Der er ingen computerspiller, der hedder “{name}”.</translation>
    </message>
    <message>
        <source>“{nick}” is not a name. Choose one of 1 to 40 characters.</source>
        <translation>“{nick}” er ikke et navn. Vælg et på 1 til 40 tegn.</translation>
    </message>
    <message>
        <source>There is no table yet where a seat could be added.</source>
        <translation>Der er endnu intet bord, hvor en plads kan føjes til.</translation>
    </message>
    <message>
        <source>The network part of this program could not begin ({reason}). Check that the folder for temporary files can be written to, then start again.</source>
        <translation>Programmets netværksdel kunne ikke begynde ({reason}). Se efter, at der kan skrives i mappen til midlertidige filer, og start igen.</translation>
    </message>
    <message>
        <source>A fault of this program has stopped a seat. What happened is written in the program&apos;s output; the log of the game is kept.</source>
        <translation>En fejl i dette program har stoppet en plads. Hvad der skete, står i programmets output; spillets log er bevaret.</translation>
    </message>
    <message>
        <source>You sit at a table already. Leave it first.</source>
        <translation>Du sidder allerede ved et bord. Forlad det først.</translation>
    </message>
    <message>
        <source>The profile {path} is in use by another running client. Close that one, or choose another folder with --profile.</source>
        <translation>Profilen {path} bruges af en anden kørende klient. Luk den, eller vælg en anden mappe med --profile.</translation>
    </message>
    <message>
        <source>{path} cannot be used for the profile: {reason}. Give a folder of yours with --profile.</source>
        <translation>{path} kan ikke bruges til profilen: {reason}. Angiv din egen mappe med --profile.</translation>
    </message>
    <message>
        <source>{path} is a file, but the profile needs a folder there. Move the file away, or choose another folder with --profile.</source>
        <translation>{path} er en fil, men profilen har brug for en mappe der. Flyt filen væk, eller vælg en anden mappe med --profile.</translation>
    </message>
    <message>
        <source>The key file {path} is damaged. It was left as it is: put your copy of it back, or move it away to start with a new identity.</source>
        <translation>Nøglefilen {path} er beskadiget. Den blev ladt, som den er: læg din kopi tilbage, eller flyt den væk for at begynde med en ny identitet.</translation>
    </message>
    <message>
        <source>The settings file {path} was damaged. It was kept as {kept}, and fresh settings are used.</source>
        <translation>Indstillingsfilen {path} var beskadiget. Den er gemt som {kept}, og nye indstillinger bruges.</translation>
    </message>
    <message>
        <source>You have played in this game before; its log is {path}. To come back, resume it on the start page.</source>
        <translation>Du har været med i dette spil før; loggen er {path}. Fortsæt det på startsiden for at komme tilbage.</translation>
    </message>
    <message>
        <source>The game in {path} is gone on with by another running client. Close that one.</source>
        <translation>Spillet i {path} fortsættes af en anden kørende klient. Luk den.</translation>
    </message>
    <message>
        <source>The log {path} is damaged ({reason}), so its game cannot be gone on with here. The file was left as it is; tikal verify says more. The others can go on without this seat.</source>
        <translation>Loggen {path} er beskadiget ({reason}), så dens spil kan ikke fortsættes her. Filen blev ladt, som den er; tikal verify siger mere. De andre kan fortsætte uden denne plads.</translation>
    </message>
    <message>
        <source>The game was begun with version {theirs}, whose rules are computed by other code than those of this version {ours}. Go on with the version it was begun with.</source>
        <translation>Spillet blev begyndt med version {theirs}, hvis regler beregnes med anden kode end i denne version {ours}. Fortsæt med den version, det blev begyndt med.</translation>
    </message>
    <message>
        <source>The files of the game do not fit each other ({reason}), so it cannot be gone on with here. They were left as they are.</source>
        <translation>Spillets filer passer ikke sammen ({reason}), så det kan ikke fortsættes her. De blev ladt, som de er.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). This seat has stopped so that nothing is lost: make room on the disk and start again.</source>
        <translation>{path} kan ikke skrives ({reason}). Denne plads er stoppet, så intet går tabt: gør plads på disken, og start igen.</translation>
    </message>
    <message>
        <source>The other client only repeats what it is sent. It was not let in.</source>
        <translation>Den anden klient gentager kun, hvad den får tilsendt. Den blev ikke lukket ind.</translation>
    </message>
    <message>
        <source>Another player answers there than the one expected. Look for the table anew.</source>
        <translation>Dér svarer en anden spiller end den ventede. Find bordet igen.</translation>
    </message>
    <message>
        <source>The other client refused: it speaks another version of the protocol. Install the same version on both computers.</source>
        <translation>Den anden klient afviste: den taler en anden udgave af protokollen. Installér samme version på begge computere.</translation>
    </message>
    <message>
        <source>The other client refused: it computes the rules by other code. Install the same version on both computers.</source>
        <translation>Den anden klient afviste: den beregner reglerne med anden kode. Installér samme version på begge computere.</translation>
    </message>
    <message>
        <source>The other client refused: it plays by other rule data. Install the same version on both computers.</source>
        <translation>Den anden klient afviste: den spiller efter andre regeldata. Installér samme version på begge computere.</translation>
    </message>
    <message>
        <source>The other client refused: the two compute differently. One of the two installations is damaged or changed: install both anew.</source>
        <translation>Den anden klient afviste: de to beregner forskelligt. En af de to installationer er beskadiget eller ændret: installér begge på ny.</translation>
    </message>
    <message>
        <source>The other client computes the rules by other code, though both are called version {ours}. One of the two installations is changed: install both anew.</source>
        <translation>Den anden klient beregner reglerne med anden kode, selvom begge kaldes version {ours}. En af de to installationer er ændret: installér begge på ny.</translation>
    </message>
    <message>
        <source>The other client plays by other rule data, though both are called version {ours}. One of the two installations is changed: install both anew.</source>
        <translation>Den anden klient spiller efter andre regeldata, selvom begge kaldes version {ours}. En af de to installationer er ændret: installér begge på ny.</translation>
    </message>
    <message>
        <source>The game was begun by another program called version {ours}, whose rules are computed by other code. Go on with the installation it was begun with.</source>
        <translation>Spillet blev begyndt med et andet program, der kaldes version {ours}, hvis regler beregnes med anden kode. Fortsæt med den installation, det blev begyndt med.</translation>
    </message>
    <message>
        <source>The other side refused ({code}).</source>
        <translation>Den anden side afviste ({code}).</translation>
    </message>
    <message>
        <source>That is not possible at this stage of the table.</source>
        <translation>Det er ikke muligt på dette trin ved bordet.</translation>
    </message>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>Det kan kun bordets vært.</translation>
    </message>
    <message>
        <source>The table plays a game that this version does not know: {game}.</source>
        <translation>Bordet spiller et spil, som denne version ikke kender: {game}.</translation>
    </message>
    <message>
        <source>The table&apos;s settings do not fit the game ({reason}).</source>
        <translation>Bordets indstillinger passer ikke til spillet ({reason}).</translation>
    </message>
    <message>
        <source>Somebody sits where a table of {players} has no seat. Free that seat first.</source>
        <translation>Nogen sidder, hvor et bord med {players} ingen plads har. Gør den plads ledig først.</translation>
    </message>
    <message>
        <source>That player does not sit at this table.</source>
        <translation>Den spiller sidder ikke ved dette bord.</translation>
    </message>
    <message>
        <source>The game is starting; nothing can be changed now.</source>
        <translation>Spillet starter; intet kan ændres nu.</translation>
    </message>
    <message>
        <source>Your last actions are still on their way to the others. Wait a moment.</source>
        <translation>Dine seneste aktioner er stadig på vej til de andre. Vent et øjeblik.</translation>
    </message>
    <message>
        <source>The game stands still, so nothing can be played now.</source>
        <translation>Spillet står stille, så der kan ikke spilles noget nu.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>The action {action} is against the rules here ({reason}).</source>
        <translation>Aktionen {action} er mod reglerne her ({reason}).</translation>
    </message>
    <message>
        <source>“{action}” is not an action of this game.</source>
        <translation>“{action}” er ikke en aktion i dette spil.</translation>
    </message>
    <message>
        <source>Actions were planned beyond one that cannot be undone. Plan them again.</source>
        <translation>Der blev planlagt aktioner efter en, som ikke kan fortrydes. Planlæg dem igen.</translation>
    </message>
    <message>
        <source>There is nothing to send.</source>
        <translation>Der er intet at sende.</translation>
    </message>
    <message>
        <source>That is too long; at most {limit} are allowed.</source>
        <translation>Det er for langt; højst {limit} er tilladt.</translation>
    </message>
    <message>
        <source>Too many messages at once. Wait a moment.</source>
        <translation>For mange beskeder på én gang. Vent et øjeblik.</translation>
    </message>
    <message>
        <source>The text holds characters that cannot be sent.</source>
        <translation>Teksten indeholder tegn, der ikke kan sendes.</translation>
    </message>
    <message>
        <source>That player is here; the others cannot go on without somebody who is.</source>
        <translation>Den spiller er her; de andre kan ikke fortsætte uden en, der er her.</translation>
    </message>
    <message>
        <source>Too few players are left to go on: it takes more than half of them, or half with the first seat, and two at least. Wait until others are back.</source>
        <translation>Der er for få spillere til at fortsætte: det kræver mere end halvdelen, eller halvdelen med første plads, og mindst to. Vent, til andre er tilbage.</translation>
    </message>
    <message>
        <source>The game can go on as it is, or nobody else is here for a new one.</source>
        <translation>Spillet kan fortsætte, som det er, eller der er ingen andre til et nyt.</translation>
    </message>
    <message>
        <source>The others play no new game that you could go over to.</source>
        <translation>De andre spiller ikke noget nyt spil, du kunne gå over til.</translation>
    </message>
    <message>
        <source>Another player has that colour already.</source>
        <translation>En anden spiller har allerede den farve.</translation>
    </message>
    <message>
        <source>Others are still in the game, so nobody can end it alone.</source>
        <translation>Andre er stadig med i spillet, så ingen kan afslutte det alene.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Du har forladt bordet.</translation>
    </message>
    <message>
        <source>The host has freed your seat.</source>
        <translation>Værten har gjort din plads ledig.</translation>
    </message>
    <message>
        <source>The host has left and the table is closed. Look for another or open your own.</source>
        <translation>Værten er gået, og bordet er lukket. Find et andet, eller åbn dit eget.</translation>
    </message>
    <message>
        <source>The host vanished before the start, so the table is closed. Look for another or open your own.</source>
        <translation>Værten forsvandt før starten, så bordet er lukket. Find et andet, eller åbn dit eget.</translation>
    </message>
    <message>
        <source>The host did not answer whether there is a seat. Try again.</source>
        <translation>Værten svarede ikke på, om der er en plads. Prøv igen.</translation>
    </message>
    <message>
        <source>The host no longer lists your seat. Join again.</source>
        <translation>Din plads står ikke længere hos værten. Deltag igen.</translation>
    </message>
    <message>
        <source>The table is full. Look for another or open your own.</source>
        <translation>Bordet er fuldt. Find et andet, eller åbn dit eget.</translation>
    </message>
    <message>
        <source>That seat is taken. Ask for another.</source>
        <translation>Den plads er optaget. Bed om en anden.</translation>
    </message>
    <message>
        <source>The game at that table has begun. Look for another or open your own.</source>
        <translation>Spillet ved det bord er begyndt. Find et andet, eller åbn dit eget.</translation>
    </message>
    <message>
        <source>This identity sits at the table already.</source>
        <translation>Denne identitet sidder allerede ved bordet.</translation>
    </message>
    <message>
        <source>The host wanted to start another game than the one agreed on. The table was left.</source>
        <translation>Værten ville starte et andet spil end det aftalte. Bordet blev forladt.</translation>
    </message>
    <message>
        <source>A player sent a false agreement at the start. The table was left.</source>
        <translation>En spiller sendte en falsk aftale ved starten. Bordet blev forladt.</translation>
    </message>
    <message>
        <source>A player committed to draws twice, or copied another&apos;s commitment.</source>
        <translation>En spiller bandt sig til trækninger to gange eller kopierede en andens binding.</translation>
    </message>
    <message>
        <source>The players did not agree on one and the same game. The table was left.</source>
        <translation>Spillerne blev ikke enige om et og samme spil. Bordet blev forladt.</translation>
    </message>
    <message>
        <source>{name} signed two different things at entry {height}; the log proves it.</source>
        <translation>{name} underskrev to forskellige ting ved post {height}; loggen beviser det.</translation>
    </message>
    <message>
        <source>{name} signed an action against the rules at entry {height}.</source>
        <translation>{name} underskrev en aktion mod reglerne ved post {height}.</translation>
    </message>
    <message>
        <source>{name} acted out of turn at entry {height}.</source>
        <translation>{name} handlede uden for tur ved post {height}.</translation>
    </message>
    <message>
        <source>{name} signed a false position at entry {height}.</source>
        <translation>{name} underskrev en forkert stilling ved post {height}.</translation>
    </message>
    <message>
        <source>{name} signed an action that does not follow from entry {height}.</source>
        <translation>{name} underskrev en aktion, der ikke følger af post {height}.</translation>
    </message>
    <message>
        <source>{name} did not reveal at entry {height} what was committed to.</source>
        <translation>{name} afslørede ved post {height} ikke det, der var bundet.</translation>
    </message>
    <message>
        <source>{name} computes another position than this client at entry {height}. One of the two installations is damaged or changed.</source>
        <translation>{name} beregner en anden stilling end denne klient ved post {height}. En af de to installationer er beskadiget eller ændret.</translation>
    </message>
    <message>
        <source>{name} has signed another entry {height} than the one seen here.</source>
        <translation>{name} har underskrevet en anden post {height} end den, der ses her.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Look in:</source>
        <translation>Søg i:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fil&amp;navn:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Filtype:</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Skip</source>
        <translation>Spring over</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Gå videre til næste trin</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Luk vejledningen</translation>
    </message>
    <message>
        <source>{done} of {steps} learnt</source>
        <translation>{done} af {steps} lært</translation>
    </message>
    <message>
        <source>That is all there is to it. Play on; the rules are under F2 and all keys under F1.</source>
        <translation>Det var det hele. Spil videre; reglerne er på F2, og alle taster er på F1.</translation>
    </message>
    <message>
        <source>You have drawn a tile: {tile}. Click one of the hexagons with a striped edge to place it there; R turns it. Pebbles are paths: they should lead to your tile.</source>
        <translation>Du har trukket en brik: {tile}. Klik på et af felterne med stribet kant for at placere den der; R drejer den. Sten er veje: de skal føre til din brik.</translation>
    </message>
    <message>
        <source>Now you have ten action points. Bring a worker in: press W or the button “Worker”, then click the base camp, {camp}. That costs one.</source>
        <translation>Nu har du ti aktionspoint. Placér et medlem: tryk på W eller knappen “Medlem”, og klik på basislejren, {camp}. Det koster ét.</translation>
    </message>
    <message>
        <source>Bring two more, and one of them may be your leader (L), who counts as much as three workers.</source>
        <translation>Placér to mere; den ene kan være din leder (L), som tæller lige så meget som tre medlemmer.</translation>
    </message>
    <message>
        <source>Let a figure go: press M, click the base camp, {camp}, and then a hexagon with a number. The number is what the way costs: one point a pebble.</source>
        <translation>Ryk en figur: tryk på M, klik på basislejren, {camp}, og derefter på et felt med et tal. Tallet er, hvad vejen koster: ét point pr. sten.</translation>
    </message>
    <message>
        <source>Nothing is final yet: your plan stands below the board. Press Undo (Ctrl+Z) to take back the last step. Then do what you like better.</source>
        <translation>Intet er endeligt endnu: din plan står under brættet. Tryk på Fortryd (Ctrl+Z) for at tage det sidste skridt tilbage. Gør så det, du hellere vil.</translation>
    </message>
    <message>
        <source>You have a figure at a temple: uncover a level there with U. It costs two points and makes the temple worth one more.</source>
        <translation>Du har en figur ved et tempel: afdæk et niveau der med U. Det koster to point og gør templet ét point mere værd.</translation>
    </message>
    <message>
        <source>Use your points as you like. Then end the turn (Ctrl+Return): what is planned becomes final, and points left are lost.</source>
        <translation>Brug dine point, som du vil. Afslut så turen (Ctrl+Retur): det planlagte bliver endeligt, og point, der er tilbage, går tabt.</translation>
    </message>
    <message>
        <source>Your opponent moves; each step is shown on the board. The log tells it in words: click a line to look back. The tab “Recap” sums it up.</source>
        <translation>Din modspiller er i gang; hvert skridt vises på brættet. Loggen fortæller det i ord: klik på en linje for at se tilbage. Fanen “Resumé” samler det op.</translation>
    </message>
    <message>
        <source>A temple scores for whoever is strongest there. Send figures to one until “+” and a number stand beside your name: that is what scoring now would give you.</source>
        <translation>Et tempel giver point til den stærkeste dér. Send figurer til et, indtil “+” og et tal står ved dit navn: det er, hvad scoring nu ville give dig.</translation>
    </message>
    <message>
        <source>A scoring round: you have ten points and no tile, and score right after. Make sure that you are strongest at the best temples.</source>
        <translation>En scoringsrunde: du har ti point og ingen brik og scorer lige efter. Sørg for at være stærkest ved de bedste templer.</translation>
    </message>
    <message>
        <source>You stand where treasures lie: dig with D. One of a kind scores 1, two 3, three 6. When a volcano is drawn, everybody scores.</source>
        <translation>Du står, hvor der ligger skatte: grav med D. Én af en slags giver 1, to 3, tre 6. Når en vulkan trækkes, scorer alle.</translation>
    </message>
    <message>
        <source>When a volcano is drawn, everybody scores. A camp (C) far from the base camp brings your figures there quickly.</source>
        <translation>Når en vulkan trækkes, scorer alle. En lejr (C) langt fra basislejren bringer hurtigt dine figurer dertil.</translation>
    </message>
    <message>
        <source>When a volcano is drawn, everybody scores. Until then explore, uncover temples and be stronger there than your opponent.</source>
        <translation>Når en vulkan trækkes, scorer alle. Indtil da: udforsk, afdæk templer, og vær stærkere dér end din modspiller.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>Overalt</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Brættet</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Auktionen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Ved bordet</translation>
    </message>
    <message>
        <source>Looking back, and logs</source>
        <translation>Se tilbage, og logge</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Tab goes from field to field, Space presses, arrow keys choose. Keys of one letter work while no text is typed.</source>
        <translation>Tabulator går fra felt til felt, mellemrum trykker, og piletasterne vælger. Taster med ét bogstav virker, når der ikke skrives tekst.</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{seat} is open: somebody must sit down there.</source>
        <translation>{seat} er ledig: nogen skal sætte sig der.</translation>
    </message>
    <message>
        <source>{name} cannot be reached from here yet.</source>
        <translation>{name} kan endnu ikke nås herfra.</translation>
    </message>
    <message>
        <source>{name} (at this window) is not ready.</source>
        <translation>{name} (ved dette vindue) er ikke klar.</translation>
    </message>
    <message>
        <source>{name} is not ready.</source>
        <translation>{name} er ikke klar.</translation>
    </message>
    <message>
        <source>{name} is still connecting to the others.</source>
        <translation>{name} er stadig ved at forbinde til de andre.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Pladser</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>Others join by</source>
        <translation>Andre deltager via</translation>
    </message>
    <message>
        <source>The five words under a name are the fingerprint of that player&apos;s key. Read them aloud to each other: if they are the same on every screen, nobody plays under somebody else&apos;s name.</source>
        <translation>De fem ord under et navn er fingeraftrykket af den spillers nøgle. Læs dem højt for hinanden: er de ens på alle skærme, spiller ingen under en andens navn.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Forlad bordet</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Table of {host}</source>
        <translation>Bord: {host}</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Alligevel ikke klar</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>The table agrees on the game …</source>
        <translation>Bordet bliver enigt om spillet …</translation>
    </message>
    <message>
        <source>The game starts when every seat is taken and ready.</source>
        <translation>Spillet starter, når alle pladser er optaget og klar.</translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation>Gæst {number}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ledig</translation>
    </message>
    <message>
        <source>computer here · {strategy}</source>
        <translation>computer her · {strategy}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>dig</translation>
    </message>
    <message>
        <source>a person at this window</source>
        <translation>en person ved dette vindue</translation>
    </message>
    <message>
        <source>computer on the network</source>
        <translation>computer på netværket</translation>
    </message>
    <message>
        <source>a person on the network</source>
        <translation>en person på netværket</translation>
    </message>
    <message>
        <source>connecting …</source>
        <translation>forbinder …</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ klar</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>ikke klar</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Farve: {colour}</translation>
    </message>
    <message>
        <source>{colour}. The other colours are taken.</source>
        <translation>{colour}. De andre farver er taget.</translation>
    </message>
    <message>
        <source>The fingerprint of this player&apos;s key. Read it to each other to be sure that nobody plays under somebody else&apos;s name.</source>
        <translation>Fingeraftrykket af denne spillers nøgle. Læs det op for hinanden for at være sikre på, at ingen spiller i en andens navn.</translation>
    </message>
    <message>
        <source>A person here</source>
        <translation>En person her</translation>
    </message>
    <message>
        <source>A computer</source>
        <translation>En computer</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Gør pladsen ledig</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Spillet</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Spillere ved bordet</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Udgave</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Første spiller</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Tid pr. tur</translation>
    </message>
    <message>
        <source>If one is gone</source>
        <translation>Hvis en er væk</translation>
    </message>
    <message>
        <source>One more person</source>
        <translation>En person mere</translation>
    </message>
    <message>
        <source>Name of the person at this window</source>
        <translation>Navn på personen ved dette vindue</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{ends_the_turn} with {ap} AP unused</source>
        <translation>{ends_the_turn} med {ap} AP ubrugt</translation>
    </message>
    <message>
        <source>begins the game, drawn by lot</source>
        <translation>begynder spillet efter lodtrækning</translation>
    </message>
    <message>
        <source>On offer: {tile}, {what}</source>
        <translation>Udbudt: {tile}, {what}</translation>
    </message>
    <message>
        <source>scores {sum}: now {total}</source>
        <translation>scorer {sum}: nu {total}</translation>
    </message>
    <message>
        <source>pays {points} and takes the turn</source>
        <translation>betaler {points} og tager turen</translation>
    </message>
    <message>
        <source>takes the turn for nothing</source>
        <translation>tager turen gratis</translation>
    </message>
    <message>
        <source>The tile ({tile}) fits nowhere and is laid aside</source>
        <translation>Brikken ({tile}) passer ingen steder og lægges til side</translation>
    </message>
    <message>
        <source>takes the last tile, {tile}: {what}</source>
        <translation>tager den sidste brik, {tile}: {what}</translation>
    </message>
    <message>
        <source>The last scoring round begins</source>
        <translation>Den sidste scoringsrunde begynder</translation>
    </message>
    <message>
        <source>The volcano {tile} starts a scoring round</source>
        <translation>Vulkanen {tile} indleder en scoringsrunde</translation>
    </message>
    <message>
        <source>{deed} (by the rules: the time was over)</source>
        <translation>{deed} (efter reglerne: tiden var gået)</translation>
    </message>
    <message>
        <source>{deed} (by the rules: the player is away)</source>
        <translation>{deed} (efter reglerne: spilleren er væk)</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Hvad der er sket</translation>
    </message>
    <message>
        <source>Click a line to look back at its position.</source>
        <translation>Klik på en linje for at se tilbage på dens stilling.</translation>
    </message>
    <message>
        <source>{seeds} of {players} seeds</source>
        <translation>{seeds} af {players} bidrag</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>AP</translation>
    </message>
</context>
<context>
    <name>Members</name>
    <message>
        <source>{names} ended the game as the only one who stayed.</source>
        <translation>{names} afsluttede spillet som den eneste, der blev tilbage.</translation>
    </message>
    <message>
        <source>All others are gone. You can wait, or end the game; the log will say that you claimed it.</source>
        <translation>Alle andre er væk. Du kan vente eller afslutte spillet; loggen vil sige, at du gjorde krav på det.</translation>
    </message>
    <message>
        <source>Who takes part has been agreed on anew. Now playing: {names}.</source>
        <translation>Det er aftalt på ny, hvem der er med. Nu spiller: {names}.</translation>
    </message>
    <message>
        <source>The rules play for {names}.</source>
        <translation>Reglerne spiller for {names}.</translation>
    </message>
    <message>
        <source>The others have gone on as a new game, which you see from its beginning. You are taken back in between two turns; your log of the old game is kept.</source>
        <translation>De andre er fortsat som et nyt spil, som du ser fra begyndelsen. Du kommer med igen mellem to ture; din log fra det gamle spil bevares.</translation>
    </message>
    <message>
        <source>You have gone on as a new game. It begins with the position of the old one, which is not played any more; its log is kept.</source>
        <translation>I er fortsat som et nyt spil. Det begynder med det gamle spils stilling; det spilles ikke længere, men loggen bevares.</translation>
    </message>
    <message>
        <source>{name} is missing: {time} left to wait.</source>
        <translation>{name} mangler: der ventes {time} endnu.</translation>
    </message>
    <message>
        <source>{name} has been missing for {time}.</source>
        <translation>{name} har manglet i {time}.</translation>
    </message>
    <message>
        <source>Votes to go on without {name}: {voters}.</source>
        <translation>Stemmer for at fortsætte uden {name}: {voters}.</translation>
    </message>
    <message>
        <source>The players do not come to agree on who takes part. Wait until more of them are back, vote again, or go on as a new game with those who are here.</source>
        <translation>Spillerne bliver ikke enige om, hvem der er med. Vent, til flere er tilbage, stem igen, eller fortsæt som et nyt spil med dem, der er her.</translation>
    </message>
    <message>
        <source>The players are agreeing on who takes part …</source>
        <translation>Spillerne aftaler, hvem der er med …</translation>
    </message>
    <message>
        <source>Too few players are here to go on. You can wait for the others, or go on without them as a new game that begins with this position.</source>
        <translation>Der er for få spillere her til at fortsætte. Du kan vente på de andre eller fortsætte uden dem som et nyt spil, der begynder med denne stilling.</translation>
    </message>
    <message>
        <source>For a new game: {names}. It begins once all who are here want it.</source>
        <translation>For et nyt spil: {names}. Det begynder, når alle, der er her, vil have det.</translation>
    </message>
    <message>
        <source>Back in the old game: {names}.</source>
        <translation>Tilbage i det gamle spil: {names}.</translation>
    </message>
    <message>
        <source>Gone on in a new game: {names}. You are brought there in a moment.</source>
        <translation>Er fortsat i et nyt spil: {names}. Du kommer med derover om et øjeblik.</translation>
    </message>
    <message>
        <source>Gone on in a new game: {names}. You can go over to it, or go on here.</source>
        <translation>Er fortsat i et nyt spil: {names}. Du kan gå over til det eller fortsætte her.</translation>
    </message>
    <message>
        <source>Gone on in a new game, without those who were missing: {names}. You can look on from the start page.</source>
        <translation>Er fortsat i et nyt spil uden dem, der manglede: {names}. Du kan se med fra startsiden.</translation>
    </message>
    <message>
        <source>The others have gone on without {names}. You are taken back between two turns once all of them are linked.</source>
        <translation>De andre er fortsat uden {names}. Du kommer med igen mellem to ture, så snart alle er forbundet.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Vent</translation>
    </message>
    <message>
        <source>Give the missing players the same time again</source>
        <translation>Giv de manglende spillere samme tid igen</translation>
    </message>
    <message>
        <source>Vote again</source>
        <translation>Stem igen</translation>
    </message>
    <message>
        <source>Go on as a new game</source>
        <translation>Fortsæt som et nyt spil</translation>
    </message>
    <message>
        <source>It begins with this position. The rules play for those who are missing until they come back. All who are here must want it.</source>
        <translation>Det begynder med denne stilling. Reglerne spiller for dem, der mangler, til de kommer tilbage. Alle, der er her, skal ville det.</translation>
    </message>
    <message>
        <source>Go over to the new game</source>
        <translation>Gå over til det nye spil</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Afslut spillet</translation>
    </message>
    <message>
        <source>Go on without {name}</source>
        <translation>Fortsæt uden {name}</translation>
    </message>
    <message>
        <source>The rules will play for that seat. The others are asked as well; the player can come back later.</source>
        <translation>Reglerne spiller for den plads. De andre spørges også; spilleren kan komme tilbage senere.</translation>
    </message>
    <message>
        <source>Possible once the time agreed on for waiting is over</source>
        <translation>Muligt, når den aftalte ventetid er gået</translation>
    </message>
    <message>
        <source>Has the address changed?</source>
        <translation>Er adressen ændret?</translation>
    </message>
    <message>
        <source>New address of whoever is missing</source>
        <translation>Ny adresse for den, der mangler</translation>
    </message>
    <message>
        <source>Look there</source>
        <translation>Søg dér</translation>
    </message>
    <message>
        <source>Whoever is missing is looked for there as well, again and again</source>
        <translation>Den, der mangler, søges også dér, igen og igen</translation>
    </message>
    <message>
        <source>This computer: {addresses}</source>
        <translation>Denne computer: {addresses}</translation>
    </message>
    <message>
        <source>Looking at {address} as well</source>
        <translation>Der søges også på {address}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>&amp;First game, step by step</source>
        <translation>&amp;Første spil, skridt for skridt</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>Spillets &amp;regler</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Taster</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>&amp;Indstillinger …</translation>
    </message>
    <message>
        <source>☰ Menu</source>
        <translation>☰ Menu</translation>
    </message>
    <message>
        <source>Settings, rules and keys</source>
        <translation>Indstillinger, regler og taster</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>next</source>
        <translation>næste</translation>
    </message>
    <message>
        <source>The turn after this one</source>
        <translation>Turen efter denne</translation>
    </message>
    <message>
        <source>Time used for turns so far</source>
        <translation>Tid brugt på ture indtil nu</translation>
    </message>
    <message>
        <source>{ap} AP</source>
        <translation>{ap} AP</translation>
    </message>
    <message>
        <source>+{points} now</source>
        <translation>+{points} nu</translation>
    </message>
    <message>
        <source>Scoring now would give {points}:</source>
        <translation>Scoring nu ville give {points}:</translation>
    </message>
    <message>
        <source>The leader is still to come</source>
        <translation>Lederen er ikke på brættet endnu</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>har turen</translation>
    </message>
    <message>
        <source>Scoring now would give {points}</source>
        <translation>Scoring nu ville give {points}</translation>
    </message>
    <message>
        <source>Waiting for {name} to return</source>
        <translation>Venter på {name}</translation>
    </message>
    <message>
        <source>gone: the rules play</source>
        <translation>væk: reglerne spiller</translation>
    </message>
    <message>
        <source>you</source>
        <translation>dig</translation>
    </message>
    <message>
        <source>at this window</source>
        <translation>ved dette vindue</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>on the network</source>
        <translation>på netværket</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>A draw comes first.</source>
        <translation>Først skal der trækkes.</translation>
    </message>
    <message>
        <source>Nothing is drawn now.</source>
        <translation>Der trækkes ikke noget nu.</translation>
    </message>
    <message>
        <source>The bidding comes first: bid or pass.</source>
        <translation>Først budrunden: byd eller pas.</translation>
    </message>
    <message>
        <source>First choose a tile from the display.</source>
        <translation>Vælg først en af de udbudte brikker.</translation>
    </message>
    <message>
        <source>First place the tile.</source>
        <translation>Placér først brikken.</translation>
    </message>
    <message>
        <source>Now action points are used; that is not possible until the turn has ended.</source>
        <translation>Nu bruges aktionspoint; det er ikke muligt, før turen er slut.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is explored already.</source>
        <translation>Feltet {hexagon} er allerede udforsket.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} does not touch any explored hexagon.</source>
        <translation>Feltet {hexagon} rører ikke noget udforsket felt.</translation>
    </message>
    <message>
        <source>Turned so, no stone joins {hexagon} to an explored hexagon: nobody could get there.</source>
        <translation>Drejet sådan forbinder ingen sten {hexagon} med et udforsket felt: ingen kunne komme derhen.</translation>
    </message>
    <message>
        <source>Rotation {rotation} shows the same stones as rotation {same_as}; use that one.</source>
        <translation>Drejning {rotation} viser de samme sten som drejning {same_as}; brug den.</translation>
    </message>
    <message>
        <source>That takes {needed} AP; left: {left}.</source>
        <translation>Det koster {needed} AP; tilbage: {left}.</translation>
    </message>
    <message>
        <source>There is no {figure} left to bring in.</source>
        <translation>Ikke flere i forrådet: {figure}.</translation>
    </message>
    <message>
        <source>No {figure} of the player to move stands in {hexagon}.</source>
        <translation>Spilleren i tur har ikke den figur i {hexagon}: {figure}.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is neither the base camp nor a camp of the player to move.</source>
        <translation>Feltet {hexagon} er hverken basislejren eller en lejr, der tilhører spilleren i tur.</translation>
    </message>
    <message>
        <source>The figure is in {hexagon} already.</source>
        <translation>Figuren er allerede i {hexagon}.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is not explored yet.</source>
        <translation>Feltet {hexagon} er endnu ikke udforsket.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is a volcano: nobody may go there.</source>
        <translation>Feltet {hexagon} er en vulkan: ingen må gå derhen.</translation>
    </message>
    <message>
        <source>The hexagons {hexagon} and {other} are not neighbours.</source>
        <translation>Felterne {hexagon} og {other} er ikke naboer.</translation>
    </message>
    <message>
        <source>No stones lie between {hexagon} and {other}: there is no path.</source>
        <translation>Der er ingen sten mellem {hexagon} og {other}: der er ingen vej.</translation>
    </message>
    <message>
        <source>There is no temple in {hexagon}.</source>
        <translation>Der er intet tempel i {hexagon}.</translation>
    </message>
    <message>
        <source>The temple in {hexagon} is guarded.</source>
        <translation>Templet i {hexagon} har en vagt.</translation>
    </message>
    <message>
        <source>The temple in {hexagon} is uncovered to its highest level.</source>
        <translation>Templet i {hexagon} er afdækket til det højeste niveau.</translation>
    </message>
    <message>
        <source>No temple tile {level} is left.</source>
        <translation>Der er ikke flere tempelbrikker {level}.</translation>
    </message>
    <message>
        <source>There is no treasure to dig for in {hexagon}.</source>
        <translation>Der er ingen skat at grave efter i {hexagon}.</translation>
    </message>
    <message>
        <source>In {hexagon} that has been done twice in this turn, which is the most.</source>
        <translation>I {hexagon} er det gjort to gange i denne tur, og mere må man ikke.</translation>
    </message>
    <message>
        <source>Own figures needed in the hexagon: {needed}; there: {present}.</source>
        <translation>Egne figurer, der kræves i feltet: {needed}; til stede: {present}.</translation>
    </message>
    <message>
        <source>A camp needs jungle, or a treasure site without treasures; {hexagon} is neither.</source>
        <translation>En lejr kræver jungle eller en udgravning uden skatte; {hexagon} er ingen af delene.</translation>
    </message>
    <message>
        <source>There are still treasures in {hexagon}; a camp needs an empty site.</source>
        <translation>Der er stadig skatte i {hexagon}; en lejr kræver en tom udgravning.</translation>
    </message>
    <message>
        <source>There is a camp in {hexagon} already.</source>
        <translation>Der er allerede en lejr i {hexagon}.</translation>
    </message>
    <message>
        <source>Both camps are pitched already.</source>
        <translation>Begge lejre er allerede oprettet.</translation>
    </message>
    <message>
        <source>Both guards are set already.</source>
        <translation>Begge vagter er allerede placeret.</translation>
    </message>
    <message>
        <source>In {hexagon} the player to move is not stronger than every other player (the leader counts 3, a worker 1).</source>
        <translation>I {hexagon} er spilleren i tur ikke stærkere end alle andre (lederen tæller 3, et medlem 1).</translation>
    </message>
    <message>
        <source>There is no {seat} in this game.</source>
        <translation>{seat} er ikke med i dette spil.</translation>
    </message>
    <message>
        <source>An exchange needs another player.</source>
        <translation>En udveksling kræver en anden spiller.</translation>
    </message>
    <message>
        <source>Both treasures are of one kind: {kind}.</source>
        <translation>Begge skatte er af samme slags: {kind}.</translation>
    </message>
    <message>
        <source>No {kind} lies in front of {seat}.</source>
        <translation>{seat} har ikke denne skat: {kind}.</translation>
    </message>
    <message>
        <source>More than one {kind} lies in front of {seat}: pairs and triplets are safe.</source>
        <translation>{seat} har mere end én ({kind}): par og tre ens er i sikkerhed.</translation>
    </message>
    <message>
        <source>The bid must be {least} at least.</source>
        <translation>Buddet skal være mindst {least}.</translation>
    </message>
    <message>
        <source>The bid must be {most} at most: nobody bids more points than he has.</source>
        <translation>Buddet må højst være {most}: ingen byder mere end sine egne point.</translation>
    </message>
    <message>
        <source>The tile {tile} is not on display.</source>
        <translation>Brikken {tile} er ikke udbudt.</translation>
    </message>
    <message>
        <source>The game is for {least} to {most} players.</source>
        <translation>Spillet er for {least} til {most} spillere.</translation>
    </message>
    <message>
        <source>There is no version “{variant}”.</source>
        <translation>Udgaven “{variant}” findes ikke.</translation>
    </message>
    <message>
        <source>There is no {seat} who could begin.</source>
        <translation>{seat} kan ikke begynde: der er ingen sådan spiller.</translation>
    </message>
    <message>
        <source>“{outcome}” cannot be drawn now.</source>
        <translation>“{outcome}” kan ikke trækkes nu.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} cannot be reached with the {left} AP left.</source>
        <translation>Feltet {hexagon} kan ikke nås med de {left} AP, der er tilbage.</translation>
    </message>
    <message>
        <source>There is no game “{name}”.</source>
        <translation>Spillet “{name}” findes ikke.</translation>
    </message>
    <message>
        <source>The text is too long: it may have {most} characters at most.</source>
        <translation>Teksten er for lang: den må højst have {most} tegn.</translation>
    </message>
    <message>
        <source>“{word}” is no action.</source>
        <translation>“{word}” er ingen aktion.</translation>
    </message>
    <message>
        <source>“{action}” takes another number of arguments: {needed}.</source>
        <translation>“{action}” har et andet antal argumenter: {needed}.</translation>
    </message>
    <message>
        <source>“{word}” is not possible as {argument}.</source>
        <translation>“{word}” er ikke muligt som {argument}.</translation>
    </message>
    <message>
        <source>The field “{field}” of the position cannot be read.</source>
        <translation>Feltet “{field}” i stillingen kan ikke læses.</translation>
    </message>
    <message>
        <source>The position cannot come about in a game: {fault}.</source>
        <translation>Stillingen kan ikke opstå i et spil: {fault}.</translation>
    </message>
    <message>
        <source>The text is not written the one way it must be.</source>
        <translation>Teksten er ikke skrevet på den ene måde, den skal.</translation>
    </message>
    <message>
        <source>No {figure} of yours stands in {hexagon}.</source>
        <translation>Du har ikke den figur i {hexagon}: {figure}.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is neither the base camp nor a camp of yours.</source>
        <translation>Feltet {hexagon} er hverken basislejren eller en af dine lejre.</translation>
    </message>
    <message>
        <source>Figures of yours needed in the hexagon: {needed}; there: {present}.</source>
        <translation>Dine figurer, der kræves i feltet: {needed}; til stede: {present}.</translation>
    </message>
    <message>
        <source>In {hexagon} you are not stronger than every other player (the leader counts 3, a worker 1).</source>
        <translation>I {hexagon} er du ikke stærkere end alle andre (lederen tæller 3, et medlem 1).</translation>
    </message>
    <message>
        <source>The bid must be {most} at most: you cannot bid more points than you have.</source>
        <translation>Buddet må højst være {most}: du kan ikke byde flere point, end du har.</translation>
    </message>
    <message>
        <source>That is not possible ({code}).</source>
        <translation>Det er ikke muligt ({code}).</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>leder</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>medlem</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>new temple {hexagon} ({now}): {who}</source>
        <translation>nyt tempel {hexagon} ({now}): {who}</translation>
    </message>
    <message>
        <source>temple {hexagon} ({now}): {who}</source>
        <translation>tempel {hexagon} ({now}): {who}</translation>
    </message>
    <message>
        <source>temple {hexagon} ({then} → {now}): {who}</source>
        <translation>tempel {hexagon} ({then} → {now}): {who}</translation>
    </message>
    <message>
        <source>The time was over: the rules played the rest.</source>
        <translation>Tiden var gået: resten spillede reglerne.</translation>
    </message>
    <message>
        <source>Away: the rules played.</source>
        <translation>Væk: reglerne spillede.</translation>
    </message>
    <message>
        <source>{name} {now} (was {then})</source>
        <translation>{name} {now} (før {then})</translation>
    </message>
    <message>
        <source>strengths: {strengths}</source>
        <translation>styrker: {strengths}</translation>
    </message>
    <message>
        <source>treasures of {name}: {then} → {now} points</source>
        <translation>skatte hos {name}: {then} → {now} point</translation>
    </message>
    <message>
        <source>{now} as before</source>
        <translation>{now} som før</translation>
    </message>
    <message>
        <source>{now}, was {then}</source>
        <translation>{now}, før {then}</translation>
    </message>
    <message>
        <source>still {name}</source>
        <translation>stadig {name}</translation>
    </message>
    <message>
        <source>guarded by {name}</source>
        <translation>vagt fra {name}</translation>
    </message>
    <message>
        <source>guarded by {now}, was {then}</source>
        <translation>vagt fra {now}, før {then}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>{count} workers</source>
        <translation>{count} medlemmer</translation>
    </message>
    <message>
        <source>took the tile {tile} for {points}</source>
        <translation>tog brikken {tile} for {points}</translation>
    </message>
    <message>
        <source>took the tile {tile} for nothing</source>
        <translation>tog brikken {tile} gratis</translation>
    </message>
    <message>
        <source>placed a tile in {hexagon}: {tile}</source>
        <translation>placerede en brik i {hexagon}: {tile}</translation>
    </message>
    <message>
        <source>laid a tile aside: {tile}</source>
        <translation>lagde en brik til side: {tile}</translation>
    </message>
    <message>
        <source>brought {figures} to {target}</source>
        <translation>placerede {figures} i {target}</translation>
    </message>
    <message>
        <source>moved {figures} from {origin} to {target}</source>
        <translation>rykkede {figures} fra {origin} til {target}</translation>
    </message>
    <message>
        <source>uncovered a level in {hexagon}</source>
        <translation>afdækkede et niveau i {hexagon}</translation>
    </message>
    <message>
        <source>uncovered {levels} levels in {hexagon}</source>
        <translation>afdækkede {levels} niveauer i {hexagon}</translation>
    </message>
    <message>
        <source>dug up: {treasures}</source>
        <translation>gravede op: {treasures}</translation>
    </message>
    <message>
        <source>gave {give} to {name} for {take}</source>
        <translation>gav {give} til {name} for {take}</translation>
    </message>
    <message>
        <source>pitched a camp in {hexagon}</source>
        <translation>oprettede en lejr i {hexagon}</translation>
    </message>
    <message>
        <source>set a guard in {hexagon}</source>
        <translation>placerede en vagt i {hexagon}</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Siden din sidste tur</translation>
    </message>
    <message>
        <source>Nobody has had a turn.</source>
        <translation>Ingen har haft en tur.</translation>
    </message>
    <message>
        <source>If all scored now</source>
        <translation>Hvis alle scorede nu</translation>
    </message>
    <message>
        <source>scored {points}</source>
        <translation>scorede {points}</translation>
    </message>
    <message>
        <source>did nothing</source>
        <translation>gjorde intet</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Step of the game</source>
        <translation>Skridt i spillet</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighed</translation>
    </message>
    <message>
        <source>Step {place} of {last}</source>
        <translation>Skridt {place} af {last}</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Til starten</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>En tur tilbage</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Et skridt tilbage</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspil</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Et skridt frem</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>En tur frem</translation>
    </message>
    <message>
        <source>To the newest step</source>
        <translation>Til nyeste skridt</translation>
    </message>
    <message>
        <source>Show the steps of others</source>
        <translation>Vis de andres skridt</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Spring over</translation>
    </message>
    <message>
        <source>Last turn again</source>
        <translation>Seneste tur igen</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Vis spillet, som det står nu</translation>
    </message>
    <message>
        <source>Watch the last turn of another player again</source>
        <translation>Se en anden spillers seneste tur igen</translation>
    </message>
    <message>
        <source>No turn has ended yet</source>
        <translation>Ingen tur er afsluttet endnu</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Tilbage til spillet</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Se tilbage</translation>
    </message>
    <message>
        <source>Look at the game step by step; or click a line of the log</source>
        <translation>Se spillet skridt for skridt; eller klik på en linje i loggen</translation>
    </message>
    <message>
        <source>You are looking back. The game is over.</source>
        <translation>Du ser tilbage. Spillet er slut.</translation>
    </message>
    <message>
        <source>You are looking back. The game goes on meanwhile.</source>
        <translation>Du ser tilbage. Spillet fortsætter imens.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hurtig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Luk</translation>
    </message>
    <message>
        <source>Replay: {names} · {variant}</source>
        <translation>Genafspilning: {names} · {variant}</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Points to begin with</source>
        <translation>Point fra begyndelsen</translation>
    </message>
    <message>
        <source>Paid in auctions</source>
        <translation>Betalt i auktioner</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>I alt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>{name} vinder.</translation>
    </message>
    <message>
        <source>The win is shared by {names}.</source>
        <translation>Sejren deles af {names}.</translation>
    </message>
    <message>
        <source>{names} ended the game as the only one who stayed.</source>
        <translation>{names} afsluttede spillet som den eneste, der blev tilbage.</translation>
    </message>
    <message>
        <source>The game was ended because a player is gone.</source>
        <translation>Spillet blev afsluttet, fordi en spiller er væk.</translation>
    </message>
    <message>
        <source>The log of this game</source>
        <translation>Loggen fra dette spil</translation>
    </message>
    <message>
        <source>Copy the digest</source>
        <translation>Kopiér kontrolsummen</translation>
    </message>
    <message>
        <source>This window has no log of the game.</source>
        <translation>Dette vindue har ingen log fra spillet.</translation>
    </message>
    <message>
        <source>Verifying the log …</source>
        <translation>Kontrollerer loggen …</translation>
    </message>
    <message>
        <source>File: {path}</source>
        <translation>Fil: {path}</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Se på brættet</translation>
    </message>
    <message>
        <source>Watch the game again</source>
        <translation>Se spillet igen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spil igen</translation>
    </message>
    <message>
        <source>Open a table with the same settings and who sits at this window</source>
        <translation>Åbn et bord med de samme indstillinger og dem, der sidder ved dette vindue</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Til startsiden</translation>
    </message>
    <message>
        <source>The board at the end</source>
        <translation>Brættet til sidst</translation>
    </message>
    <message>
        <source>Fingerprints of the players</source>
        <translation>Spillernes fingeraftryk</translation>
    </message>
    <message>
        <source>{percent} % of the log is checked.</source>
        <translation>{percent} % af loggen er kontrolleret.</translation>
    </message>
    <message>
        <source>The log could not be read.</source>
        <translation>Loggen kunne ikke læses.</translation>
    </message>
    <message>
        <source>Digest, the same for every player&apos;s log: {words} ({digest})</source>
        <translation>Kontrolsum, ens for alle spilleres logge: {words} ({digest})</translation>
    </message>
    <message>
        <source>✓ Log verified: the game was played by the rules.</source>
        <translation>✓ Loggen er kontrolleret: der blev spillet efter reglerne.</translation>
    </message>
    <message>
        <source>The log proves that somebody broke the rules.</source>
        <translation>Loggen beviser, at nogen brød reglerne.</translation>
    </message>
    <message>
        <source>The log is valid but not complete.</source>
        <translation>Loggen er gyldig, men ikke fuldstændig.</translation>
    </message>
    <message>
        <source>The log is damaged and cannot be verified.</source>
        <translation>Loggen er beskadiget og kan ikke kontrolleres.</translation>
    </message>
</context>
<context>
    <name>Resume</name>
    <message>
        <source>Unfinished games</source>
        <translation>Uafsluttede spil</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsæt</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Fjern fra listen</translation>
    </message>
    <message>
        <source>Give the game up at this computer; its log is kept</source>
        <translation>Opgiv spillet på denne computer; loggen bevares</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Udgave</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Sidst spillet</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>at this computer alone</source>
        <translation>kun denne computer</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>med {names}</translation>
    </message>
    <message>
        <source>{game}, in place of an earlier one</source>
        <translation>{game}, i stedet for et tidligere</translation>
    </message>
    <message>
        <source>{names} is there</source>
        <translation>{names} er der</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>Hvad det går ud på</translation>
    </message>
    <message>
        <source>Each player leads an expedition through the jungle: a leader and 18 workers explore it tile by tile, uncover temples and dig up treasures. Four times in the game everybody scores for the temples held and the treasures found. Whoever has the most points in the end wins.</source>
        <translation>Hver spiller fører en ekspedition gennem junglen: en leder og 18 medlemmer udforsker den brik for brik, afdækker templer og graver skatte op. Fire gange i spillet scorer alle for de templer, de har kontrol over, og de skatte, de har fundet. Den, der har flest point til sidst, vinder.</translation>
    </message>
    <message>
        <source>A temple with its value, a jungle, a treasure site with its treasures face down, and a volcano. The pebbles on the edges are stones: they are the paths.</source>
        <translation>Et tempel med sin værdi, en jungle, en udgravning med skatte, der vender nedad, og en vulkan. Stenene på kanterne er vejene.</translation>
    </message>
    <message>
        <source>Temples score their value for whoever is strongest there.</source>
        <translation>Templer giver deres værdi til den, der er stærkest dér.</translation>
    </message>
    <message>
        <source>Camps stand in jungles, or where all is dug up.</source>
        <translation>Lejre står i junglen, eller hvor alt er gravet op.</translation>
    </message>
    <message>
        <source>Nobody may enter a volcano; drawing one starts a scoring round.</source>
        <translation>Ingen må gå ind på en vulkan; når en trækkes, begynder en scoringsrunde.</translation>
    </message>
    <message>
        <source>Everybody comes from the base camp; at first nobody is on the board.</source>
        <translation>Alle kommer fra basislejren; til at begynde med er ingen på brættet.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>En tur</translation>
    </message>
    <message>
        <source>You draw the next tile, place it, and then use up to ten action points (AP), in any order. What is not used is lost. Then the next player clockwise is to move. Tiles come in the order of their letters, A to G.</source>
        <translation>Du trækker den næste brik, placerer den og bruger så op til ti aktionspoint (AP) i vilkårlig rækkefølge. Det, der ikke bruges, går tabt. Derefter er det næste spiller med uret. Brikkerne kommer i bogstavernes rækkefølge, A til G.</translation>
    </message>
    <message>
        <source>The marked hexagons are where this temple may be placed.</source>
        <translation>De markerede felter er dem, hvor dette tempel må placeres.</translation>
    </message>
    <message>
        <source>A tile lies beside an explored hexagon and may be turned.</source>
        <translation>En brik ligger ved siden af et udforsket felt og må drejes.</translation>
    </message>
    <message>
        <source>At least one stone must lie on an edge it shares with an explored hexagon that is no volcano, on either side, so that somebody can get there. Volcanoes need no stones.</source>
        <translation>Mindst én sten skal ligge på en kant, som den deler med et udforsket felt, der ikke er en vulkan, på den ene eller anden side, så nogen kan komme derhen. Vulkaner kræver ingen sten.</translation>
    </message>
    <message>
        <source>A treasure site gets as many face-down treasures as it shows masks.</source>
        <translation>En udgravning får lige så mange skatte, der vender nedad, som den viser masker.</translation>
    </message>
    <message>
        <source>Ways and camps</source>
        <translation>Veje og lejre</translation>
    </message>
    <message>
        <source>A step from one hexagon to the next costs one AP for each stone on the two edges that meet. Without a stone there is no path. A step is paid in one turn; several steps are several moves. Any number of figures may share a hexagon.</source>
        <translation>Et skridt fra et felt til det næste koster én AP for hver sten på de to kanter, der mødes. Uden sten er der ingen vej. Et skridt betales i én tur; flere skridt er flere ryk. Et vilkårligt antal figurer må dele et felt.</translation>
    </message>
    <message>
        <source>What each way costs a worker in the base camp: one stone leads to the jungle, two to each temple beside it.</source>
        <translation>Hvad hver vej koster et medlem i basislejren: én sten fører til junglen, to til hvert af templerne ved siden af.</translation>
    </message>
    <message>
        <source>A camp: its owner brings figures in here, and sends them between here, the base camp and the other camp for one AP each. Others may pass through, but know no secret paths.</source>
        <translation>En lejr: ejeren placerer figurer her og sender dem mellem denne, basislejren og den anden lejr for én AP hver. Andre må gå igennem, men kender ingen hemmelige veje.</translation>
    </message>
    <message>
        <source>What action points do</source>
        <translation>Hvad aktionspoint bruges til</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Hvad den gør</translation>
    </message>
    <message>
        <source>In one turn at most two levels of a temple are uncovered, and at most two treasures dug up at a site. Pairs and triplets of treasures cannot be exchanged.</source>
        <translation>I én tur afdækkes højst to niveauer af samme tempel, og der graves højst to skatte op i samme udgravning. Par og tre ens kan ikke udveksles.</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>sten</translation>
    </message>
    <message>
        <source>Temples and treasures</source>
        <translation>Templer og skatte</translation>
    </message>
    <message>
        <source>The leader counts 3, a worker 1. Here blue has 3, red 2: blue holds the temple and would score 4. If both had 3, nobody would.</source>
        <translation>Lederen tæller 3, et medlem 1. Her har blå 3 og rød 2: blå har kontrol over templet og ville score 4. Havde begge 3, scorede ingen.</translation>
    </message>
    <message>
        <source>A guard holds its temple for the rest of the game: only red scores the 6, and it is never uncovered further.</source>
        <translation>En vagt har kontrol over sit tempel resten af spillet: kun rød scorer de 6, og det afdækkes ikke mere.</translation>
    </message>
    <message>
        <source>There are eight kinds of treasure, three of each. One of a kind scores 1 point, a pair 3, a triplet 6, in every scoring round anew.</source>
        <translation>Der er otte slags skatte, tre af hver. Én af en slags giver 1 point, et par 3, tre ens 6, i hver scoringsrunde på ny.</translation>
    </message>
    <message>
        <source>Scoring rounds and the end</source>
        <translation>Scoringsrunder og slutning</translation>
    </message>
    <message>
        <source>Whoever draws a volcano lays it aside, and a scoring round begins at once: from that player on, clockwise, each uses ten AP without placing a tile and scores right after. Then the volcano is placed and its drawer has a usual turn.</source>
        <translation>Den, der trækker en vulkan, lægger den til side, og en scoringsrunde begynder straks: fra den spiller med uret bruger hver ti AP uden at placere en brik og scorer lige efter. Så placeres vulkanen, og den, der trak den, har en almindelig tur.</translation>
    </message>
    <message>
        <source>There are three volcanoes. After the last tile and its turn there is a last scoring round, which begins with the next player. Then the game is over.</source>
        <translation>Der er tre vulkaner. Efter den sidste brik og dens tur kommer en sidste scoringsrunde, som begynder med næste spiller. Så er spillet slut.</translation>
    </message>
    <message>
        <source>Beside each player stands what scoring now would give, and the tab “Scoring” shows it as a sum of each temple and each set of treasures.</source>
        <translation>Ved hver spiller står, hvad scoring nu ville give, og fanen “Point” viser det som en sum af hvert tempel og hvert sæt skatte.</translation>
    </message>
    <message>
        <source>The auction version</source>
        <translation>Auktionsudgaven</translation>
    </message>
    <message>
        <source>Everybody begins with 20 points. As many tiles as there are players are laid out, and turns are auctioned: the winner pays points, takes one of the tiles, places it and uses ten AP.</source>
        <translation>Alle begynder med 20 point. Der lægges lige så mange brikker frem, som der er spillere, og turene auktioneres: vinderen betaler point, tager en af brikkerne, placerer den og bruger ti AP.</translation>
    </message>
    <message>
        <source>Whoever has not had a turn in this round bids, clockwise: more than the standing bid, or a pass, which is final for this auction.</source>
        <translation>De, der ikke har haft en tur i denne runde, byder med uret: mere end det stående bud, eller pas, som gælder resten af auktionen.</translation>
    </message>
    <message>
        <source>If nobody bids, whoever passed first takes the turn for nothing.</source>
        <translation>Hvis ingen byder, tager den, der først passede, turen gratis.</translation>
    </message>
    <message>
        <source>The last player of a round gets the last tile without an auction.</source>
        <translation>Den sidste spiller i en runde får den sidste brik uden auktion.</translation>
    </message>
    <message>
        <source>Whoever chooses a volcano starts a scoring round.</source>
        <translation>Den, der vælger en vulkan, indleder en scoringsrunde.</translation>
    </message>
    <message>
        <source>In the last scoring round whoever has the fewest points goes first, whoever has the most goes last.</source>
        <translation>I den sidste scoringsrunde begynder den med færrest point, og den med flest er sidst.</translation>
    </message>
    <message>
        <source>Where the published rules are silent or disagree, this is what is played here. Scoring turns are called turns here as well.</source>
        <translation>Hvor de udgivne regler tier eller er uenige, spilles her sådan. Scoringsture kaldes også ture her.</translation>
    </message>
    <message>
        <source>⚖ Rulings</source>
        <translation>⚖ Fortolkninger</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Hvem begynder?</translation>
    </message>
    <message>
        <source>The table chooses: drawn jointly, or a named seat.</source>
        <translation>Det vælger bordet: ved fælles lodtrækning eller en bestemt plads.</translation>
    </message>
    <message>
        <source>The rules ask for the oldest player; a program cannot know ages.</source>
        <translation>Reglerne siger den ældste spiller; et program kan ikke kende alderen.</translation>
    </message>
    <message>
        <source>A tile fits nowhere, whichever way it is turned.</source>
        <translation>En brik passer ingen steder, hvordan den end drejes.</translation>
    </message>
    <message>
        <source>It is laid aside, with the treasures it would have brought, and the turn goes on with its ten AP. Its drawer counts as the one who placed it.</source>
        <translation>Den lægges til side med de skatte, den ville have bragt, og turen fortsætter med sine ti AP. Den, der trak den, regnes for den, der placerede den.</translation>
    </message>
    <message>
        <source>Volcanoes can wall off the last spaces. A volcano itself always fits.</source>
        <translation>Vulkaner kan spærre de sidste pladser. En vulkan selv passer altid.</translation>
    </message>
    <message>
        <source>May an exchange change nothing?</source>
        <translation>Må en udveksling ingenting ændre?</translation>
    </message>
    <message>
        <source>No: the two kinds differ.</source>
        <translation>Nej: de to slags er forskellige.</translation>
    </message>
    <message>
        <source>It would only burn AP.</source>
        <translation>Det ville kun bruge AP.</translation>
    </message>
    <message>
        <source>Who scores a guarded temple?</source>
        <translation>Hvem scorer et tempel med vagt?</translation>
    </message>
    <message>
        <source>Its guard&apos;s owner alone, whoever is stronger there later.</source>
        <translation>Kun vagtens ejer, uanset hvem der senere er stærkest dér.</translation>
    </message>
    <message>
        <source>One source says so; the other, read alone, would let a majority score as well.</source>
        <translation>Den ene kilde siger det; den anden, læst alene, ville også lade et flertal score.</translation>
    </message>
    <message>
        <source>Which way does a scoring round go?</source>
        <translation>Hvilken vej går en scoringsrunde?</translation>
    </message>
    <message>
        <source>Clockwise, as every turn.</source>
        <translation>Med uret, som alle ture.</translation>
    </message>
    <message>
        <source>The sources disagree.</source>
        <translation>Kilderne er uenige.</translation>
    </message>
    <message>
        <source>Who begins the last scoring round?</source>
        <translation>Hvem begynder den sidste scoringsrunde?</translation>
    </message>
    <message>
        <source>Basic version: the player after the one who placed the last tile. Auction version: the player with fewest points; tied players go clockwise from the one who placed the last tile.</source>
        <translation>Grundudgaven: spilleren efter den, der placerede den sidste brik. Auktionsudgaven: spilleren med færrest point; ved lighed går det med uret fra den, der placerede den sidste brik.</translation>
    </message>
    <message>
        <source>Equal points at the end?</source>
        <translation>Lige mange point til sidst?</translation>
    </message>
    <message>
        <source>The win is shared.</source>
        <translation>Sejren deles.</translation>
    </message>
    <message>
        <source>No source has a tie-break.</source>
        <translation>Ingen kilde afgør lighed.</translation>
    </message>
    <message>
        <source>What “twice a turn” means in a scoring round</source>
        <translation>Hvad “to gange pr. tur” betyder i en scoringsrunde</translation>
    </message>
    <message>
        <source>It counts for each scoring turn and for the usual turn after it separately.</source>
        <translation>Det tælles særskilt for hver scoringstur og for den almindelige tur efter den.</translation>
    </message>
    <message>
        <source>They are two turns.</source>
        <translation>Det er to ture.</translation>
    </message>
    <message>
        <source>Which figure becomes the guard?</source>
        <translation>Hvilken figur bliver vagten?</translation>
    </message>
    <message>
        <source>A worker if one is there, else the leader.</source>
        <translation>Et medlem, hvis der er et, ellers lederen.</translation>
    </message>
    <message>
        <source>It changes nothing in play.</source>
        <translation>Det ændrer intet i spillet.</translation>
    </message>
    <message>
        <source>Who may use the secret paths of a camp?</source>
        <translation>Hvem må bruge en lejrs hemmelige veje?</translation>
    </message>
    <message>
        <source>Any figure of its owner in that hexagon or in the base camp, however it came there.</source>
        <translation>Enhver af ejerens figurer i det felt eller i basislejren, hvordan den end kom derhen.</translation>
    </message>
    <message>
        <source>What may be bid?</source>
        <translation>Hvad må der bydes?</translation>
    </message>
    <message>
        <source>Whole points, at least 1, more than the standing bid and never more than one has.</source>
        <translation>Hele point, mindst 1, mere end det stående bud og aldrig mere, end man har.</translation>
    </message>
    <message>
        <source>What if a player cannot outbid?</source>
        <translation>Hvad med den, der ikke kan overbyde?</translation>
    </message>
    <message>
        <source>Such a player is asked all the same and passes, and so may be the first who passed.</source>
        <translation>Spørges alligevel og passer; så kan han være den første, der passede.</translation>
    </message>
    <message>
        <source>The last player left while nobody has bid</source>
        <translation>Den sidste spiller, når ingen har budt</translation>
    </message>
    <message>
        <source>Is asked too: a bid wins at once, a pass gives the turn to the first who passed.</source>
        <translation>Spørges også: et bud vinder straks; et pas giver turen til den første, der passede.</translation>
    </message>
    <message>
        <source>May a tile that fits nowhere be chosen?</source>
        <translation>Må en brik, der ingen steder passer, vælges?</translation>
    </message>
    <message>
        <source>Yes; it is then laid aside.</source>
        <translation>Ja; så lægges den til side.</translation>
    </message>
    <message>
        <source>Rules of Tikal</source>
        <translation>Regler for Tikal</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitler</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>guarded temple {hexagon}</source>
        <translation>tempel med vagt {hexagon}</translation>
    </message>
    <message>
        <source>temple {hexagon}</source>
        <translation>tempel {hexagon}</translation>
    </message>
    <message>
        <source>pair: {treasure}</source>
        <translation>par: {treasure}</translation>
    </message>
    <message>
        <source>triplet: {treasure}</source>
        <translation>tre ens: {treasure}</translation>
    </message>
    <message>
        <source>Last scoring round</source>
        <translation>Sidste scoringsrunde</translation>
    </message>
    <message>
        <source>Volcano {number}</source>
        <translation>Vulkan {number}</translation>
    </message>
    <message>
        <source>Scores as sums</source>
        <translation>Point som summer</translation>
    </message>
    <message>
        <source>If all scored now</source>
        <translation>Hvis alle scorede nu</translation>
    </message>
    <message>
        <source>now {total}</source>
        <translation>nu {total}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Seat {number}</source>
        <translation>Plads {number}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} og {last}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Indstillinger</translation>
    </message>
    <message>
        <source>Make a &amp;sound when it is my turn</source>
        <translation>&amp;Lyd, når det er min tur</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dit &amp;navn</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprog</translation>
    </message>
    <message>
        <source>L&amp;ook</source>
        <translation>&amp;Udseende</translation>
    </message>
    <message>
        <source>S&amp;ize of everything</source>
        <translation>S&amp;tørrelse af alt</translation>
    </message>
    <message>
        <source>Show the &amp;turns of others</source>
        <translation>&amp;Vis de andres ture</translation>
    </message>
    <message>
        <source>%</source>
        <translation> %</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Som systemet ({language})</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høj kontrast</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Version of the game</source>
        <translation>Spillets udgave</translation>
    </message>
    <message>
        <source>How the computer plays</source>
        <translation>Hvordan computeren spiller</translation>
    </message>
    <message>
        <source>Time for one turn</source>
        <translation>Tid til en tur</translation>
    </message>
    <message>
        <source>Whose time is over loses the rest of the turn, if all others agree.</source>
        <translation>Den, hvis tid er gået, mister resten af turen, hvis alle andre er enige.</translation>
    </message>
    <message>
        <source>If a player is gone</source>
        <translation>Hvis en spiller er væk</translation>
    </message>
    <message>
        <source>What becomes of the seat of a player whom the others have voted to go on without.</source>
        <translation>Hvad der sker med pladsen for en spiller, som de andre har stemt for at fortsætte uden.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Første spiller</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Computer {number}</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Spil mod computeren</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Modspillere</translation>
    </message>
    <message>
        <source>Others on the network can look on</source>
        <translation>Andre på netværket kan se med</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>First game, step by step</source>
        <translation>Første spil, skridt for skridt</translation>
    </message>
    <message>
        <source>A game that explains itself while you play</source>
        <translation>Et spil, der forklarer sig selv, mens du spiller</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>De spiller</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Udgave</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Vær vært for et bord</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Spillere ved bordet</translation>
    </message>
    <message>
        <source>People at this window</source>
        <translation>Personer ved dette vindue</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>any</source>
        <translation>en ledig</translation>
    </message>
    <message>
        <source>Set a number if your firewall lets only certain ports through.</source>
        <translation>Angiv et tal, hvis din firewall kun lukker bestemte porte igennem.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Åbn bordet</translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation>Gæst {number}</translation>
    </message>
    <message>
        <source>Name of guest {number}</source>
        <translation>Navn på gæst {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spillere</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Tid pr. tur</translation>
    </message>
    <message>
        <source>If one is gone</source>
        <translation>Hvis en er væk</translation>
    </message>
    <message>
        <source>At this window</source>
        <translation>Ved dette vindue</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dit navn</translation>
    </message>
    <message>
        <source>Please enter a name first.</source>
        <translation>Skriv først et navn.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>For friends on one network · version {version}</source>
        <translation>For venner på ét netværk · version {version}</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Denne computer</translation>
    </message>
    <message>
        <source>It has no address: it is on no network.</source>
        <translation>Den har ingen adresse: den er ikke på noget netværk.</translation>
    </message>
    <message>
        <source>On no network: only windows on this computer can join.</source>
        <translation>Intet netværk: kun vinduer på denne computer kan være med.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiér</translation>
    </message>
    <message>
        <source>Copy the addresses as text</source>
        <translation>Kopiér adresserne som tekst</translation>
    </message>
    <message>
        <source>A table you host shows its full address, with the port.</source>
        <translation>Et bord, du er vært for, viser sin fulde adresse med port.</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>i gang</translation>
    </message>
    <message>
        <source>full</source>
        <translation>fuldt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>åbent</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Borde på dette netværk</translation>
    </message>
    <message>
        <source>Join this table</source>
        <translation>Deltag ved dette bord</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Se med</translation>
    </message>
    <message>
        <source>Look on at the game, without a seat</source>
        <translation>Se med uden en plads ved bordet</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Vært</translation>
    </message>
    <message>
        <source>version {version}: incompatible</source>
        <translation>version {version}: inkompatibel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spil</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Pladser</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>for example 192.168.1.20:47001</source>
        <translation>for eksempel 192.168.1.20:47001</translation>
    </message>
    <message>
        <source>Address of a table</source>
        <translation>Adressen på et bord</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Deltag</translation>
    </message>
    <message>
        <source>Or join by address</source>
        <translation>Eller deltag via adressen</translation>
    </message>
    <message>
        <source>{taken} of {seats} taken</source>
        <translation>{taken} af {seats} optaget</translation>
    </message>
    <message>
        <source>No table has been found yet.</source>
        <translation>Der er endnu ikke fundet noget bord.</translation>
    </message>
    <message>
        <source>Looking by multicast DNS (UDP port 5353) through {addresses}.</source>
        <translation>Søger med multicast-DNS (UDP-port 5353) via {addresses}.</translation>
    </message>
    <message>
        <source>This computer has no address on any network.</source>
        <translation>Denne computer har ingen adresse på noget netværk.</translation>
    </message>
    <message>
        <source>What you can do:
•  Ask the host whether the table is open, and whether both computers are on the same network (guest Wi-Fi often keeps computers apart).
•  Let the firewall of both computers allow this program.
•  Ask the host for the address shown at the table and join by it below.
•  Or host a table yourself.</source>
        <translation>Det kan du gøre:
•  Spørg værten, om bordet er åbent, og om begge computere er på samme netværk (gæste-wi-fi skiller dem ofte).
•  Lad firewallen på begge computere tillade dette program.
•  Spørg værten om adressen, der vises ved bordet, og deltag via den nedenfor.
•  Eller vær selv vært for et bord.</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Spillede spil</translation>
    </message>
    <message>
        <source>Open a log …</source>
        <translation>Åbn en log …</translation>
    </message>
    <message>
        <source>Check the log of any game and watch it step by step.</source>
        <translation>Kontrollér loggen fra et hvilket som helst spil, og se det skridt for skridt.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Waiting until every player has confirmed it.</source>
        <translation>Venter, til alle spillere har bekræftet det.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er slut.</translation>
    </message>
    <message>
        <source>You have dug up: {treasure}. {then}</source>
        <translation>Du har gravet op: {treasure}. {then}</translation>
    </message>
    <message>
        <source>{name}, it is your turn. First you see what the others did; “Skip” ends that.</source>
        <translation>{name}, det er din tur. Først ser du, hvad de andre gjorde; “Spring over” slutter det.</translation>
    </message>
    <message>
        <source>{name}, it is your turn: go back to the game to take it.</source>
        <translation>{name}, det er din tur: gå tilbage til spillet for at tage den.</translation>
    </message>
    <message>
        <source>It is being drawn who begins.</source>
        <translation>Der trækkes lod om, hvem der begynder.</translation>
    </message>
    <message>
        <source>{name} digs: the treasure is being drawn.</source>
        <translation>{name} graver: skatten trækkes.</translation>
    </message>
    <message>
        <source>The tiles for the next auctions are being drawn.</source>
        <translation>Brikkerne til de næste auktioner trækkes.</translation>
    </message>
    <message>
        <source>A tile is being drawn for {name}.</source>
        <translation>Der trækkes en brik til {name}.</translation>
    </message>
    <message>
        <source>{name} bids for the next turn or passes.</source>
        <translation>{name} byder på næste tur eller passer.</translation>
    </message>
    <message>
        <source>{name} chooses a tile from the display.</source>
        <translation>{name} vælger en af de udbudte brikker.</translation>
    </message>
    <message>
        <source>{name} places a tile: {tile}.</source>
        <translation>{name} placerer en brik: {tile}.</translation>
    </message>
    <message>
        <source>{name}: bid for the next turn, or pass.</source>
        <translation>{name}: byd på næste tur, eller pas.</translation>
    </message>
    <message>
        <source>{name}: click the tile you take.</source>
        <translation>{name}: klik på den brik, du tager.</translation>
    </message>
    <message>
        <source>{name}: place the tile, {tile}. Click a marked hexagon; the wheel or R turns it.</source>
        <translation>{name}: placér brikken, {tile}. Klik på et markeret felt; hjulet eller R drejer den.</translation>
    </message>
    <message>
        <source>Nothing else can be done: end the turn.</source>
        <translation>Der kan ikke gøres mere: afslut turen.</translation>
    </message>
    <message>
        <source>Choose an action.</source>
        <translation>Vælg en aktion.</translation>
    </message>
    <message>
        <source>Click where {figure} goes; the number is the cost.</source>
        <translation>Klik, hvor {figure} skal hen; tallet er prisen.</translation>
    </message>
    <message>
        <source>There is nowhere to go for {figure}.</source>
        <translation>Der er ingen steder at gå hen for {figure}.</translation>
    </message>
    <message>
        <source>Click the camp from which a figure is transferred.</source>
        <translation>Klik på den lejr, en figur overføres fra.</translation>
    </message>
    <message>
        <source>Click your figures to move them, or choose an action.</source>
        <translation>Klik på dine figurer for at rykke dem, eller vælg en aktion.</translation>
    </message>
    <message>
        <source>Digging is final, and so are the steps before it.</source>
        <translation>At grave er endeligt, ligesom skridtene før det.</translation>
    </message>
    <message>
        <source>Click where {figure} comes in.</source>
        <translation>Klik, hvor {figure} skal ind.</translation>
    </message>
    <message>
        <source>Click a temple to uncover a level of it.</source>
        <translation>Klik på det tempel, hvor et niveau skal afdækkes.</translation>
    </message>
    <message>
        <source>Click where to dig. {warning}</source>
        <translation>Klik, hvor der skal graves. {warning}</translation>
    </message>
    <message>
        <source>Choose which treasures are exchanged.</source>
        <translation>Vælg, hvilke skatte der udveksles.</translation>
    </message>
    <message>
        <source>Click where the camp is pitched.</source>
        <translation>Klik, hvor lejren oprettes.</translation>
    </message>
    <message>
        <source>Click the temple to guard; your other figures there leave the game.</source>
        <translation>Klik på det tempel, der skal have vagt; dine andre figurer dér går ud af spillet.</translation>
    </message>
</context>
<context>
    <name>Stones</name>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nordøst</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sydøst</translation>
    </message>
    <message>
        <source>south</source>
        <translation>syd</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sydvest</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nordvest</translation>
    </message>
    <message>
        <source>{tile}, no stones</source>
        <translation>{tile}, ingen sten</translation>
    </message>
    <message>
        <source>{tile}, stones: {stones}</source>
        <translation>{tile}, sten: {stones}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{hexagon}: not explored</source>
        <translation>{hexagon}: ikke udforsket</translation>
    </message>
    <message>
        <source>Camp of {name}</source>
        <translation>Lejr: {name}</translation>
    </message>
    <message>
        <source>Paths: {paths}</source>
        <translation>Veje: {paths}</translation>
    </message>
    <message>
        <source>No path leads here.</source>
        <translation>Ingen vej fører hertil.</translation>
    </message>
    <message>
        <source>temple of value {value}</source>
        <translation>tempel med værdi {value}</translation>
    </message>
    <message>
        <source>treasure site, treasures left: {count}</source>
        <translation>udgravning, skatte tilbage: {count}</translation>
    </message>
    <message>
        <source>treasure site, all dug up</source>
        <translation>udgravning, alt er gravet op</translation>
    </message>
    <message>
        <source>{name}: leader and workers: {workers} (strength {strength})</source>
        <translation>{name}: leder og medlemmer: {workers} (styrke {strength})</translation>
    </message>
    <message>
        <source>{name}: leader (strength {strength})</source>
        <translation>{name}: leder (styrke {strength})</translation>
    </message>
    <message>
        <source>{name}: workers: {workers} (strength {strength})</source>
        <translation>{name}: medlemmer: {workers} (styrke {strength})</translation>
    </message>
    <message>
        <source>Would score for nobody now</source>
        <translation>Ville ikke give nogen point nu</translation>
    </message>
    <message>
        <source>Guarded: scores {points} for {name}, whoever else is there</source>
        <translation>Med vagt: giver {name} {points} point, uanset hvem der ellers er der</translation>
    </message>
    <message>
        <source>Would score {points} for {name} now</source>
        <translation>Ville give {name} {points} point nu</translation>
    </message>
    <message>
        <source>Guarded: it is not uncovered further</source>
        <translation>Med vagt: afdækkes ikke mere</translation>
    </message>
    <message>
        <source>Uncovered to the highest level</source>
        <translation>Afdækket til det højeste niveau</translation>
    </message>
    <message>
        <source>Next level {level}; temple tiles of it left: {left}</source>
        <translation>Næste niveau {level}; tempelbrikker tilbage: {left}</translation>
    </message>
    <message>
        <source>{hexagon} for {cost} AP</source>
        <translation>{hexagon} for {cost} AP</translation>
    </message>
</context>
<context>
    <name>Supply</name>
    <message>
        <source>Temple tiles left, by level</source>
        <translation>Tempelbrikker tilbage, efter niveau</translation>
    </message>
    <message>
        <source>level {level}: {count}</source>
        <translation>niveau {level}: {count}</translation>
    </message>
    <message>
        <source>{tiles}, {volcanoes}</source>
        <translation>{tiles}, {volcanoes}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Forlad</translation>
    </message>
    <message>
        <source>Leave the table and go to the start page</source>
        <translation>Forlad bordet, og gå til startsiden</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Resumé</translation>
    </message>
    <message>
        <source>What the others did since your last turn</source>
        <translation>Hvad de andre gjorde siden din sidste tur</translation>
    </message>
    <message>
        <source>The game has stopped: {reason}</source>
        <translation>Spillet er stoppet: {reason}</translation>
    </message>
    <message>
        <source>{tab} ({news})</source>
        <translation>{tab} ({news})</translation>
    </message>
    <message>
        <source>The game is paused: waiting for {names} to return.</source>
        <translation>Spillet holder pause: venter på {names}.</translation>
    </message>
    <message>
        <source>No link to {names}: what is played meanwhile is shown later.</source>
        <translation>Ingen forbindelse til {names}: det, der spilles imens, vises senere.</translation>
    </message>
    <message>
        <source>Waiting for the computer of {names} to confirm.</source>
        <translation>Venter på, at computeren hos {names} bekræfter.</translation>
    </message>
    <message>
        <source>Waiting for the seed of {names}.</source>
        <translation>Venter på bidraget fra {names}.</translation>
    </message>
    <message>
        <source>Waiting for {names} to sign the result.</source>
        <translation>Venter på, at {names} underskriver resultatet.</translation>
    </message>
    <message>
        <source>The players are agreeing on who takes part.</source>
        <translation>Spillerne aftaler, hvem der er med.</translation>
    </message>
    <message>
        <source>Time left for this turn</source>
        <translation>Tid tilbage til denne tur</translation>
    </message>
    <message>
        <source>{time} left for this turn</source>
        <translation>{time} tilbage til denne tur</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>Til næste del af vinduet</translation>
    </message>
    <message>
        <source>To the previous part of the window</source>
        <translation>Til forrige del af vinduet</translation>
    </message>
    <message>
        <source>Read out how the game stands</source>
        <translation>Læs op, hvordan spillet står</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Basic version</source>
        <translation>Grundudgaven</translation>
    </message>
    <message>
        <source>Auction version</source>
        <translation>Auktionsudgaven</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Ved lodtrækning</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plads {number}</translation>
    </message>
    <message>
        <source>No turn clock</source>
        <translation>Uden tidsgrænse</translation>
    </message>
    <message>
        <source>{seconds} s a turn</source>
        <translation>{seconds} s pr. tur</translation>
    </message>
    <message>
        <source>The seat only lays tiles</source>
        <translation>Lægger kun sine brikker</translation>
    </message>
    <message>
        <source>A computer plays on</source>
        <translation>En computer spiller videre</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Spillet slutter</translation>
    </message>
    <message>
        <source>Random (very easy)</source>
        <translation>Tilfældigt (meget let)</translation>
    </message>
    <message>
        <source>Greedy (plays sensibly)</source>
        <translation>Grådigt (spiller fornuftigt)</translation>
    </message>
</context>
<context>
    <name>Tikal</name>
    <message>
        <source>base camp</source>
        <translation>basislejr</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>tempel</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>jungle</translation>
    </message>
    <message>
        <source>treasure site</source>
        <translation>udgravning</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>vulkan</translation>
    </message>
    <message>
        <source>jade mask</source>
        <translation>jademaske</translation>
    </message>
    <message>
        <source>painted bowl</source>
        <translation>malet skål</translation>
    </message>
    <message>
        <source>obsidian blade</source>
        <translation>obsidianklinge</translation>
    </message>
    <message>
        <source>shell necklace</source>
        <translation>muslingekæde</translation>
    </message>
    <message>
        <source>clay flute</source>
        <translation>lerfløjte</translation>
    </message>
    <message>
        <source>sun disc</source>
        <translation>solskive</translation>
    </message>
    <message>
        <source>jaguar idol</source>
        <translation>jaguaridol</translation>
    </message>
    <message>
        <source>feather crown</source>
        <translation>fjerkrone</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>lederen</translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>et medlem</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>spiller {number}</translation>
    </message>
    <message>
        <source>draws the tile {tile}: {what}</source>
        <translation>trækker brikken {tile}: {what}</translation>
    </message>
    <message>
        <source>digs up: {treasure}</source>
        <translation>graver op: {treasure}</translation>
    </message>
    <message>
        <source>first player drawn: {name}</source>
        <translation>første spiller ved lodtrækning: {name}</translation>
    </message>
    <message>
        <source>places the tile in {hexagon}</source>
        <translation>placerer brikken i {hexagon}</translation>
    </message>
    <message>
        <source>brings {figure} to {hexagon}</source>
        <translation>placerer {figure} i {hexagon}</translation>
    </message>
    <message>
        <source>transfers {figure} from {origin} to {target}</source>
        <translation>overfører {figure} fra {origin} til {target}</translation>
    </message>
    <message>
        <source>moves {figure} from {origin} to {target}</source>
        <translation>rykker {figure} fra {origin} til {target}</translation>
    </message>
    <message>
        <source>uncovers a level of the temple in {hexagon}</source>
        <translation>afdækker et niveau af templet i {hexagon}</translation>
    </message>
    <message>
        <source>digs for a treasure in {hexagon}</source>
        <translation>graver efter en skat i {hexagon}</translation>
    </message>
    <message>
        <source>gives {give} to {name} for {take}</source>
        <translation>giver {give} til {name} for {take}</translation>
    </message>
    <message>
        <source>pitches a camp in {hexagon}</source>
        <translation>opretter en lejr i {hexagon}</translation>
    </message>
    <message>
        <source>sets a guard on the temple in {hexagon}</source>
        <translation>placerer en vagt på templet i {hexagon}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>afslutter turen</translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <translation>byder {amount}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>chooses the tile {tile}: {what}</source>
        <translation>vælger brikken {tile}: {what}</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>usage: </source>
        <translation>brug: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumenter</translation>
    </message>
    <message>
        <source>options</source>
        <translation>tilvalg</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>vis denne hjælp, og afslut</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>vis programmets version, og afslut</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: fejl: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>disse argumenter mangler: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>ukendte argumenter: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ugyldigt valg: %(value)r (vælg mellem %(choices)s)</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>der ventedes ét argument</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>der ventedes mindst ét argument</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>udtrykkeligt argument ignoreret %r</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>proof</source>
        <translation>bevis</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>påstand</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>skade</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>i orden</translation>
    </message>
    <message>
        <source>The game is valid and its end is signed by every player.</source>
        <translation>Spillet er gyldigt, og dets slutning er underskrevet af alle spillere.</translation>
    </message>
    <message>
        <source>Valid as far as it goes, but the end of the game is not in this log.</source>
        <translation>Gyldigt så langt det rækker, men spillets slutning er ikke i denne log.</translation>
    </message>
    <message>
        <source>Valid, but the game went on without a player&apos;s choice. That he was silent is what those who voted say; it cannot be proven.</source>
        <translation>Gyldigt, men spillet fortsatte uden en spillers valg. At han tav, er, hvad de, der stemte, siger; det kan ikke bevises.</translation>
    </message>
    <message>
        <source>Valid, but it goes on with an earlier game. That this stood so is what the players say; a log of it shows whether it is true.</source>
        <translation>Gyldigt, men det fortsætter et tidligere spil. At dette stod sådan, er hvad spillerne siger; en log af det viser, om det er sandt.</translation>
    </message>
    <message>
        <source>Valid; the players went on with it as a new game, whose log is here as well.</source>
        <translation>Gyldigt; spillerne fortsatte det som et nyt spil, hvis log også er her.</translation>
    </message>
    <message>
        <source>The file is damaged or not a game log.</source>
        <translation>Filen er beskadiget eller ikke en spillog.</translation>
    </message>
    <message>
        <source>The last record was cut off while being written.</source>
        <translation>Den sidste optegnelse blev afbrudt, mens den blev skrevet.</translation>
    </message>
    <message>
        <source>The log was written by another version, which this one cannot replay. Use that version.</source>
        <translation>Loggen er skrevet af en anden version, som denne ikke kan afspille. Brug den version.</translation>
    </message>
    <message>
        <source>The agreement at the start of the game is not valid.</source>
        <translation>Aftalen ved spillets start er ikke gyldig.</translation>
    </message>
    <message>
        <source>A seat uses a key that proves nothing.</source>
        <translation>En plads bruger en nøgle, der ikke beviser noget.</translation>
    </message>
    <message>
        <source>A seat committed twice, or copied another seat&apos;s commitment.</source>
        <translation>En plads bandt sig to gange eller kopierede en anden plads&apos; binding.</translation>
    </message>
    <message>
        <source>A record does not carry its author&apos;s signature. Whoever changed the file did this, not the player named in it.</source>
        <translation>En optegnelse bærer ikke sin ophavsmands underskrift. Det har den gjort, som ændrede filen, ikke spilleren, der nævnes i den.</translation>
    </message>
    <message>
        <source>A record belongs to another game.</source>
        <translation>En optegnelse hører til et andet spil.</translation>
    </message>
    <message>
        <source>An entry does not follow from the one before.</source>
        <translation>En post følger ikke af den forrige.</translation>
    </message>
    <message>
        <source>An entry is missing.</source>
        <translation>En post mangler.</translation>
    </message>
    <message>
        <source>Entries stand in another order than played.</source>
        <translation>Poster står i en anden rækkefølge, end de blev spillet.</translation>
    </message>
    <message>
        <source>The log was cut short: signatures exist for entries after its end.</source>
        <translation>Loggen er afkortet: der findes underskrifter på poster efter dens slutning.</translation>
    </message>
    <message>
        <source>An entry was used although not every player has signed it.</source>
        <translation>En post blev brugt, selv om ikke alle spillere har underskrevet den.</translation>
    </message>
    <message>
        <source>A player acted out of turn.</source>
        <translation>En spiller handlede uden for tur.</translation>
    </message>
    <message>
        <source>A player signed an action against the rules.</source>
        <translation>En spiller underskrev en aktion mod reglerne.</translation>
    </message>
    <message>
        <source>A player signed another position than the rules give.</source>
        <translation>En spiller underskrev en anden stilling end den, reglerne giver.</translation>
    </message>
    <message>
        <source>A player co-signed an action against the rules.</source>
        <translation>En spiller medunderskrev en aktion mod reglerne.</translation>
    </message>
    <message>
        <source>A player revealed something else than what was committed to.</source>
        <translation>En spiller afslørede noget andet end det, der var bundet.</translation>
    </message>
    <message>
        <source>A player revealed before the action was signed by all.</source>
        <translation>En spiller afslørede, før aktionen var underskrevet af alle.</translation>
    </message>
    <message>
        <source>A draw is not the one that the revealed seeds give.</source>
        <translation>En trækning er ikke den, de afslørede bidrag giver.</translation>
    </message>
    <message>
        <source>A player signed two different things where only one is allowed.</source>
        <translation>En spiller underskrev to forskellige ting, hvor kun én er tilladt.</translation>
    </message>
    <message>
        <source>A player signed what the rules forbid when the players at the table changed.</source>
        <translation>En spiller underskrev noget, reglerne forbyder, da spillerne ved bordet skiftede.</translation>
    </message>
    <message>
        <source>A player began a new game from something else than the earlier game had come to.</source>
        <translation>En spiller begyndte et nyt spil fra noget andet end det, det tidligere spil var nået til.</translation>
    </message>
    <message>
        <source>A player was dropped, but the log speaks against the reason that was given.</source>
        <translation>En spiller blev taget ud, men loggen taler imod den begrundelse, der blev givet.</translation>
    </message>
    <message>
        <source>The logs hold two different, fully signed histories.</source>
        <translation>Loggene rummer to forskellige forløb, begge underskrevet af alle.</translation>
    </message>
    <message>
        <source>More than one player claims that the others gave up. Nobody can tell who was there.</source>
        <translation>Mere end én spiller påstår, at de andre gav op. Ingen kan afgøre, hvem der var der.</translation>
    </message>
    <message>
        <source>This evidence does not prove what it says.</source>
        <translation>Disse beviser beviser ikke, hvad de siger.</translation>
    </message>
    <message>
        <source>This is not a game log.</source>
        <translation>Dette er ikke en spillog.</translation>
    </message>
    <message>
        <source>The log does not hold the agreement that begins a game.</source>
        <translation>Loggen indeholder ikke den aftale, et spil begynder med.</translation>
    </message>
    <message>
        <source>The file is larger than the log of any game.</source>
        <translation>Filen er større end loggen fra noget spil.</translation>
    </message>
    <message>
        <source>The evidence file holds no case.</source>
        <translation>Bevisfilen rummer ingen sag.</translation>
    </message>
    <message>
        <source>Valid, but the seats {seats} were not there when the new game began: the rules play for them until they come back. That they were gone is what those who went on say.</source>
        <translation>Gyldigt, men pladserne {seats} var der ikke, da det nye spil begyndte: reglerne spiller for dem, til de kommer tilbage. At de manglede, er, hvad de, der fortsatte, siger.</translation>
    </message>
    <message>
        <source>The log was written by a newer version in a format this one does not know. Verify it with that version.</source>
        <translation>Loggen er skrevet af en nyere version i et format, denne ikke kender. Kontrollér den med den version.</translation>
    </message>
    <message>
        <source>The game was played by the rules of another version. Signatures and draws hold as far as nothing else is said; to check the actions, use the version that wrote the log.</source>
        <translation>Spillet blev spillet efter en anden versions regler. Underskrifter og trækninger holder, så vidt andet ikke er sagt; brug den version, der skrev loggen, til at kontrollere aktionerne.</translation>
    </message>
    <message>
        <source>This version does not know the game that was played: {game}.</source>
        <translation>Denne version kender ikke det spil, der blev spillet: {game}.</translation>
    </message>
    <message>
        <source>This log is of another game than the first one.</source>
        <translation>Denne log er fra et andet spil end den første.</translation>
    </message>
    <message>
        <source>A verdict this version has no words for.</source>
        <translation>En kendelse, denne version ikke har ord for.</translation>
    </message>
    <message>
        <source>seat {seat}, {nick}</source>
        <translation>plads {seat}, {nick}</translation>
    </message>
    <message>
        <source>entry {height}</source>
        <translation>post {height}</translation>
    </message>
    <message>
        <source>byte {offset}</source>
        <translation>byte {offset}</translation>
    </message>
</context>
<context>
    <name>Verify</name>
    <message>
        <source>✓ Verified: the game was played by the rules to its end.</source>
        <translation>✓ Bekræftet: spillet blev spillet efter reglerne til det sidste.</translation>
    </message>
    <message>
        <source>It is proven that a player broke the rules.</source>
        <translation>Det er bevist, at en spiller brød reglerne.</translation>
    </message>
    <message>
        <source>It is proven: {names} broke the rules.</source>
        <translation>Det er bevist: {names} brød reglerne.</translation>
    </message>
    <message>
        <source>Not every file is the log of a game that can be checked.</source>
        <translation>Ikke alle filer er logge af spil, der kan kontrolleres.</translation>
    </message>
    <message>
        <source>The log was written by a newer version of the program.</source>
        <translation>Loggen er skrevet af en nyere version af programmet.</translation>
    </message>
    <message>
        <source>This file is not the log of a game.</source>
        <translation>Denne fil er ikke loggen fra et spil.</translation>
    </message>
    <message>
        <source>The file is damaged: no game can be read from it.</source>
        <translation>Filen er beskadiget: intet spil kan læses fra den.</translation>
    </message>
    <message>
        <source>Valid as far as it goes, but the end of the game is not in the log.</source>
        <translation>Gyldigt så langt det rækker, men spillets slutning er ikke i loggen.</translation>
    </message>
    <message>
        <source>This version cannot check the rules of this game.</source>
        <translation>Denne version kan ikke kontrollere reglerne i dette spil.</translation>
    </message>
    <message>
        <source>The log is damaged or was changed; no player is convicted.</source>
        <translation>Loggen er beskadiget eller ændret; ingen spiller får skylden.</translation>
    </message>
    <message>
        <source>Players contradict each other; nobody is convicted.</source>
        <translation>Spillerne modsiger hinanden; ingen får skylden.</translation>
    </message>
    <message>
        <source>Proof: signatures that anybody can check</source>
        <translation>Beviser: underskrifter, enhver kan kontrollere</translation>
    </message>
    <message>
        <source>Claims: what players say of each other</source>
        <translation>Påstande: hvad spillerne siger om hinanden</translation>
    </message>
    <message>
        <source>Damage: whoever had the file may have done this; it blames no player</source>
        <translation>Skader: det kan enhver med filen have gjort; det bebrejder ingen spiller</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>I orden</translation>
    </message>
    <message>
        <source>Compare the digest with the other players: it is the same for each log of this game.</source>
        <translation>Sammenlign kontrolsummen med de andre spillere: den er ens for alle logge fra dette spil.</translation>
    </message>
    <message>
        <source>Another player&apos;s log of the same game may hold the rest.</source>
        <translation>En anden spillers log fra samme spil kan rumme resten.</translation>
    </message>
    <message>
        <source>Open logs of a game</source>
        <translation>Åbn logge fra et spil</translation>
    </message>
    <message>
        <source>Logs of games (*.glog);;All files (*)</source>
        <translation>Spillogge (*.glog);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Verdict: {code}</source>
        <translation>Kendelse: {code}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Kontrollerer …</translation>
    </message>
    <message>
        <source>How far the log is checked</source>
        <translation>Hvor langt loggen er kontrolleret</translation>
    </message>
    <message>
        <source>Open the log of a game</source>
        <translation>Åbn loggen fra et spil</translation>
    </message>
    <message>
        <source>Games of this profile</source>
        <translation>Spil i denne profil</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Sidst spillet</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Spillere og point</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Udgave</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Slutning</translation>
    </message>
    <message>
        <source>Reading the logs …</source>
        <translation>Læser loggene …</translation>
    </message>
    <message>
        <source>Another file …</source>
        <translation>En anden fil …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuller</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åbn</translation>
    </message>
    <message>
        <source>As the logs tell it; opening one checks it.</source>
        <translation>Som loggene selv fortæller; den, der åbnes, bliver efterprøvet.</translation>
    </message>
    <message>
        <source>There is no log in this profile yet.</source>
        <translation>Der er endnu ingen log i denne profil.</translation>
    </message>
    <message>
        <source>not ended</source>
        <translation>ikke slut</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>spillet til ende</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>afbrudt</translation>
    </message>
    <message>
        <source>ended by whoever stayed</source>
        <translation>afsluttet af den, der blev</translation>
    </message>
    <message>
        <source>Copy the digest</source>
        <translation>Kopiér kontrolsummen</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Se spillet</translation>
    </message>
    <message>
        <source>Open another log …</source>
        <translation>Åbn en anden log …</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbage</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} kan ikke læses: {reason}.</translation>
    </message>
    <message>
        <source>Logs of games end in .glog.</source>
        <translation>Spillogge ender på .glog.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Hvad der blev fundet</translation>
    </message>
    <message>
        <source>What was opened</source>
        <translation>Hvad der blev åbnet</translation>
    </message>
    <message>
        <source>Digest: {words} ({digest})</source>
        <translation>Kontrolsum: {words} ({digest})</translation>
    </message>
    <message>
        <source>The logs have no digest in common.</source>
        <translation>Loggene har ingen fælles kontrolsum.</translation>
    </message>
    <message>
        <source>No game can be read from this file.</source>
        <translation>Intet spil kan læses fra denne fil.</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Vundet af {names}</translation>
    </message>
    <message>
        <source>the end is signed by every player</source>
        <translation>slutningen er underskrevet af alle spillere</translation>
    </message>
    <message>
        <source>the end is not in the log</source>
        <translation>slutningen er ikke i loggen</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>det er ikke en fil</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The game is still running. Leave it?</source>
        <translation>Spillet er stadig i gang. Vil du forlade det?</translation>
    </message>
    <message>
        <source>You sit at a table. Leave it?</source>
        <translation>Du sidder ved et bord. Vil du forlade det?</translation>
    </message>
    <message>
        <source>If you host it, it closes for all others as well.</source>
        <translation>Hvis du er vært, lukkes det også for alle andre.</translation>
    </message>
    <message>
        <source>Nobody is waiting for you. You can come back: the game stays on the start page until it is over.</source>
        <translation>Ingen venter på dig. Du kan komme tilbage: spillet står på startsiden, til det er slut.</translation>
    </message>
    <message>
        <source>The others wait for this window for a while and may then go on without it. You can come back: the game stays on the start page until it is over.</source>
        <translation>De andre venter på dette vindue et stykke tid og kan så fortsætte uden. Du kan komme tilbage: spillet står på startsiden, indtil det er slut.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bliv</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Forlad spillet</translation>
    </message>
    <message>
        <source>Joining {table} …</source>
        <translation>Går til bordet: {table} …</translation>
    </message>
    <message>
        <source>Going to watch {table} …</source>
        <translation>Går hen for at se med: {table} …</translation>
    </message>
    <message>
        <source>Opening the unfinished game …</source>
        <translation>Åbner det uafsluttede spil …</translation>
    </message>
    <message>
        <source>Opening the table …</source>
        <translation>Åbner bordet …</translation>
    </message>
    <message>
        <source>● {name} to move</source>
        <translation>● {name} har turen</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>Blue</source>
        <translation>Blå</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rød</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gul</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Hvid</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cirkel</translation>
    </message>
    <message>
        <source>square</source>
        <translation>firkant</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>trekant</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombe</translation>
    </message>
</context>
</TS>
