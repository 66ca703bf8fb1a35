<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n log(s) verified, one digest: {digest} ({words})</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), {seconds} s</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: %n entry(s) hold</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: {game}, {variant}; {players}; %n entry(s), {ended}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) still to come</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camp(s) still to pitch</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s) still to set</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} plays a scoring turn: %n action point(s) left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} uses action points: %n left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, scoring turn: %n action point(s) left. {hint}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n action point(s) left. {hint}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{treasure}: {count} (%n point(s))</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) hold so far.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), each signed by all {players} players.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is planned that could be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back everything planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action points left: {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange treasures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which treasures do you exchange?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {give}, take {take} from {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a worker ({count} here)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{action}: {cost} AP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dig</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring your leader to the base camp or to a camp of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring a worker to the base camp or to a camp of yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a figure along stones; each step costs the stones on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place the tile beside an explored hexagon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send a figure between the base camp and your camps, or between your camps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncover a level of a temple without a guard where your figures stand: one for the first level of a turn, two for the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dig up a treasure where your figures stand: one for the first of a turn, two for the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange a treasure you have once for one that another player has once; nobody can refuse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitch a camp in a jungle, or where all treasures are dug up. Each player has two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a guard where you are stronger than each other player; your other figures there leave the game. Each player has two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost: {cost} AP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not possible anywhere now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planned: {steps}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unused action points: {ap}. They would be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is planned becomes final, and the turn ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Points to bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass is final for this auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes one of these tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction of the next turn: no bid yet. {name} bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction of the next turn: {bid} by {bidder}. {name} bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has the turn to come in this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has had the turn of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {amount}, passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leads with {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has not bid</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>What was said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Tikal for two to four players on one network, without a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a command, the window opens. See: tikal COMMAND --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder of the identity, the settings and the logs to use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system refused: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let computer players play a whole game here, then verify it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the logs and the picture go (default: %(default)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logs and a picture of the final board: {out}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the players wrote is in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demo {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demonstration did not end within {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number} ended with code {code} before the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players: {players} of {seats}. Entries: {entries}. {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players do not agree on the result.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logs do not verify as one clean game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt cannot draw the final board here: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several tables are called “{where}”. Join one by its id: {ids}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table “{where}” is played with version {version}, and this is another one. Install the same version on both computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table at all was seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table called “{where}” was found within {seconds} s. {seen} Check that it is open on the same network, or ask its host for the address and join that: tikal join HOST:PORT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} did not return within {seconds} s. The log is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has stopped: {reason} The log is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open a table that others on the network can join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seat that begins, from 1 (default: it is drawn)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where to listen (default: any free port)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long to wait for a lost player (default: %(default)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} cannot begin at a table of {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sit down at a table on the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HOST:PORT, or the name or id of a table as `tikal tables` lists it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long to look for a table by its name (default: %(default)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is a folder. Name the log files in it: {path}/*.glog</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a whole number from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not a name of 1 to {most} printable characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not the address of a network interface here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats at the table (default: %(default)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version of the rules (default: %(default)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how the computer players choose (default: %(default)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any text; makes the computer players&apos; choices repeatable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your name at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer players from this machine (headless: 1, window: 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no window: computer players alone, progress on stdout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print JSON, one value a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>address of a network interface to use; may be repeated (default: all)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the window (this is what no command does)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening at {addresses}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: {stage}. {seats}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{height}  drawn by {seeds} seeds: {drawn}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused: waiting for {names} to return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody is here again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result: {points}. Won by {winners}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} {nick}, ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asking for a seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a window there must be at least one computer player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seats} seats of this machine do not fit a table of {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the tables on this network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how long to look (default: %(default)s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table was seen within {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another version: {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taken} of {seats} seats taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the logs of a game, by themselves and against each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit codes: 0 clean and complete; 1 a fault of a player is proven; 2 inconclusive, such as an unfinished game; 3 a file cannot be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a log file; several logs of one game are compared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>print only what is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digest: {digest} ({words})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: not usable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verified: the game was played by the rules to its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proven: a player did what the rules forbid, see above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inconclusive: no player is proven to be at fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not usable: a file is damaged, of a newer version, or no log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the display does not answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the display cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No window can be opened here: {reason}. To see a whole game without one, run: tikal demo. To let the computer play at a table, run: tikal host --headless, or tikal join WHERE --headless.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EngineLines</name>
    <message>
        <source>answer other programs about the rules, in JSON lines on stdin and stdout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is longer than {most} bytes. It was skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is not UTF-8 from byte {byte} on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is not JSON. Write one object a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is JSON, but not an object such as {{&quot;cmd&quot;: &quot;awaiting&quot;}}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A field stands twice in an object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“id” must be a whole number or a text of at most {most} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{cmd}” takes no field “{field}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” must be {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command “{cmd}”. There are: {commands}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game “{game}”. There are: {games}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is open. Begin with “new” or “load”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the position the game was begun or loaded with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw takes either an “outcome” or a “seed”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Another program answers at {address}, not a table. Check the port with the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No address was given. Type host:port, for example 192.168.1.20:47001.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” is not an address. Type host:port, for example 192.168.1.20:47001 or [fe80::1]:47001.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{text}” names no port. Type host:port, for example 192.168.1.20:47001; the host is shown the port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port in “{text}” must be a whole number from 1 to 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No computer called “{host}” is known here. Check the spelling, or use its number address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody listens at {address}. Check that the table is open there and that the port is the one the host is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody answers at {address}. Check the address, that both computers are on one network, and that no firewall on the host&apos;s computer blocks the port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no way from this computer to {address}. Check that both computers are on one network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table at {address} is gone: its host has left. Look for another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link to {address} broke before both sides knew each other. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player answers at {address} than the one expected there. Look for the table anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables cannot be found or announced on this network ({reason}). Joining by address still works: ask the host for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding tables is switched off. Join by address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client speaks another version of the protocol: it runs {theirs}, this one {ours}. Install the same version on both computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client computes the rules by other code: it is version {theirs}, this one {ours}. Install the same version on both computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client plays by other rule data: it is version {theirs}, this one {ours}. Install the same version on both computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client is of version {theirs} as it should be, but computes differently. One of the two installations is damaged or changed: install both anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client uses a key that proves nothing. It was not let in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is this very seat. Give the address of somebody else&apos;s table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client could not prove who it is: somebody may be listening in between. Nothing was sent to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port {port} is in use by another program. Choose another port, or none to take any that is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system does not allow port {port}. Choose one from 1024 to 65535.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No port could be opened here: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no computer player called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{nick}” is not a name. Choose one of 1 to 40 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no table yet where a seat could be added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network part of this program could not begin ({reason}). Check that the folder for temporary files can be written to, then start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fault of this program has stopped a seat. What happened stands in the program&apos;s output; the log of the game is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You sit at a table already. Leave it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile {path} is in use by another running client. Close that one, or choose another folder with --profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} cannot be used for the profile: {reason}. Give a folder of yours with --profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key file {path} is damaged. It was left as it is: put your copy of it back, or move it away to start with a new identity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings file {path} was damaged. It was kept as {kept}, and fresh settings are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a log of this game at {path} already. It was left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log {path} cannot be written ({reason}). This seat has stopped so that nothing is lost: make room on the disk and start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client only repeats what it is sent. It was not let in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player answers there than the one expected. Look for the table anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client refused: it speaks another version of the protocol. Install the same version on both computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client refused: it computes the rules by other code. Install the same version on both computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client refused: it plays by other rule data. Install the same version on both computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other client refused: the two compute differently. One of the two installations is damaged or changed: install both anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other side refused ({code}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible at this stage of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table plays a game that this version does not know: {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s settings do not fit the game ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody sits where a table of {players} has no seat. Free that seat first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That player does not sit at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is starting; nothing can be changed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your last actions are still on their way to the others. Wait a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has stopped and cannot go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The action {action} is against the rules here ({reason}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{action}” is not an action of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions were planned beyond one that cannot be undone. Plan them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to send.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is too long; at most {limit} are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many messages at once. Wait a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text holds characters that cannot be sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has freed your seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has left and the table is closed. Look for another or open your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host has vanished before the start, so the table is closed. Look for another or open your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host did not answer whether there is a seat. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host no longer lists your seat. Join again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is full. Look for another or open your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That seat is taken. Ask for another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game at that table has begun. Look for another or open your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This identity sits at the table already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host wanted to start another game than the one agreed on. The table was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player sent a false agreement at the start. The table was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player committed to draws twice, or copied another&apos;s commitment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The players did not agree on one and the same game. The table was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} signed two different things at entry {height}; the log proves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} signed an action against the rules at entry {height}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} acted out of turn at entry {height}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} signed a false position at entry {height}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} signed an action that does not follow from entry {height}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} did not reveal at entry {height} what was committed to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} computes another position than this client at entry {height}. One of the two installations is damaged or changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has signed another entry {height} than the one seen here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has more draws than were committed to at its start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{seat} is open: somebody must sit down there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot be reached from here yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} (at this window) is not ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is not ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is still connecting to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others join by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table of {host}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table agrees on the game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game starts when every seat is taken and ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer here · {strategy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person at this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer on the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a person on the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connecting …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fingerprint of this player&apos;s key. Read it to each other to be sure that nobody plays under somebody else&apos;s name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{ends_the_turn} with {ap} AP unused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins the game, drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On offer: {tile}, {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scores {sum}: now {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pays {points} and takes the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes the turn for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile ({tile}) fits nowhere and is laid aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last scoring round begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The volcano {tile} starts a scoring round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a line to look back at its position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seeds} of {players} seeds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AP</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{ap} AP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+{points} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring now would give {points}:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The leader is still to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for {name} to return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on the network</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is drawn now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bidding comes first: bid or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose a tile from the display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First place the tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now action points are used; that is not possible until the turn has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is explored already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hexagon {hexagon} does not touch any explored hexagon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned so, no stone joins {hexagon} to an explored hexagon: nobody could get there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation {rotation} shows the same stones as rotation {same_as}; use that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That takes {needed} AP; left: {left}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {figure} left to bring in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {figure} of the player to move stands in {hexagon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is neither the base camp nor a camp of the player to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is in {hexagon} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is not explored yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is a volcano: nobody may go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hexagons {hexagon} and {other} are not neighbours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stones lie between {hexagon} and {other}: there is no path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no temple in {hexagon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temple in {hexagon} is guarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The temple in {hexagon} is uncovered to its highest level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No temple tile {level} is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no treasure to dig for in {hexagon}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {hexagon} that has been done twice in this turn, which is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own figures needed in the hexagon: {needed}; there: {present}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A camp needs jungle, or a treasure site without treasures; {hexagon} is neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are still treasures in {hexagon}; a camp needs an empty site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a camp in {hexagon} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both camps are pitched already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both guards are set already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {hexagon} the player to move is not stronger than every other player (the leader counts 3, a worker 1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {seat} in this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exchange needs another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both treasures are of one kind: {kind}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {kind} lies in front of {seat}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one {kind} lies in front of {seat}: pairs and triplets are safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid must be {least} at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid must be {most} at most: nobody bids more than the own points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile {tile} is not on display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is for {least} to {most} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no version “{variant}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {seat} who could begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{outcome}” cannot be drawn now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hexagon {hexagon} cannot be reached with the {left} AP left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is too long: an action has {most} characters at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is no action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{action}” takes another number of arguments: {needed}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is not possible as {argument}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “{field}” of the position cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position cannot come about in a game: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is not written the one way it must be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not possible ({code}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>new temple {hexagon} ({now}): {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temple {hexagon} ({now}): {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temple {hexagon} ({then} → {now}): {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {now} (was {then})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>strengths: {strengths}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>treasures of {name}: {then} → {now} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{now} as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{now}, was {then}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guarded by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guarded by {now}, was {then}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the tile {tile} for {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the tile {tile} for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>placed {tile} in {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid {tile} aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brought {figures} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moved {figures} from {origin} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uncovered a level in {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uncovered {levels} levels in {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dug up: {treasures}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gave {give} to {name} for {take}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pitched a camp in {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set a guard in {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has had a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all scored now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scored {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>did nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Step of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {place} of {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the newest step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the steps of others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last turn again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watch the last turn of another player again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No turn has ended yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the game step by step; or click a line of the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are looking back. The game goes on meanwhile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Points to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid in auctions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The win is shared by {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the digest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This window has no log of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the log …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fingerprints of the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log could not be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digest, the same for every player&apos;s log: {words} ({digest})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Log verified: the game was played by the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log proves that somebody broke the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is valid but not complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is damaged and cannot be verified.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>guarded temple {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temple {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pair: {treasure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triplet: {treasure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last scoring round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volcano {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores as sums</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all scored now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the computer plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People at this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a number if your firewall lets only certain ports through.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of guest {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please enter a name first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For friends on one network · version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no address: it is on no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the addresses as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table you host shows its full address, with the port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runs version {version}: cannot play with this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for example 192.168.1.20:47001</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or join by address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{taken} of {seats} taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table has been found yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking by multicast DNS (UDP port 5353) through {addresses}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no address on any network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you can do:
•  Ask the host whether the table is open, and whether both computers are on the same network (guest Wi-Fi often keeps computers apart).
•  Let the firewall of both computers allow this program.
•  Ask the host for the address shown at the table and join by it below.
•  Or host a table yourself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Waiting until every player has confirmed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being drawn who begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} digs: the treasure is being drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles for the next auctions are being drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile is being drawn for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} bids for the next turn or passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses a tile from the display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} places a tile: {tile}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: bid for the next turn, or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: click the tile you take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: place the tile, {tile}. Click a marked hexagon; the wheel or R turns it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else can be done: end the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where {figure} goes; the number is the cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nowhere to go for {figure}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the camp from which a figure is transferred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click your figures to move them, or choose an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digging reveals a treasure and cannot be undone, nor the steps planned before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where {figure} comes in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the temple to uncover a level of.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where to dig. {warning}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which treasures are exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where the camp is pitched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the temple to guard; your other figures there leave the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{hexagon}: not explored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Camp of {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paths: {paths}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No path leads here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temple of value {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>treasure site, treasures left: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>treasure site, all dug up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: leader and workers: {workers} (strength {strength})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: leader (strength {strength})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: workers: {workers} (strength {strength})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would score for nobody now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarded: scores {points} for {name}, whoever else is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Would score {points} for {name} now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guarded: it is not uncovered further</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncovered to the highest level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next level {level}; temple tiles of it left: {left}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hexagon} for {cost} AP</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the table and go to the start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the others did since your last turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game has stopped: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tab} ({news})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is paused: waiting for {names} to return.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the computer of {names} to confirm.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the seed of {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for {names} to sign the result.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Basic version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random (very easy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy (plays sensibly)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tikal</name>
    <message>
        <source>base camp</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jungle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>treasure site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>volcano</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jade mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>painted bowl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>obsidian blade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shell necklace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clay flute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sun disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jaguar idol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>feather crown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the leader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws the tile {tile}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digs up: {treasure}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first player drawn: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places the tile in {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brings {figure} to {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transfers {figure} from {origin} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moves {figure} from {origin} to {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uncovers a level of the temple in {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digs for a treasure in {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gives {give} to {name} for {take}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pitches a camp in {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets a guard on the temple in {hexagon}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses the tile {tile}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is valid and its end is signed by every player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid as far as it goes, but the end of the game is not in this log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged or not a game log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last record was cut off while being written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log was written by another version, which this one cannot replay. Use that version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The agreement at the start of the game is not valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat uses a key that proves nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seat committed twice, or copied another seat&apos;s commitment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record does not carry its author&apos;s signature. Whoever changed the file did this, not the player named in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A record belongs to another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry does not follow from the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entries stand in another order than played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log was cut short: signatures exist for entries after its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An entry was used although not every player has signed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player acted out of turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player signed an action against the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player signed another position than the rules give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player co-signed an action against the rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player revealed something else than what was committed to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player revealed before the action was signed by all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw is not the one that the revealed seeds give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player signed two different things where only one is allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The logs hold two different, fully signed histories.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a game log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log does not hold the agreement that begins a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than the log of any game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log was written by a newer version in a format this one does not know. Verify it with that version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was played by the rules of another version. Signatures and draws hold as far as nothing else is said; to check the actions, use the version that wrote the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version does not know the game that was played: {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This log is of another game than the first one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A verdict this version has no words for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat {seat}, {nick}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {height}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte {offset}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>{name} to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is still running. Leave it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others cannot go on without this window. What has been played is kept in the log.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joining {table} …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the table …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
