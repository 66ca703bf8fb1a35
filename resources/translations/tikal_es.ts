<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n log(s) verified, one digest: {digest} ({words})</source>
        <translation>
            <numerusform>%n registro verificado, un solo resumen: {digest} ({words})</numerusform>
            <numerusform>%n registros verificados, un solo resumen: {digest} ({words})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), {seconds} s</source>
        <translation>
            <numerusform>%n entrada, {seconds} s</numerusform>
            <numerusform>%n entradas, {seconds} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: %n entry(s) hold</source>
        <translation>
            <numerusform>{path}: %n entrada válida</numerusform>
            <numerusform>{path}: %n entradas válidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n punto</numerusform>
            <numerusform>{name}: %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) still to come</source>
        <translation>
            <numerusform>%n trabajador por entrar</numerusform>
            <numerusform>%n trabajadores por entrar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camp(s) still to pitch</source>
        <translation>
            <numerusform>%n campamento por establecer</numerusform>
            <numerusform>%n campamentos por establecer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s) still to set</source>
        <translation>
            <numerusform>%n guardia por colocar</numerusform>
            <numerusform>%n guardias por colocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} plays a scoring turn: %n action point(s) left.</source>
        <translation>
            <numerusform>{name} juega un turno de puntuación: queda %n punto de acción.</numerusform>
            <numerusform>{name} juega un turno de puntuación: quedan %n puntos de acción.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} uses action points: %n left.</source>
        <translation>
            <numerusform>{name} usa puntos de acción: queda %n.</numerusform>
            <numerusform>{name} usa puntos de acción: quedan %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, scoring turn: %n action point(s) left. {hint}</source>
        <translation>
            <numerusform>{name}, turno de puntuación: queda %n PA. {hint}</numerusform>
            <numerusform>{name}, turno de puntuación: quedan %n PA. {hint}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n action point(s) left. {hint}</source>
        <translation>
            <numerusform>{name}: queda %n punto de acción. {hint}</numerusform>
            <numerusform>{name}: quedan %n puntos de acción. {hint}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{treasure}: {count} (%n point(s))</source>
        <translation>
            <numerusform>{treasure}: {count} (%n punto)</numerusform>
            <numerusform>{treasure}: {count} (%n puntos)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), each signed by all {players} players.</source>
        <translation>
            <numerusform>%n entrada, firmada por los {players} jugadores.</numerusform>
            <numerusform>%n entradas, cada una firmada por los {players} jugadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) more</source>
        <translation>
            <numerusform>%n hallazgo más</numerusform>
            <numerusform>%n hallazgos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>evidence, %n case(s)</source>
        <translation>
            <numerusform>pruebas, %n caso</numerusform>
            <numerusform>pruebas, %n casos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), {end}</source>
        <translation>
            <numerusform>%n entrada, {end}</numerusform>
            <numerusform>%n entradas, {end}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left</source>
        <translation>
            <numerusform>queda %n punto de acción</numerusform>
            <numerusform>quedan %n puntos de acción</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n minuto por turno</numerusform>
            <numerusform>%n minutos por turno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s):</source>
        <translation>
            <numerusform>%n sorteo:</numerusform>
            <numerusform>%n sorteos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>entry {height}: {drawn} by %n seed(s)</source>
        <translation>
            <numerusform>entrada {height}: {drawn} con %n semilla</numerusform>
            <numerusform>entrada {height}: {drawn} con %n semillas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: evidence, %n case(s)</source>
        <translation>
            <numerusform>{path}: pruebas, %n caso</numerusform>
            <numerusform>{path}: pruebas, %n casos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: %n entry(s), {ended}</source>
        <translation>
            <numerusform>{path}: %n entrada, {ended}</numerusform>
            <numerusform>{path}: %n entradas, {ended}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>queda %n loseta</numerusform>
            <numerusform>quedan %n losetas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n volcano(es)</source>
        <translation>
            <numerusform>%n volcán</numerusform>
            <numerusform>%n volcanes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Planned: {step}</source>
        <translation>Plan: {step}</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Deshecho</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Restart turn</source>
        <translation>Reiniciar turno</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Take back: {step}</source>
        <translation>Deshacer: {step}</translation>
    </message>
    <message>
        <source>Nothing is planned that could be taken back.</source>
        <translation>No hay nada planeado que deshacer.</translation>
    </message>
    <message>
        <source>Take back everything planned.</source>
        <translation>Deshacer todo lo planeado.</translation>
    </message>
    <message>
        <source>Not now: the tile has to be placed first.</source>
        <translation>Ahora no: primero hay que colocar la loseta.</translation>
    </message>
    <message>
        <source>Action points left: {left}</source>
        <translation>Puntos de acción restantes: {left}</translation>
    </message>
    <message>
        <source>Exchange treasures</source>
        <translation>Intercambiar tesoros</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Intercambiar</translation>
    </message>
    <message>
        <source>Which treasures do you exchange?</source>
        <translation>¿Qué tesoros intercambias?</translation>
    </message>
    <message>
        <source>Give {give}, take {take} from {name}</source>
        <translation>Das {give}, recibes {take} de {name}</translation>
    </message>
    <message>
        <source>Move the leader</source>
        <translation>Mover el líder</translation>
    </message>
    <message>
        <source>Move a worker ({count} here)</source>
        <translation>Mover un trabajador (hay {count} aquí)</translation>
    </message>
    <message>
        <source>{action}: {cost} AP</source>
        <translation>{action}: {cost} PA</translation>
    </message>
    <message>
        <source>Leader</source>
        <translation>Líder</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Trabajador</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Colocar la loseta</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Trasladar</translation>
    </message>
    <message>
        <source>Uncover</source>
        <translation>Descubrir</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Campamento</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Guardia</translation>
    </message>
    <message>
        <source>Bring your leader to the base camp or to a camp of yours.</source>
        <translation>Coloca tu líder en el campamento base o en uno de tus campamentos.</translation>
    </message>
    <message>
        <source>Bring a worker to the base camp or to a camp of yours.</source>
        <translation>Coloca un trabajador en el campamento base o en uno de tus campamentos.</translation>
    </message>
    <message>
        <source>Move a figure along stones; each step costs the stones on both sides.</source>
        <translation>Mueve una figura por las piedras; cada paso cuesta las piedras de ambos lados.</translation>
    </message>
    <message>
        <source>Place the tile beside an explored hexagon.</source>
        <translation>Coloca la loseta junto a un hexágono explorado.</translation>
    </message>
    <message>
        <source>Send a figure between the base camp and your camps, or between your camps.</source>
        <translation>Traslada una figura entre el campamento base y tus campamentos, o entre tus campamentos.</translation>
    </message>
    <message>
        <source>Uncover a level of a temple without a guard where your figures stand: one for the first level of a turn, two for the second.</source>
        <translation>Descubre un nivel de un templo sin guardia donde estén tus figuras: una para el primer nivel del turno, dos para el segundo.</translation>
    </message>
    <message>
        <source>Dig up a treasure where your figures stand: one for the first of a turn, two for the second.</source>
        <translation>Recupera un tesoro donde estén tus figuras: una para el primero del turno, dos para el segundo.</translation>
    </message>
    <message>
        <source>Exchange a treasure you have once for one that another player has once; nobody can refuse.</source>
        <translation>Intercambia un tesoro que tengas suelto por uno que otro jugador tenga suelto; nadie puede negarse.</translation>
    </message>
    <message>
        <source>Pitch a camp in a jungle, or where all treasures are dug up. Each player has two.</source>
        <translation>Establece un campamento en la selva, o donde ya no queden tesoros. Cada jugador tiene dos.</translation>
    </message>
    <message>
        <source>Set a guard where you are stronger than each other player; your other figures there leave the game. Each player has two.</source>
        <translation>Coloca un guardia donde seas más fuerte que cada uno de los demás; tus otras figuras de allí salen del juego. Cada jugador tiene dos.</translation>
    </message>
    <message>
        <source>Cost: {cost} AP</source>
        <translation>Coste: {cost} PA</translation>
    </message>
    <message>
        <source>Key: {key}</source>
        <translation>Tecla: {key}</translation>
    </message>
    <message>
        <source>Not now: {reason}</source>
        <translation>Ahora no: {reason}</translation>
    </message>
    <message>
        <source>Not possible anywhere now.</source>
        <translation>Ahora no es posible en ninguna parte.</translation>
    </message>
    <message>
        <source>Planned: {steps}</source>
        <translation>Plan: {steps}</translation>
    </message>
    <message>
        <source>End the turn?</source>
        <translation>¿Terminar el turno?</translation>
    </message>
    <message>
        <source>Unused action points: {ap}. They would be lost.</source>
        <translation>Puntos de acción sin usar: {ap}. Se perderían.</translation>
    </message>
    <message>
        <source>What is planned becomes final, and the turn ends.</source>
        <translation>Lo planeado pasa a ser definitivo y el turno termina.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation>Girar la loseta hacia atrás</translation>
    </message>
    <message>
        <source>Turn the tile on</source>
        <translation>Girar la loseta</translation>
    </message>
</context>
<context>
    <name>Auction</name>
    <message>
        <source>Points to bid</source>
        <translation>Puntos que pujas</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Pujar</translation>
    </message>
    <message>
        <source>Raise the bid</source>
        <translation>Subir la puja</translation>
    </message>
    <message>
        <source>Lower the bid</source>
        <translation>Bajar la puja</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>A pass is final for this auction.</source>
        <translation>Quien pasa queda fuera de esta subasta.</translation>
    </message>
    <message>
        <source>Tile {number}</source>
        <translation>Loseta {number}</translation>
    </message>
    <message>
        <source>{name} takes one of these tiles</source>
        <translation>{name} elige una de estas losetas</translation>
    </message>
    <message>
        <source>Auction of the next turn: no bid yet. {name} bids</source>
        <translation>Subasta: aún no hay pujas. Puja {name}</translation>
    </message>
    <message>
        <source>Auction of the next turn: {bid} by {bidder}. {name} bids</source>
        <translation>Subasta: {bidder} ofrece {bid}. Puja {name}</translation>
    </message>
    <message>
        <source>takes the turn</source>
        <translation>toma el turno</translation>
    </message>
    <message>
        <source>has a turn to come</source>
        <translation>aún no ha jugado</translation>
    </message>
    <message>
        <source>has had a turn</source>
        <translation>ya ha jugado</translation>
    </message>
    <message>
        <source>bid {amount}, passed</source>
        <translation>pujó {amount}, pasó</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasó</translation>
    </message>
    <message>
        <source>leads with {amount}</source>
        <translation>lidera con {amount}</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <translation>pujó {amount}</translation>
    </message>
    <message>
        <source>has not bid</source>
        <translation>sin puja</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>chosen</source>
        <translation>elegido</translation>
    </message>
    <message>
        <source>the tile may lie here</source>
        <translation>la loseta puede ir aquí</translation>
    </message>
    <message>
        <source>figures to move stand here</source>
        <translation>aquí hay figuras que mover</translation>
    </message>
    <message>
        <source>can be chosen for {cost} AP</source>
        <translation>se puede elegir por {cost} PA</translation>
    </message>
    <message>
        <source>Choose here</source>
        <translation>Elegir aquí</translation>
    </message>
    <message>
        <source>To the next place to choose</source>
        <translation>Al siguiente lugar que elegir</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>No elegir nada</translation>
    </message>
    <message>
        <source>To the previous place to choose</source>
        <translation>Al lugar anterior que elegir</translation>
    </message>
    <message>
        <source>Describe the hexagon</source>
        <translation>Describir el hexágono</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Mostrar todo el tablero</translation>
    </message>
    <message>
        <source>Go over the hexagons</source>
        <translation>Recorrer los hexágonos</translation>
    </message>
    <message>
        <source>Show all that can be done here</source>
        <translation>Mostrar todo lo que se puede hacer aquí</translation>
    </message>
    <message>
        <source>{key} + drag</source>
        <translation>{key} + arrastrar</translation>
    </message>
    <message>
        <source>Move the board about, when it is shown larger</source>
        <translation>Desplazar el tablero ampliado</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Click: {deeds}</source>
        <translation>Clic: {deeds}</translation>
    </message>
    <message>
        <source>Click: {deeds} ({cost} AP)</source>
        <translation>Clic: {deeds} ({cost} PA)</translation>
    </message>
    <message>
        <source>Click: choose a figure to transfer from here</source>
        <translation>Clic: elegir una figura para trasladarla desde aquí</translation>
    </message>
    <message>
        <source>Click: choose a figure to move from here</source>
        <translation>Clic: elegir una figura para moverla desde aquí</translation>
    </message>
</context>
<context>
    <name>Chat</name>
    <message>
        <source>What was said</source>
        <translation>Lo que se ha dicho</translation>
    </message>
    <message>
        <source>Show what onlookers say</source>
        <translation>Ver lo que dicen los espectadores</translation>
    </message>
    <message>
        <source>Say something to the table</source>
        <translation>Di algo a la mesa</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Di algo</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Onlooker {name}</source>
        <translation>Espectador {name}</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Tikal for two to four players on one network, without a server.</source>
        <translation>Tikal para dos a cuatro jugadores en una misma red, sin servidor.</translation>
    </message>
    <message>
        <source>Without a command, the window opens. See: tikal COMMAND --help</source>
        <translation>Sin orden se abre la ventana. Véase: tikal COMMAND --help</translation>
    </message>
    <message>
        <source>folder of the identity, the settings and the logs to use</source>
        <translation>carpeta de la identidad, los ajustes y los registros que se usan</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>The system refused: {reason}.</source>
        <translation>El sistema se ha negado: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be used: {reason}.</source>
        <translation>{path} no se puede usar: {reason}.</translation>
    </message>
    <message>
        <source>let computer players play a whole game here, then verify it</source>
        <translation>hacer que la máquina juegue aquí una partida entera y verificarla</translation>
    </message>
    <message>
        <source>where the logs and the picture go (default: %(default)s)</source>
        <translation>dónde se guardan los registros y la imagen (por defecto: %(default)s)</translation>
    </message>
    <message>
        <source>Logs and a picture of the final board: {out}</source>
        <translation>Registros e imagen del tablero final: {out}</translation>
    </message>
    <message>
        <source>What the players wrote is in {folder}.</source>
        <translation>Lo que escribieron los jugadores está en {folder}.</translation>
    </message>
    <message>
        <source>Demo {number}</source>
        <translation>Demo {number}</translation>
    </message>
    <message>
        <source>The demonstration did not end within {seconds} s.</source>
        <translation>La demostración no terminó en {seconds} s.</translation>
    </message>
    <message>
        <source>Player {number} ended with code {code} before the result.</source>
        <translation>El jugador {number} terminó con el código {code} antes del resultado.</translation>
    </message>
    <message>
        <source>Players: {players} of {seats}. Entries: {entries}. {seconds} s</source>
        <translation>Jugadores: {players} de {seats}. Entradas: {entries}. {seconds} s</translation>
    </message>
    <message>
        <source>The players do not agree on the result.</source>
        <translation>Los jugadores no coinciden en el resultado.</translation>
    </message>
    <message>
        <source>The logs do not verify as one clean game:</source>
        <translation>Los registros no se verifican como una sola partida limpia:</translation>
    </message>
    <message>
        <source>Qt cannot draw the final board here: {reason}.</source>
        <translation>Qt no puede dibujar aquí el tablero final: {reason}.</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <source>Several tables are called “{where}”. Join one by its id: {ids}.</source>
        <translation>Hay varias mesas llamadas «{where}». Únete a una por su identificador: {ids}.</translation>
    </message>
    <message>
        <source>The table “{where}” is played with version {version}, and this is another one. Install the same version on both computers.</source>
        <translation>En la mesa «{where}» se juega con la versión {version}, y esta es otra. Instala la misma versión en ambos equipos.</translation>
    </message>
    <message>
        <source>The table “{where}” is played by another program than this one, though both are called version {version}. One of the two is changed: install both anew.</source>
        <translation>En la mesa «{where}» se juega con otro programa que este, aunque ambos se llaman versión {version}. Uno de los dos está modificado: instala los dos de nuevo.</translation>
    </message>
    <message>
        <source>Seen: {names}.</source>
        <translation>Vistas: {names}.</translation>
    </message>
    <message>
        <source>No table at all was seen.</source>
        <translation>No se ha visto ninguna mesa.</translation>
    </message>
    <message>
        <source>No table called “{where}” was found within {seconds} s. {seen} Check that it is open on the same network, or ask its host for the address and join that: tikal join HOST:PORT</source>
        <translation>No se encontró ninguna mesa llamada «{where}» en {seconds} s. {seen} Comprueba que esté abierta en la misma red, o pide la dirección a su anfitrión y únete con ella: tikal join HOST:PORT</translation>
    </message>
    <message>
        <source>{names} did not return within {seconds} s. What has been seen of the game is kept in the log.</source>
        <translation>En {seconds} s no se ha sabido nada de {names}. Lo que se ha visto de la partida se conserva en el registro.</translation>
    </message>
    <message>
        <source>{names} did not return within {seconds} s, and without them too few are left to go on. The log is kept. To go on with the game: tikal resume. To go on without them, as a new game: tikal resume --new-game</source>
        <translation>En {seconds} s no se ha sabido nada de {names} y, sin esos jugadores, quedan demasiado pocos para continuar. El registro se conserva. Para continuar la partida: tikal resume. Para continuar sin ellos, como partida nueva: tikal resume --new-game</translation>
    </message>
    <message>
        <source>The game has stopped: {reason} The log is kept.</source>
        <translation>La partida se ha detenido: {reason} El registro se conserva.</translation>
    </message>
    <message>
        <source>open a table that others on the network can join</source>
        <translation>abrir una mesa a la que otros de la red puedan unirse</translation>
    </message>
    <message>
        <source>the seat that begins, from 1 (default: it is drawn)</source>
        <translation>el asiento que empieza, desde 1 (por defecto: por sorteo)</translation>
    </message>
    <message>
        <source>where to listen (default: any free port)</source>
        <translation>dónde escuchar (por defecto: cualquier puerto libre)</translation>
    </message>
    <message>
        <source>how long to wait for a lost player, 0 for not at all (default: %(default)s)</source>
        <translation>cuánto esperar a un jugador perdido, 0 para no esperar (por defecto: %(default)s)</translation>
    </message>
    <message>
        <source>then that seat places its tiles and passes (skip), a computer plays on for it (bot), or the game ends (end) (default: %(default)s)</source>
        <translation>entonces ese asiento coloca sus losetas y pasa (skip), una máquina sigue por él (bot), o la partida termina (end) (por defecto: %(default)s)</translation>
    </message>
    <message>
        <source>time for one turn, 0 for as much as wanted (default: %(default)s)</source>
        <translation>tiempo para un turno, 0 para todo el que se quiera (por defecto: %(default)s)</translation>
    </message>
    <message>
        <source>Seat {seat} cannot begin at a table of {players}.</source>
        <translation>El asiento {seat} no puede empezar en una mesa de {players}.</translation>
    </message>
    <message>
        <source>sit down at a table on the network</source>
        <translation>sentarse a una mesa de la red</translation>
    </message>
    <message>
        <source>HOST:PORT, or the name or id of a table as `tikal tables` lists it</source>
        <translation>HOST:PORT, o el nombre o identificador de una mesa según `tikal tables`</translation>
    </message>
    <message>
        <source>how long to look for a table by its name (default: %(default)s)</source>
        <translation>cuánto buscar una mesa por su nombre (por defecto: %(default)s)</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}: no existe ese archivo.</translation>
    </message>
    <message>
        <source>{path} is a folder. Name the log files in it: {path}/*.glog</source>
        <translation>{path} es una carpeta. Indica los registros que contiene: {path}/*.glog</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device. Name a log that is a file.</source>
        <translation>{path} es una tubería o un dispositivo. Indica un registro que sea un archivo.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>“{text}” is not a whole number from {low} to {high}</source>
        <translation>«{text}» no es un número entero de {low} a {high}</translation>
    </message>
    <message>
        <source>“{text}” is not a name of 1 to {most} printable characters</source>
        <translation>«{text}» no es un nombre de 1 a {most} caracteres imprimibles</translation>
    </message>
    <message>
        <source>“{text}” is not the address of a network interface here</source>
        <translation>«{text}» no es la dirección de una interfaz de red de este equipo</translation>
    </message>
    <message>
        <source>seats at the table (default: %(default)s)</source>
        <translation>asientos de la mesa (por defecto: %(default)s)</translation>
    </message>
    <message>
        <source>version of the rules (default: %(default)s)</source>
        <translation>versión de las reglas (por defecto: %(default)s)</translation>
    </message>
    <message>
        <source>how the computer players choose (default: %(default)s)</source>
        <translation>cómo elige la máquina (por defecto: %(default)s)</translation>
    </message>
    <message>
        <source>any text; makes the computer players&apos; choices repeatable</source>
        <translation>cualquier texto; hace repetibles las elecciones de la máquina</translation>
    </message>
    <message>
        <source>your name at the table</source>
        <translation>tu nombre en la mesa</translation>
    </message>
    <message>
        <source>computer players from this machine (headless: 1, window: 0)</source>
        <translation>jugadores automáticos de este equipo (sin ventana: 1, con ventana: 0)</translation>
    </message>
    <message>
        <source>no window: computer players alone, progress on stdout</source>
        <translation>sin ventana: solo jugadores automáticos, el progreso en stdout</translation>
    </message>
    <message>
        <source>headless: where too few are left to go on, go on as a new game with those who are here; go over to one that others have begun</source>
        <translation>sin ventana: si quedan demasiado pocos para continuar, seguir como partida nueva con quienes están; pasar a la que otros hayan empezado</translation>
    </message>
    <message>
        <source>headless: never go on without a lost player (default: as the table agreed)</source>
        <translation>sin ventana: no seguir nunca sin un jugador perdido (por defecto: lo que acordó la mesa)</translation>
    </message>
    <message>
        <source>print JSON, one value a line</source>
        <translation>escribir JSON, un valor por línea</translation>
    </message>
    <message>
        <source>--json tells what happens at a table without a window: add --headless.</source>
        <translation>--json cuenta lo que ocurre en una mesa sin ventana: añade --headless.</translation>
    </message>
    <message>
        <source>address of a network interface to use; may be repeated (default: all)</source>
        <translation>dirección de una interfaz de red que usar; puede repetirse (por defecto: todas)</translation>
    </message>
    <message>
        <source>open the window (this is what no command does)</source>
        <translation>abrir la ventana (lo mismo que sin orden)</translation>
    </message>
    <message>
        <source>Listening at {addresses}</source>
        <translation>Escuchando en {addresses}</translation>
    </message>
    <message>
        <source>Table: {stage}. {seats}</source>
        <translation>Mesa: {stage}. {seats}</translation>
    </message>
    <message>
        <source>{height}  drawn by {seeds} seeds: {drawn}</source>
        <translation>{height}  sorteado con {seeds} semillas: {drawn}</translation>
    </message>
    <message>
        <source>Paused: waiting for {names} to return</source>
        <translation>En pausa: se espera a {names}</translation>
    </message>
    <message>
        <source>Everybody is here again</source>
        <translation>Ya están todos de nuevo</translation>
    </message>
    <message>
        <source>Going on with {names}</source>
        <translation>Se sigue con {names}</translation>
    </message>
    <message>
        <source>Going on as a new game with {names}</source>
        <translation>Se continúa como partida nueva con {names}</translation>
    </message>
    <message>
        <source>Log: {path}</source>
        <translation>Registro: {path}</translation>
    </message>
    <message>
        <source>Result: {points}. Won by {winners}.</source>
        <translation>Resultado: {points}. Victoria de {winners}.</translation>
    </message>
    <message>
        <source>Result: {names} ended the game as the only one who stayed.</source>
        <translation>Resultado: {names} terminó la partida al quedarse sin los demás.</translation>
    </message>
    <message>
        <source>Result: the game was ended because a player is gone.</source>
        <translation>Resultado: la partida terminó porque falta un jugador.</translation>
    </message>
    <message>
        <source>{number} open</source>
        <translation>{number} libre</translation>
    </message>
    <message>
        <source>{number} {nick}, ready</source>
        <translation>{number} {nick}, listo</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aún ninguna</translation>
    </message>
    <message>
        <source>asking for a seat</source>
        <translation>pidiendo asiento</translation>
    </message>
    <message>
        <source>waiting for players</source>
        <translation>esperando jugadores</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>empezando</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>Without a window there must be at least one computer player.</source>
        <translation>Sin ventana tiene que haber al menos un jugador automático.</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>{seats} seats of this machine do not fit a table of {players}.</source>
        <translation>{seats} asientos de este equipo no caben en una mesa de {players}.</translation>
    </message>
    <message>
        <source>list the tables on this network</source>
        <translation>listar las mesas de esta red</translation>
    </message>
    <message>
        <source>how long to look (default: %(default)s)</source>
        <translation>cuánto tiempo buscar (por defecto: %(default)s)</translation>
    </message>
    <message>
        <source>No table was seen within {seconds} s.</source>
        <translation>No se vio ninguna mesa en {seconds} s.</translation>
    </message>
    <message>
        <source>another version: {version}</source>
        <translation>otra versión: {version}</translation>
    </message>
    <message>
        <source>changed, though called version {version}</source>
        <translation>modificada, aunque se llama versión {version}</translation>
    </message>
    <message>
        <source>full</source>
        <translation>llena</translation>
    </message>
    <message>
        <source>{taken} of {seats} seats taken</source>
        <translation>{taken} de {seats} asientos ocupados</translation>
    </message>
    <message>
        <source>check the logs of a game, by themselves and against each other</source>
        <translation>comprobar los registros de una partida, por sí solos y entre ellos</translation>
    </message>
    <message>
        <source>Exit codes: 0 clean and complete; 1 a fault of a player is proven; 2 inconclusive, such as an unfinished game; 3 a file cannot be used.</source>
        <translation>Códigos de salida: 0 limpio y completo; 1 se ha probado la falta de un jugador; 2 no concluyente, como una partida sin terminar; 3 un archivo no se puede usar.</translation>
    </message>
    <message>
        <source>a log or an evidence file; several logs of one game are compared</source>
        <translation>un registro o un archivo de pruebas; varios registros de una partida se comparan entre sí</translation>
    </message>
    <message>
        <source>write what proves a fault to this new file, which convicts without the logs</source>
        <translation>escribir en este archivo nuevo lo que prueba una falta, que basta sin los registros</translation>
    </message>
    <message>
        <source>{path} exists already. Name a new file for the evidence.</source>
        <translation>{path} ya existe. Indica un archivo nuevo para las pruebas.</translation>
    </message>
    <message>
        <source>The proof cannot be shown without the logs: no evidence is written.</source>
        <translation>La prueba no se puede mostrar sin los registros: no se escriben pruebas.</translation>
    </message>
    <message>
        <source>Nothing is proven: no evidence is written.</source>
        <translation>No se ha probado nada: no se escriben pruebas.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} no se puede escribir: {reason}.</translation>
    </message>
    <message>
        <source>print only what is wrong</source>
        <translation>escribir solo lo que está mal</translation>
    </message>
    <message>
        <source>Digest: {digest} ({words})</source>
        <translation>Resumen: {digest} ({words})</translation>
    </message>
    <message>
        <source>Game {id}: {game}, {variant}</source>
        <translation>Partida {id}: {game}, {variant}</translation>
    </message>
    <message>
        <source>Result: none, the game was not played to its end.</source>
        <translation>Resultado: ninguno, la partida no se jugó hasta el final.</translation>
    </message>
    <message>
        <source>{path}: not usable</source>
        <translation>{path}: no se puede usar</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>not ended</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>Verified: the game was played by the rules to its end.</source>
        <translation>Verificado: la partida se jugó según las reglas hasta el final.</translation>
    </message>
    <message>
        <source>Proven: a player did what the rules forbid, see above.</source>
        <translation>Probado: un jugador hizo lo que las reglas prohíben, véase arriba.</translation>
    </message>
    <message>
        <source>Inconclusive: no player is proven to be at fault.</source>
        <translation>No concluyente: no se ha probado la falta de ningún jugador.</translation>
    </message>
    <message>
        <source>Not usable: a file is damaged, of a newer version, or no log.</source>
        <translation>No se puede usar: un archivo está dañado, es de una versión más nueva o no es un registro.</translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation>no hay pantalla</translation>
    </message>
    <message>
        <source>the display cannot be used</source>
        <translation>la pantalla no se puede usar</translation>
    </message>
    <message>
        <source>No window can be opened here: {reason}. To see a whole game without one, run: tikal demo. To let the computer play at a table, run: tikal host --headless, or tikal join WHERE --headless.</source>
        <translation>Aquí no se puede abrir ninguna ventana: {reason}. Para ver una partida entera sin ella: tikal demo. Para que la máquina juegue en una mesa: tikal host --headless, o tikal join WHERE --headless.</translation>
    </message>
    <message>
        <source>go on with a game that was interrupted, or list those there are</source>
        <translation>continuar una partida interrumpida, o listar las que hay</translation>
    </message>
    <message>
        <source>how the id of the game begins, or “last” (default: list the games)</source>
        <translation>el comienzo del identificador de la partida, o «last» (por defecto: listar las partidas)</translation>
    </message>
    <message>
        <source>where another player of the game is now; may be repeated</source>
        <translation>dónde está ahora otro jugador de la partida; puede repetirse</translation>
    </message>
    <message>
        <source>no window: computer players take your seats, progress on stdout</source>
        <translation>sin ventana: la máquina ocupa tus asientos, el progreso en stdout</translation>
    </message>
    <message>
        <source>There is no unfinished game in this profile.</source>
        <translation>No hay partidas sin terminar en este perfil.</translation>
    </message>
    <message>
        <source>Several games begin with “{wanted}”: {ids}. Type more of the id.</source>
        <translation>Varias partidas empiezan por «{wanted}»: {ids}. Escribe más del identificador.</translation>
    </message>
    <message>
        <source>There is no unfinished game “{wanted}” in this profile. To see those there are: tikal resume</source>
        <translation>En este perfil no hay ninguna partida sin terminar «{wanted}». Para ver las que hay: tikal resume</translation>
    </message>
    <message>
        <source>look on at a game that is played on the network</source>
        <translation>mirar una partida que se juega en la red</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>tu nombre</translation>
    </message>
    <message>
        <source>no window: the game is told on stdout</source>
        <translation>sin ventana: la partida se cuenta en stdout</translation>
    </message>
    <message>
        <source>Onlooker</source>
        <translation>Espectador</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>What happened is written in {path}.</source>
        <translation>Lo ocurrido está en {path}.</translation>
    </message>
    <message>
        <source>A report could not be written: {reason}.</source>
        <translation>No se pudo escribir un informe: {reason}.</translation>
    </message>
    <message>
        <source>This program broke down the last time it ran. What happened is written in {path}. Nothing of a game is lost: an unfinished one waits on this page to be resumed.</source>
        <translation>La última vez este programa se cerró por un fallo. Lo ocurrido está en {path}. No se ha perdido nada de ninguna partida: si quedó una sin terminar, está en esta página y se puede continuar.</translation>
    </message>
    <message>
        <source>This program has made a mistake. Play on; if something does not work any more, close the window and start again: an unfinished game waits on the start page.</source>
        <translation>Este programa ha cometido un error. Sigue jugando; si algo deja de funcionar, cierra la ventana y empieza de nuevo: una partida sin terminar está en la página de inicio.</translation>
    </message>
</context>
<context>
    <name>EngineLines</name>
    <message>
        <source>answer other programs about the rules, in JSON lines on stdin and stdout</source>
        <translation>responder a otros programas sobre las reglas, en líneas JSON por stdin y stdout</translation>
    </message>
    <message>
        <source>“tikal engine” talks to another program through its standard input and output, and one of them is closed. Start it with both open.</source>
        <translation>«tikal engine» habla con otro programa por su entrada y salida estándar, y una de ellas está cerrada. Inícialo con ambas abiertas.</translation>
    </message>
    <message>
        <source>The line is longer than {most} bytes. It was skipped.</source>
        <translation>La línea tiene más de {most} bytes. Se ha omitido.</translation>
    </message>
    <message>
        <source>The line is not UTF-8 from byte {byte} on.</source>
        <translation>La línea no es UTF-8 a partir del byte {byte}.</translation>
    </message>
    <message>
        <source>The line is not JSON. Write one object a line.</source>
        <translation>La línea no es JSON. Escribe un objeto por línea.</translation>
    </message>
    <message>
        <source>The line is JSON, but not an object such as {{&quot;cmd&quot;: &quot;awaiting&quot;}}.</source>
        <translation>La línea es JSON, pero no un objeto como {{&quot;cmd&quot;: &quot;awaiting&quot;}}.</translation>
    </message>
    <message>
        <source>A field stands twice in an object.</source>
        <translation>Un campo aparece dos veces en un objeto.</translation>
    </message>
    <message>
        <source>“id” must be a whole number or a text of at most {most} characters.</source>
        <translation>«id» debe ser un número entero o un texto de {most} caracteres como máximo.</translation>
    </message>
    <message>
        <source>The field “{field}” is missing.</source>
        <translation>Falta el campo «{field}».</translation>
    </message>
    <message>
        <source>“{cmd}” takes no field “{field}”.</source>
        <translation>«{cmd}» no admite el campo «{field}».</translation>
    </message>
    <message>
        <source>The field “{field}” must be: {expected}.</source>
        <translation>El campo «{field}» debe ser: {expected}.</translation>
    </message>
    <message>
        <source>There is no command “{cmd}”. There are: {commands}.</source>
        <translation>No existe la orden «{cmd}». Existen: {commands}.</translation>
    </message>
    <message>
        <source>There is no game “{game}”. There are: {games}.</source>
        <translation>No existe el juego «{game}». Existen: {games}.</translation>
    </message>
    <message>
        <source>No game is open. Begin with “new” or “load”.</source>
        <translation>No hay ninguna partida abierta. Empieza con «new» o «load».</translation>
    </message>
    <message>
        <source>This is the position the game was begun or loaded with.</source>
        <translation>Esta es la posición con la que se empezó o cargó la partida.</translation>
    </message>
    <message>
        <source>A draw takes either an “outcome” or a “seed”.</source>
        <translation>Un sorteo lleva o bien «outcome» o bien «seed».</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Save the board as a picture …</source>
        <translation>Guardar el tablero como imagen…</translation>
    </message>
    <message>
        <source>Save the game as notation …</source>
        <translation>Guardar la partida como notación…</translation>
    </message>
    <message>
        <source>Copy the notation</source>
        <translation>Copiar la notación</translation>
    </message>
    <message>
        <source>The notation was copied.</source>
        <translation>Se ha copiado la notación.</translation>
    </message>
    <message>
        <source>Copy the digest</source>
        <translation>Copiar el resumen</translation>
    </message>
    <message>
        <source>The digest was copied.</source>
        <translation>Se ha copiado el resumen.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Textos (*.txt)</translation>
    </message>
    <message>
        <source>{path} could not be written: {reason}</source>
        <translation>No se pudo escribir {path}: {reason}</translation>
    </message>
    <message>
        <source>Saved as {path}</source>
        <translation>Guardado como {path}</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Another program answers at {address}, not a table. Check the port with the host.</source>
        <translation>En {address} responde otro programa, no una mesa. Comprueba el puerto con el anfitrión.</translation>
    </message>
    <message>
        <source>No address was given. Type host:port, for example 192.168.1.20:47001.</source>
        <translation>No se ha dado ninguna dirección. Escribe equipo:puerto, por ejemplo 192.168.1.20:47001.</translation>
    </message>
    <message>
        <source>“{text}” is not an address. Type host:port, for example 192.168.1.20:47001 or [fe80::1]:47001.</source>
        <translation>«{text}» no es una dirección. Escribe equipo:puerto, por ejemplo 192.168.1.20:47001 o [fe80::1]:47001.</translation>
    </message>
    <message>
        <source>“{text}” names no port. Type host:port, for example 192.168.1.20:47001; the host is shown the port.</source>
        <translation>«{text}» no indica el puerto. Escribe equipo:puerto, por ejemplo 192.168.1.20:47001; el anfitrión ve el puerto.</translation>
    </message>
    <message>
        <source>The port in “{text}” must be a whole number from 1 to 65535.</source>
        <translation>El puerto de «{text}» debe ser un número entero de 1 a 65535.</translation>
    </message>
    <message>
        <source>No computer called “{host}” is known here. Check the spelling, or use its number address.</source>
        <translation>Aquí no se conoce ningún equipo llamado «{host}». Comprueba cómo se escribe, o usa su dirección numérica.</translation>
    </message>
    <message>
        <source>Nobody listens at {address}. Check that the table is open there and that the port is the one the host is shown.</source>
        <translation>Nadie escucha en {address}. Comprueba que la mesa esté abierta allí y que el puerto sea el que ve el anfitrión.</translation>
    </message>
    <message>
        <source>Nobody answers at {address}. Check the address, that both computers are on one network, and that no firewall on the host&apos;s computer blocks the port.</source>
        <translation>Nadie responde en {address}. Comprueba la dirección, que ambos equipos estén en la misma red y que ningún cortafuegos del equipo del anfitrión bloquee el puerto.</translation>
    </message>
    <message>
        <source>There is no way from this computer to {address}. Check that both computers are on one network.</source>
        <translation>No hay camino de este equipo a {address}. Comprueba que ambos equipos estén en la misma red.</translation>
    </message>
    <message>
        <source>The table at {address} is gone: its host has left. Look for another one.</source>
        <translation>La mesa de {address} ya no existe: su anfitrión se ha ido. Busca otra.</translation>
    </message>
    <message>
        <source>The link to {address} broke before both sides knew each other. Try again.</source>
        <translation>La conexión con {address} se cortó antes de que ambos lados se conocieran. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Another player answers at {address} than the one expected there. Look for the table anew.</source>
        <translation>En {address} responde otro jugador distinto del esperado. Busca la mesa de nuevo.</translation>
    </message>
    <message>
        <source>Tables cannot be found or announced on this network ({reason}). Joining by address still works: ask the host for it.</source>
        <translation>En esta red no se pueden buscar ni anunciar mesas ({reason}). Aún es posible unirse por dirección: pídesela al anfitrión.</translation>
    </message>
    <message>
        <source>Finding tables is switched off. Join by address.</source>
        <translation>La búsqueda de mesas está desactivada. Únete por dirección.</translation>
    </message>
    <message>
        <source>The other client speaks another version of the protocol: it runs {theirs}, this one {ours}. Install the same version on both computers.</source>
        <translation>El otro programa habla otra versión del protocolo: tiene {theirs}, este {ours}. Instala la misma versión en ambos equipos.</translation>
    </message>
    <message>
        <source>The other client computes the rules by other code: it is version {theirs}, this one {ours}. Install the same version on both computers.</source>
        <translation>El otro programa calcula las reglas con otro código: es la versión {theirs}, este la {ours}. Instala la misma versión en ambos equipos.</translation>
    </message>
    <message>
        <source>The other client plays by other rule data: it is version {theirs}, this one {ours}. Install the same version on both computers.</source>
        <translation>El otro programa juega con otros datos de reglas: es la versión {theirs}, este la {ours}. Instala la misma versión en ambos equipos.</translation>
    </message>
    <message>
        <source>The other client is of version {theirs} as it should be, but computes differently. One of the two installations is damaged or changed: install both anew.</source>
        <translation>El otro programa es de la versión {theirs}, como debe ser, pero calcula de otro modo. Una de las dos instalaciones está dañada o modificada: instala ambas de nuevo.</translation>
    </message>
    <message>
        <source>The other client uses a key that proves nothing. It was not let in.</source>
        <translation>El otro programa usa una clave que no prueba nada. No se le ha dejado entrar.</translation>
    </message>
    <message>
        <source>That is this very seat. Give the address of somebody else&apos;s table.</source>
        <translation>Ese es este mismo asiento. Da la dirección de la mesa de otra persona.</translation>
    </message>
    <message>
        <source>The other client could not prove who it is: somebody may be listening in between. Nothing was sent to it.</source>
        <translation>El otro programa no pudo probar quién es: puede que alguien escuche en medio. No se le ha enviado nada.</translation>
    </message>
    <message>
        <source>Port {port} is in use by another program. Choose another port, or none to take any that is free.</source>
        <translation>El puerto {port} lo usa otro programa. Elige otro, o ninguno para tomar cualquiera que esté libre.</translation>
    </message>
    <message>
        <source>This system does not allow port {port}. Choose one from 1024 to 65535.</source>
        <translation>Este sistema no permite el puerto {port}. Elige uno de 1024 a 65535.</translation>
    </message>
    <message>
        <source>No port could be opened here: {reason}.</source>
        <translation>Aquí no se pudo abrir ningún puerto: {reason}.</translation>
    </message>
    <message>
        <source>There is no computer player called “{name}”.</source>
        <translation>No hay ningún jugador automático llamado «{name}».</translation>
    </message>
    <message>
        <source>“{nick}” is not a name. Choose one of 1 to 40 characters.</source>
        <translation>«{nick}» no es un nombre. Elige uno de 1 a 40 caracteres.</translation>
    </message>
    <message>
        <source>There is no table yet where a seat could be added.</source>
        <translation>Aún no hay mesa a la que añadir un asiento.</translation>
    </message>
    <message>
        <source>The network part of this program could not begin ({reason}). Check that the folder for temporary files can be written to, then start again.</source>
        <translation>La parte de red de este programa no pudo empezar ({reason}). Comprueba que se pueda escribir en la carpeta de archivos temporales y vuelve a iniciarlo.</translation>
    </message>
    <message>
        <source>A fault of this program has stopped a seat. What happened is written in the program&apos;s output; the log of the game is kept.</source>
        <translation>Un fallo de este programa ha detenido un asiento. Lo ocurrido está en la salida del programa; el registro de la partida se conserva.</translation>
    </message>
    <message>
        <source>You sit at a table already. Leave it first.</source>
        <translation>Ya estás en una mesa. Déjala primero.</translation>
    </message>
    <message>
        <source>The profile {path} is in use by another running client. Close that one, or choose another folder with --profile.</source>
        <translation>El perfil {path} lo usa otro programa en marcha. Ciérralo, o elige otra carpeta con --profile.</translation>
    </message>
    <message>
        <source>{path} cannot be used for the profile: {reason}. Give a folder of yours with --profile.</source>
        <translation>{path} no se puede usar para el perfil: {reason}. Indica una carpeta tuya con --profile.</translation>
    </message>
    <message>
        <source>{path} is a file, but the profile needs a folder there. Move the file away, or choose another folder with --profile.</source>
        <translation>{path} es un archivo, pero el perfil necesita ahí una carpeta. Aparta el archivo o elige otra carpeta con --profile.</translation>
    </message>
    <message>
        <source>The key file {path} is damaged. It was left as it is: put your copy of it back, or move it away to start with a new identity.</source>
        <translation>El archivo de clave {path} está dañado. Se ha dejado como está: repón tu copia, o apártalo para empezar con una identidad nueva.</translation>
    </message>
    <message>
        <source>The settings file {path} was damaged. It was kept as {kept}, and fresh settings are used.</source>
        <translation>El archivo de ajustes {path} estaba dañado. Se ha guardado como {kept} y se usan ajustes nuevos.</translation>
    </message>
    <message>
        <source>You have played in this game before; its log is {path}. To come back, resume it on the start page.</source>
        <translation>Ya has jugado en esta partida; su registro es {path}. Para volver, continúala en la página de inicio.</translation>
    </message>
    <message>
        <source>The game in {path} is gone on with by another running client. Close that one.</source>
        <translation>Otro programa en marcha ya continúa la partida de {path}. Ciérralo.</translation>
    </message>
    <message>
        <source>The log {path} is damaged ({reason}), so its game cannot be gone on with here. The file was left as it is; tikal verify says more. The others can go on without this seat.</source>
        <translation>El registro {path} está dañado ({reason}), así que su partida no se puede continuar aquí. El archivo se ha dejado como está; tikal verify dice más. Los demás pueden seguir sin este asiento.</translation>
    </message>
    <message>
        <source>The game was begun with version {theirs}, whose rules are computed by other code than those of this version {ours}. Go on with the version it was begun with.</source>
        <translation>La partida empezó con la versión {theirs}, que calcula las reglas con otro código que esta versión {ours}. Continúala con la versión con que empezó.</translation>
    </message>
    <message>
        <source>The files of the game do not fit each other ({reason}), so it cannot be gone on with here. They were left as they are.</source>
        <translation>Los archivos de la partida no encajan entre sí ({reason}), así que no se puede continuar aquí. Se han dejado como están.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). This seat has stopped so that nothing is lost: make room on the disk and start again.</source>
        <translation>No se puede escribir {path} ({reason}). Este asiento se ha detenido para que no se pierda nada: haz sitio en el disco y vuelve a empezar.</translation>
    </message>
    <message>
        <source>The other client only repeats what it is sent. It was not let in.</source>
        <translation>El otro programa solo repite lo que se le envía. No se le ha dejado entrar.</translation>
    </message>
    <message>
        <source>Another player answers there than the one expected. Look for the table anew.</source>
        <translation>Allí responde otro jugador distinto del esperado. Busca la mesa de nuevo.</translation>
    </message>
    <message>
        <source>The other client refused: it speaks another version of the protocol. Install the same version on both computers.</source>
        <translation>El otro programa se ha negado: habla otra versión del protocolo. Instala la misma versión en ambos equipos.</translation>
    </message>
    <message>
        <source>The other client refused: it computes the rules by other code. Install the same version on both computers.</source>
        <translation>El otro programa se ha negado: calcula las reglas con otro código. Instala la misma versión en ambos equipos.</translation>
    </message>
    <message>
        <source>The other client refused: it plays by other rule data. Install the same version on both computers.</source>
        <translation>El otro programa se ha negado: juega con otros datos de reglas. Instala la misma versión en ambos equipos.</translation>
    </message>
    <message>
        <source>The other client refused: the two compute differently. One of the two installations is damaged or changed: install both anew.</source>
        <translation>El otro programa se ha negado: los dos calculan de forma distinta. Una de las dos instalaciones está dañada o modificada: instala ambas de nuevo.</translation>
    </message>
    <message>
        <source>The other client computes the rules by other code, though both are called version {ours}. One of the two installations is changed: install both anew.</source>
        <translation>El otro programa calcula las reglas con otro código, aunque ambos se llaman versión {ours}. Una de las dos instalaciones está modificada: instala las dos de nuevo.</translation>
    </message>
    <message>
        <source>The other client plays by other rule data, though both are called version {ours}. One of the two installations is changed: install both anew.</source>
        <translation>El otro programa juega con otros datos de reglas, aunque ambos se llaman versión {ours}. Una de las dos instalaciones está modificada: instala las dos de nuevo.</translation>
    </message>
    <message>
        <source>The game was begun by another program called version {ours}, whose rules are computed by other code. Go on with the installation it was begun with.</source>
        <translation>La partida se empezó con otro programa llamado versión {ours}, cuyas reglas se calculan con otro código. Continúa con la instalación con la que se empezó.</translation>
    </message>
    <message>
        <source>The other side refused ({code}).</source>
        <translation>El otro lado se ha negado ({code}).</translation>
    </message>
    <message>
        <source>That is not possible at this stage of the table.</source>
        <translation>Eso no es posible en este momento de la mesa.</translation>
    </message>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>Solo el anfitrión de la mesa puede hacer eso.</translation>
    </message>
    <message>
        <source>The table plays a game that this version does not know: {game}.</source>
        <translation>La mesa juega a un juego que esta versión no conoce: {game}.</translation>
    </message>
    <message>
        <source>The table&apos;s settings do not fit the game ({reason}).</source>
        <translation>Los ajustes de la mesa no encajan con el juego ({reason}).</translation>
    </message>
    <message>
        <source>Somebody sits where a table of {players} has no seat. Free that seat first.</source>
        <translation>Alguien está donde una mesa de {players} no tiene asiento. Libera primero ese asiento.</translation>
    </message>
    <message>
        <source>That player does not sit at this table.</source>
        <translation>Ese jugador no está en esta mesa.</translation>
    </message>
    <message>
        <source>The game is starting; nothing can be changed now.</source>
        <translation>La partida está empezando; ahora no se puede cambiar nada.</translation>
    </message>
    <message>
        <source>Your last actions are still on their way to the others. Wait a moment.</source>
        <translation>Tus últimas acciones aún van de camino a los demás. Espera un momento.</translation>
    </message>
    <message>
        <source>The game stands still, so nothing can be played now.</source>
        <translation>La partida está parada, así que ahora no se puede jugar nada.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>The action {action} is against the rules here ({reason}).</source>
        <translation>La acción {action} va aquí contra las reglas ({reason}).</translation>
    </message>
    <message>
        <source>“{action}” is not an action of this game.</source>
        <translation>«{action}» no es una acción de este juego.</translation>
    </message>
    <message>
        <source>Actions were planned beyond one that cannot be undone. Plan them again.</source>
        <translation>Se planearon acciones más allá de una que no se puede deshacer. Planéalas de nuevo.</translation>
    </message>
    <message>
        <source>There is nothing to send.</source>
        <translation>No hay nada que enviar.</translation>
    </message>
    <message>
        <source>That is too long; at most {limit} are allowed.</source>
        <translation>Es demasiado largo; se permiten {limit} como máximo.</translation>
    </message>
    <message>
        <source>Too many messages at once. Wait a moment.</source>
        <translation>Demasiados mensajes a la vez. Espera un momento.</translation>
    </message>
    <message>
        <source>The text holds characters that cannot be sent.</source>
        <translation>El texto contiene caracteres que no se pueden enviar.</translation>
    </message>
    <message>
        <source>That player is here; the others cannot go on without somebody who is.</source>
        <translation>Ese jugador está aquí; los demás no pueden seguir sin alguien que está.</translation>
    </message>
    <message>
        <source>Too few players are left to go on: it takes more than half of them, or half with the first seat, and two at least. Wait until others are back.</source>
        <translation>Quedan muy pocos jugadores para seguir: hace falta más de la mitad, o la mitad con el primer asiento, y dos como mínimo. Espera a que vuelvan otros.</translation>
    </message>
    <message>
        <source>The game can go on as it is, or nobody else is here for a new one.</source>
        <translation>La partida puede continuar tal como está, o no hay nadie más para una nueva.</translation>
    </message>
    <message>
        <source>The others play no new game that you could go over to.</source>
        <translation>Los demás no juegan ninguna partida nueva a la que puedas pasar.</translation>
    </message>
    <message>
        <source>Another player has that colour already.</source>
        <translation>Otro jugador ya tiene ese color.</translation>
    </message>
    <message>
        <source>Others are still in the game, so nobody can end it alone.</source>
        <translation>Aún hay otros en la partida, así que nadie puede terminarla por su cuenta.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Has dejado la mesa.</translation>
    </message>
    <message>
        <source>The host has freed your seat.</source>
        <translation>El anfitrión ha liberado tu asiento.</translation>
    </message>
    <message>
        <source>The host has left and the table is closed. Look for another or open your own.</source>
        <translation>El anfitrión se ha ido y la mesa se ha cerrado. Busca otra o abre la tuya.</translation>
    </message>
    <message>
        <source>The host vanished before the start, so the table is closed. Look for another or open your own.</source>
        <translation>El anfitrión ha desaparecido antes de empezar, así que la mesa se ha cerrado. Busca otra o abre la tuya.</translation>
    </message>
    <message>
        <source>The host did not answer whether there is a seat. Try again.</source>
        <translation>El anfitrión no respondió si hay asiento. Inténtalo otra vez.</translation>
    </message>
    <message>
        <source>The host no longer lists your seat. Join again.</source>
        <translation>Tu asiento ya no figura en la lista del anfitrión. Únete otra vez.</translation>
    </message>
    <message>
        <source>The table is full. Look for another or open your own.</source>
        <translation>La mesa está llena. Busca otra o abre la tuya.</translation>
    </message>
    <message>
        <source>That seat is taken. Ask for another.</source>
        <translation>Ese asiento está ocupado. Pide otro.</translation>
    </message>
    <message>
        <source>The game at that table has begun. Look for another or open your own.</source>
        <translation>La partida de esa mesa ya ha empezado. Busca otra o abre la tuya.</translation>
    </message>
    <message>
        <source>This identity sits at the table already.</source>
        <translation>Esta identidad ya está en la mesa.</translation>
    </message>
    <message>
        <source>The host wanted to start another game than the one agreed on. The table was left.</source>
        <translation>El anfitrión quería empezar una partida distinta de la acordada. Se ha dejado la mesa.</translation>
    </message>
    <message>
        <source>A player sent a false agreement at the start. The table was left.</source>
        <translation>Un jugador envió un acuerdo falso al empezar. Se ha dejado la mesa.</translation>
    </message>
    <message>
        <source>A player committed to draws twice, or copied another&apos;s commitment.</source>
        <translation>Un jugador se comprometió dos veces con los sorteos, o copió el compromiso de otro.</translation>
    </message>
    <message>
        <source>The players did not agree on one and the same game. The table was left.</source>
        <translation>Los jugadores no acordaron una misma partida. Se ha dejado la mesa.</translation>
    </message>
    <message>
        <source>{name} signed two different things at entry {height}; the log proves it.</source>
        <translation>{name} firmó dos cosas distintas en la entrada {height}; el registro lo prueba.</translation>
    </message>
    <message>
        <source>{name} signed an action against the rules at entry {height}.</source>
        <translation>{name} firmó una acción contra las reglas en la entrada {height}.</translation>
    </message>
    <message>
        <source>{name} acted out of turn at entry {height}.</source>
        <translation>{name} actuó fuera de turno en la entrada {height}.</translation>
    </message>
    <message>
        <source>{name} signed a false position at entry {height}.</source>
        <translation>{name} firmó una posición falsa en la entrada {height}.</translation>
    </message>
    <message>
        <source>{name} signed an action that does not follow from entry {height}.</source>
        <translation>{name} firmó una acción que no se sigue de la entrada {height}.</translation>
    </message>
    <message>
        <source>{name} did not reveal at entry {height} what was committed to.</source>
        <translation>{name} no reveló en la entrada {height} aquello a lo que se comprometió.</translation>
    </message>
    <message>
        <source>{name} computes another position than this client at entry {height}. One of the two installations is damaged or changed.</source>
        <translation>{name} calcula en la entrada {height} otra posición que este programa. Una de las dos instalaciones está dañada o modificada.</translation>
    </message>
    <message>
        <source>{name} has signed another entry {height} than the one seen here.</source>
        <translation>{name} ha firmado otra entrada {height} distinta de la vista aquí.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Look in:</source>
        <translation>Buscar en:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nombre del archivo:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Tipo de archivo:</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Go on to the next step</source>
        <translation>Pasar al siguiente paso</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>Cerrar la guía</translation>
    </message>
    <message>
        <source>{done} of {steps} learnt</source>
        <translation>{done} de {steps} aprendidos</translation>
    </message>
    <message>
        <source>That is all there is to it. Play on; the rules are under F2 and all keys under F1.</source>
        <translation>Eso es todo. Sigue jugando; las reglas están en F2 y todas las teclas en F1.</translation>
    </message>
    <message>
        <source>You have drawn a tile: {tile}. Click one of the hexagons with a striped edge to place it there; R turns it. Pebbles are paths: they should lead to your tile.</source>
        <translation>Has sacado una loseta: {tile}. Haz clic en uno de los hexágonos de borde rayado para colocarla allí; R la gira. Las piedras son caminos: deben llevar a tu loseta.</translation>
    </message>
    <message>
        <source>Now you have ten action points. Bring a worker in: press W or the button “Worker”, then click the base camp, {camp}. That costs one.</source>
        <translation>Ahora tienes diez puntos de acción. Coloca un trabajador: pulsa W o el botón «Trabajador» y haz clic en el campamento base, {camp}. Cuesta uno.</translation>
    </message>
    <message>
        <source>Bring two more, and one of them may be your leader (L), who counts as much as three workers.</source>
        <translation>Coloca a dos más; uno puede ser tu líder (L), que cuenta como tres trabajadores.</translation>
    </message>
    <message>
        <source>Let a figure go: press M, click the base camp, {camp}, and then a hexagon with a number. The number is what the way costs: one point a pebble.</source>
        <translation>Mueve una figura: pulsa M, haz clic en el campamento base, {camp}, y luego en un hexágono con número. El número es lo que cuesta el camino: un punto por piedra.</translation>
    </message>
    <message>
        <source>Nothing is final yet: your plan stands below the board. Press Undo (Ctrl+Z) to take back the last step. Then do what you like better.</source>
        <translation>Aún nada es definitivo: tu plan está bajo el tablero. Pulsa Deshacer (Control+Z) para deshacer el último paso. Luego haz lo que te guste más.</translation>
    </message>
    <message>
        <source>You have a figure at a temple: uncover a level there with U. It costs two points and makes the temple worth one more.</source>
        <translation>Tienes una figura en un templo: descubre allí un nivel con U. Cuesta dos puntos y el templo vale uno más.</translation>
    </message>
    <message>
        <source>Use your points as you like. Then end the turn (Ctrl+Return): what is planned becomes final, and points left are lost.</source>
        <translation>Usa tus puntos como quieras. Luego termina el turno (Control+Retorno): lo planeado pasa a ser definitivo y los puntos que sobren se pierden.</translation>
    </message>
    <message>
        <source>Your opponent moves; each step is shown on the board. The log tells it in words: click a line to look back. The tab “Recap” sums it up.</source>
        <translation>Juega tu rival; cada paso se muestra en el tablero. El diario lo cuenta con palabras: haz clic en una línea para mirar atrás. La pestaña «Repaso» lo resume.</translation>
    </message>
    <message>
        <source>A temple scores for whoever is strongest there. Send figures to one until “+” and a number stand beside your name: that is what scoring now would give you.</source>
        <translation>Un templo puntúa para quien es más fuerte en él. Envía figuras a uno hasta que junto a tu nombre haya «+» y un número: es lo que te daría puntuar ahora.</translation>
    </message>
    <message>
        <source>A scoring round: you have ten points and no tile, and score right after. Make sure that you are strongest at the best temples.</source>
        <translation>Una ronda de puntuación: tienes diez puntos y ninguna loseta, y puntúas justo después. Procura ser quien más fuerza tenga en los mejores templos.</translation>
    </message>
    <message>
        <source>You stand where treasures lie: dig with D. One of a kind scores 1, two 3, three 6. When a volcano is drawn, everybody scores.</source>
        <translation>Estás donde hay tesoros: recupéralos con D. Uno de una clase puntúa 1, dos 3, tres 6. Cuando sale un volcán, todos puntúan.</translation>
    </message>
    <message>
        <source>When a volcano is drawn, everybody scores. A camp (C) far from the base camp brings your figures there quickly.</source>
        <translation>Cuando sale un volcán, todos puntúan. Un campamento (C) lejos del campamento base lleva allí tus figuras deprisa.</translation>
    </message>
    <message>
        <source>When a volcano is drawn, everybody scores. Until then explore, uncover temples and be stronger there than your opponent.</source>
        <translation>Cuando sale un volcán, todos puntúan. Hasta entonces explora, descubre templos y ten allí más fuerza que tu rival.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>La subasta</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Looking back, and logs</source>
        <translation>Mirar atrás, y registros</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Tab goes from field to field, Space presses, arrow keys choose. Keys of one letter work while no text is typed.</source>
        <translation>El tabulador va de campo en campo, la barra espaciadora pulsa y las flechas eligen. Las teclas de una letra funcionan mientras no se escribe.</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>{seat} is open: somebody must sit down there.</source>
        <translation>{seat} está libre: alguien tiene que sentarse ahí.</translation>
    </message>
    <message>
        <source>{name} cannot be reached from here yet.</source>
        <translation>Aún no se llega a {name} desde aquí.</translation>
    </message>
    <message>
        <source>{name} (at this window) is not ready.</source>
        <translation>{name} (en esta ventana) aún no ha pulsado «Listo».</translation>
    </message>
    <message>
        <source>{name} is not ready.</source>
        <translation>{name} aún no ha pulsado «Listo».</translation>
    </message>
    <message>
        <source>{name} is still connecting to the others.</source>
        <translation>{name} aún se está conectando con los demás.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Others join by</source>
        <translation>Los demás se unen con</translation>
    </message>
    <message>
        <source>The five words under a name are the fingerprint of that player&apos;s key. Read them aloud to each other: if they are the same on every screen, nobody plays under somebody else&apos;s name.</source>
        <translation>Las cinco palabras bajo un nombre son la huella de la clave de ese jugador. Conviene leerlas en voz alta: si son las mismas en todas las pantallas, nadie juega con el nombre de otro.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Table of {host}</source>
        <translation>Mesa de {host}</translation>
    </message>
    <message>
        <source>Not ready after all</source>
        <translation>Aún no</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>The table agrees on the game …</source>
        <translation>La mesa acuerda la partida…</translation>
    </message>
    <message>
        <source>The game starts when every seat is taken and ready.</source>
        <translation>La partida empieza cuando todos los asientos estén ocupados y listos.</translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation>Invitado {number}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>computer here · {strategy}</source>
        <translation>máquina de este equipo · {strategy}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>a person at this window</source>
        <translation>una persona en esta ventana</translation>
    </message>
    <message>
        <source>computer on the network</source>
        <translation>máquina de la red</translation>
    </message>
    <message>
        <source>a person on the network</source>
        <translation>una persona de la red</translation>
    </message>
    <message>
        <source>connecting …</source>
        <translation>conectando…</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ listo</translation>
    </message>
    <message>
        <source>not ready</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>Colour: {colour}</source>
        <translation>Color: {colour}</translation>
    </message>
    <message>
        <source>{colour}. The other colours are taken.</source>
        <translation>{colour}. Los demás colores están ocupados.</translation>
    </message>
    <message>
        <source>The fingerprint of this player&apos;s key. Read it to each other to be sure that nobody plays under somebody else&apos;s name.</source>
        <translation>La huella de la clave de este jugador. Conviene leerla en voz alta para asegurarse de que nadie juega con el nombre de otro.</translation>
    </message>
    <message>
        <source>A person here</source>
        <translation>Una persona aquí</translation>
    </message>
    <message>
        <source>A computer</source>
        <translation>Una máquina</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Liberar el asiento</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Jugadores en la mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>If one is gone</source>
        <translation>Si falta alguien</translation>
    </message>
    <message>
        <source>One more person</source>
        <translation>Una persona más</translation>
    </message>
    <message>
        <source>Name of the person at this window</source>
        <translation>Nombre de la persona en esta ventana</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{ends_the_turn} with {ap} AP unused</source>
        <translation>{ends_the_turn} con {ap} PA sin usar</translation>
    </message>
    <message>
        <source>begins the game, drawn by lot</source>
        <translation>empieza la partida, por sorteo</translation>
    </message>
    <message>
        <source>On offer: {tile}, {what}</source>
        <translation>Se ofrece: {tile}, {what}</translation>
    </message>
    <message>
        <source>scores {sum}: now {total}</source>
        <translation>puntúa {sum}: ahora {total}</translation>
    </message>
    <message>
        <source>pays {points} and takes the turn</source>
        <translation>paga {points} y se lleva el turno</translation>
    </message>
    <message>
        <source>takes the turn for nothing</source>
        <translation>se lleva el turno gratis</translation>
    </message>
    <message>
        <source>The tile ({tile}) fits nowhere and is laid aside</source>
        <translation>La loseta ({tile}) no cabe en ninguna parte y se aparta</translation>
    </message>
    <message>
        <source>takes the last tile, {tile}: {what}</source>
        <translation>se queda la última loseta, {tile}: {what}</translation>
    </message>
    <message>
        <source>The last scoring round begins</source>
        <translation>Empieza la última ronda de puntuación</translation>
    </message>
    <message>
        <source>The volcano {tile} starts a scoring round</source>
        <translation>El volcán {tile} inicia una ronda de puntuación</translation>
    </message>
    <message>
        <source>{deed} (by the rules: the time was over)</source>
        <translation>{deed} (según las reglas: se acabó el tiempo)</translation>
    </message>
    <message>
        <source>{deed} (by the rules: the player is away)</source>
        <translation>{deed} (según las reglas: el jugador no está)</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Lo que ha pasado</translation>
    </message>
    <message>
        <source>Click a line to look back at its position.</source>
        <translation>Haz clic en una línea para volver a ver su posición.</translation>
    </message>
    <message>
        <source>{seeds} of {players} seeds</source>
        <translation>{seeds} de {players} semillas</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>PA</translation>
    </message>
</context>
<context>
    <name>Members</name>
    <message>
        <source>{names} ended the game as the only one who stayed.</source>
        <translation>{names} terminó la partida al quedarse sin los demás.</translation>
    </message>
    <message>
        <source>All others are gone. You can wait, or end the game; the log will say that you claimed it.</source>
        <translation>Los demás se han ido. Puedes esperar o terminar la partida; el registro dirá que lo reclamaste.</translation>
    </message>
    <message>
        <source>Who takes part has been agreed on anew. Now playing: {names}.</source>
        <translation>Se ha acordado de nuevo quién participa. Ahora juegan: {names}.</translation>
    </message>
    <message>
        <source>The rules play for {names}.</source>
        <translation>Las reglas juegan por {names}.</translation>
    </message>
    <message>
        <source>The others have gone on as a new game, which you see from its beginning. You are taken back in between two turns; your log of the old game is kept.</source>
        <translation>Los demás han continuado con una partida nueva, que ves desde su comienzo. Volverás a jugar entre dos turnos; tu registro de la anterior se conserva.</translation>
    </message>
    <message>
        <source>You have gone on as a new game. It begins with the position of the old one, which is not played any more; its log is kept.</source>
        <translation>La partida continúa como una nueva. Empieza con la posición de la anterior, que ya no se juega; su registro se conserva.</translation>
    </message>
    <message>
        <source>{name} is missing: {time} left to wait.</source>
        <translation>Falta {name}; se le espera {time} más.</translation>
    </message>
    <message>
        <source>{name} has been missing for {time}.</source>
        <translation>{name} falta desde hace {time}.</translation>
    </message>
    <message>
        <source>Votes to go on without {name}: {voters}.</source>
        <translation>A favor de seguir sin {name}: {voters}.</translation>
    </message>
    <message>
        <source>The players do not come to agree on who takes part. Wait until more of them are back, vote again, or go on as a new game with those who are here.</source>
        <translation>Los jugadores no se ponen de acuerdo sobre quién participa. Espera a que vuelvan más, vota de nuevo o continúa como partida nueva con quienes están.</translation>
    </message>
    <message>
        <source>The players are agreeing on who takes part …</source>
        <translation>Los jugadores acuerdan quién participa…</translation>
    </message>
    <message>
        <source>Too few players are here to go on. You can wait for the others, or go on without them as a new game that begins with this position.</source>
        <translation>Hay demasiado pocos jugadores para continuar. Puedes esperar a los demás o seguir sin ellos como partida nueva que empieza con esta posición.</translation>
    </message>
    <message>
        <source>For a new game: {names}. It begins once all who are here want it.</source>
        <translation>A favor de una partida nueva: {names}. Empieza cuando todos los que están la quieran.</translation>
    </message>
    <message>
        <source>Back in the old game: {names}.</source>
        <translation>De vuelta en la partida anterior: {names}.</translation>
    </message>
    <message>
        <source>Gone on in a new game: {names}. You are brought there in a moment.</source>
        <translation>Han continuado en una partida nueva: {names}. En un momento pasarás a ella.</translation>
    </message>
    <message>
        <source>Gone on in a new game: {names}. You can go over to it, or go on here.</source>
        <translation>Han continuado en una partida nueva: {names}. Puedes pasar a ella o seguir aquí.</translation>
    </message>
    <message>
        <source>Gone on in a new game, without those who were missing: {names}. You can look on from the start page.</source>
        <translation>Han continuado en una partida nueva, sin quienes faltaban: {names}. Puedes mirar desde la página de inicio.</translation>
    </message>
    <message>
        <source>The others have gone on without {names}. You are taken back between two turns once all of them are linked.</source>
        <translation>Los demás han seguido sin {names}. Volverás a la partida entre dos turnos, en cuanto todos estén conectados.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Give the missing players the same time again</source>
        <translation>Dar otra vez el mismo tiempo a quienes faltan</translation>
    </message>
    <message>
        <source>Vote again</source>
        <translation>Votar de nuevo</translation>
    </message>
    <message>
        <source>Go on as a new game</source>
        <translation>Continuar como partida nueva</translation>
    </message>
    <message>
        <source>It begins with this position. The rules play for those who are missing until they come back. All who are here must want it.</source>
        <translation>Empieza con esta posición. Las reglas juegan por quienes faltan hasta que vuelvan. Deben quererla todos los presentes.</translation>
    </message>
    <message>
        <source>Go over to the new game</source>
        <translation>Pasar a la partida nueva</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>Go on without {name}</source>
        <translation>Seguir sin {name}</translation>
    </message>
    <message>
        <source>The rules will play for that seat. The others are asked as well; the player can come back later.</source>
        <translation>Las reglas jugarán por ese asiento. También se pregunta a los demás; el jugador puede volver después.</translation>
    </message>
    <message>
        <source>Possible once the time agreed on for waiting is over</source>
        <translation>Posible cuando pase el tiempo de espera acordado</translation>
    </message>
    <message>
        <source>Has the address changed?</source>
        <translation>¿Ha cambiado la dirección?</translation>
    </message>
    <message>
        <source>New address of whoever is missing</source>
        <translation>Nueva dirección de quien falta</translation>
    </message>
    <message>
        <source>Look there</source>
        <translation>Buscar ahí</translation>
    </message>
    <message>
        <source>Whoever is missing is looked for there as well, again and again</source>
        <translation>A quien falta se le busca también ahí, una y otra vez</translation>
    </message>
    <message>
        <source>This computer: {addresses}</source>
        <translation>Este equipo: {addresses}</translation>
    </message>
    <message>
        <source>Looking at {address} as well</source>
        <translation>Se busca también en {address}</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>&amp;First game, step by step</source>
        <translation>&amp;Primera partida, paso a paso</translation>
    </message>
    <message>
        <source>&amp;Rules of the game</source>
        <translation>&amp;Reglas del juego</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>☰ Menu</source>
        <translation>☰ Menú</translation>
    </message>
    <message>
        <source>Settings, rules and keys</source>
        <translation>Ajustes, reglas y teclas</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>The turn after this one</source>
        <translation>El turno después de este</translation>
    </message>
    <message>
        <source>Time used for turns so far</source>
        <translation>Tiempo usado hasta ahora en los turnos</translation>
    </message>
    <message>
        <source>{ap} AP</source>
        <translation>{ap} PA</translation>
    </message>
    <message>
        <source>+{points} now</source>
        <translation>+{points} ahora</translation>
    </message>
    <message>
        <source>Scoring now would give {points}:</source>
        <translation>Puntuar ahora daría {points}:</translation>
    </message>
    <message>
        <source>The leader is still to come</source>
        <translation>El líder aún está por entrar</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>en turno</translation>
    </message>
    <message>
        <source>Scoring now would give {points}</source>
        <translation>Puntuar ahora daría {points}</translation>
    </message>
    <message>
        <source>Waiting for {name} to return</source>
        <translation>Se espera a {name}</translation>
    </message>
    <message>
        <source>gone: the rules play</source>
        <translation>juegan las reglas</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>at this window</source>
        <translation>en esta ventana</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>máquina</translation>
    </message>
    <message>
        <source>on the network</source>
        <translation>en la red</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>A draw comes first.</source>
        <translation>Antes hay un sorteo.</translation>
    </message>
    <message>
        <source>Nothing is drawn now.</source>
        <translation>Ahora no se sortea nada.</translation>
    </message>
    <message>
        <source>The bidding comes first: bid or pass.</source>
        <translation>Primero se puja: puja o pasa.</translation>
    </message>
    <message>
        <source>First choose a tile from the display.</source>
        <translation>Primero elige una de las losetas ofrecidas.</translation>
    </message>
    <message>
        <source>First place the tile.</source>
        <translation>Primero coloca la loseta.</translation>
    </message>
    <message>
        <source>Now action points are used; that is not possible until the turn has ended.</source>
        <translation>Ahora se usan puntos de acción; eso no es posible hasta que termine el turno.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is explored already.</source>
        <translation>El hexágono {hexagon} ya está explorado.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} does not touch any explored hexagon.</source>
        <translation>El hexágono {hexagon} no toca ningún hexágono explorado.</translation>
    </message>
    <message>
        <source>Turned so, no stone joins {hexagon} to an explored hexagon: nobody could get there.</source>
        <translation>Así girada, ninguna piedra une {hexagon} con un hexágono explorado: nadie podría llegar.</translation>
    </message>
    <message>
        <source>Rotation {rotation} shows the same stones as rotation {same_as}; use that one.</source>
        <translation>El giro {rotation} muestra las mismas piedras que el giro {same_as}; usa ese.</translation>
    </message>
    <message>
        <source>That takes {needed} AP; left: {left}.</source>
        <translation>Eso cuesta {needed} PA; quedan: {left}.</translation>
    </message>
    <message>
        <source>There is no {figure} left to bring in.</source>
        <translation>No queda ningún {figure} por colocar.</translation>
    </message>
    <message>
        <source>No {figure} of the player to move stands in {hexagon}.</source>
        <translation>En {hexagon} no hay ningún {figure} del jugador en turno.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is neither the base camp nor a camp of the player to move.</source>
        <translation>El hexágono {hexagon} no es el campamento base ni un campamento del jugador en turno.</translation>
    </message>
    <message>
        <source>The figure is in {hexagon} already.</source>
        <translation>La figura ya está en {hexagon}.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is not explored yet.</source>
        <translation>El hexágono {hexagon} aún no está explorado.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is a volcano: nobody may go there.</source>
        <translation>El hexágono {hexagon} es un volcán: nadie puede entrar.</translation>
    </message>
    <message>
        <source>The hexagons {hexagon} and {other} are not neighbours.</source>
        <translation>Los hexágonos {hexagon} y {other} no son vecinos.</translation>
    </message>
    <message>
        <source>No stones lie between {hexagon} and {other}: there is no path.</source>
        <translation>Entre {hexagon} y {other} no hay piedras: no hay camino.</translation>
    </message>
    <message>
        <source>There is no temple in {hexagon}.</source>
        <translation>En {hexagon} no hay templo.</translation>
    </message>
    <message>
        <source>The temple in {hexagon} is guarded.</source>
        <translation>El templo de {hexagon} tiene guardia.</translation>
    </message>
    <message>
        <source>The temple in {hexagon} is uncovered to its highest level.</source>
        <translation>El templo de {hexagon} está descubierto hasta su nivel más alto.</translation>
    </message>
    <message>
        <source>No temple tile {level} is left.</source>
        <translation>No queda ninguna loseta de templo {level}.</translation>
    </message>
    <message>
        <source>There is no treasure to dig for in {hexagon}.</source>
        <translation>En {hexagon} no hay ningún tesoro que recuperar.</translation>
    </message>
    <message>
        <source>In {hexagon} that has been done twice in this turn, which is the most.</source>
        <translation>En {hexagon} ya se ha hecho dos veces en este turno, que es lo máximo.</translation>
    </message>
    <message>
        <source>Own figures needed in the hexagon: {needed}; there: {present}.</source>
        <translation>Figuras propias necesarias en el hexágono: {needed}; hay: {present}.</translation>
    </message>
    <message>
        <source>A camp needs jungle, or a treasure site without treasures; {hexagon} is neither.</source>
        <translation>Un campamento requiere selva, o un yacimiento sin tesoros; {hexagon} no es ni lo uno ni lo otro.</translation>
    </message>
    <message>
        <source>There are still treasures in {hexagon}; a camp needs an empty site.</source>
        <translation>En {hexagon} aún hay tesoros; un campamento requiere un yacimiento vacío.</translation>
    </message>
    <message>
        <source>There is a camp in {hexagon} already.</source>
        <translation>En {hexagon} ya hay un campamento.</translation>
    </message>
    <message>
        <source>Both camps are pitched already.</source>
        <translation>Ya están establecidos los dos campamentos.</translation>
    </message>
    <message>
        <source>Both guards are set already.</source>
        <translation>Ya están colocados los dos guardias.</translation>
    </message>
    <message>
        <source>In {hexagon} the player to move is not stronger than every other player (the leader counts 3, a worker 1).</source>
        <translation>En {hexagon} el jugador en turno no es más fuerte que todos los demás (el líder cuenta 3, un trabajador 1).</translation>
    </message>
    <message>
        <source>There is no {seat} in this game.</source>
        <translation>En esta partida no juega {seat}.</translation>
    </message>
    <message>
        <source>An exchange needs another player.</source>
        <translation>Un intercambio necesita otro jugador.</translation>
    </message>
    <message>
        <source>Both treasures are of one kind: {kind}.</source>
        <translation>Los dos tesoros son iguales: {kind}.</translation>
    </message>
    <message>
        <source>No {kind} lies in front of {seat}.</source>
        <translation>{seat} no tiene este tesoro: {kind}.</translation>
    </message>
    <message>
        <source>More than one {kind} lies in front of {seat}: pairs and triplets are safe.</source>
        <translation>{seat} tiene más de uno ({kind}): los pares y los tríos están a salvo.</translation>
    </message>
    <message>
        <source>The bid must be {least} at least.</source>
        <translation>La puja debe ser de {least} como mínimo.</translation>
    </message>
    <message>
        <source>The bid must be {most} at most: nobody bids more points than he has.</source>
        <translation>La puja debe ser de {most} como máximo: nadie puja más puntos de los que tiene.</translation>
    </message>
    <message>
        <source>The tile {tile} is not on display.</source>
        <translation>La loseta {tile} no está entre las ofrecidas.</translation>
    </message>
    <message>
        <source>The game is for {least} to {most} players.</source>
        <translation>El juego es para {least} a {most} jugadores.</translation>
    </message>
    <message>
        <source>There is no version “{variant}”.</source>
        <translation>No existe la versión «{variant}».</translation>
    </message>
    <message>
        <source>There is no {seat} who could begin.</source>
        <translation>No puede empezar {seat}: no juega.</translation>
    </message>
    <message>
        <source>“{outcome}” cannot be drawn now.</source>
        <translation>«{outcome}» no puede salir ahora en el sorteo.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} cannot be reached with the {left} AP left.</source>
        <translation>No se llega al hexágono {hexagon} con los {left} PA que quedan.</translation>
    </message>
    <message>
        <source>There is no game “{name}”.</source>
        <translation>No existe el juego «{name}».</translation>
    </message>
    <message>
        <source>The text is too long: it may have {most} characters at most.</source>
        <translation>El texto es demasiado largo: puede tener {most} caracteres como máximo.</translation>
    </message>
    <message>
        <source>“{word}” is no action.</source>
        <translation>«{word}» no es una acción.</translation>
    </message>
    <message>
        <source>“{action}” takes another number of arguments: {needed}.</source>
        <translation>«{action}» lleva otro número de argumentos: {needed}.</translation>
    </message>
    <message>
        <source>“{word}” is not possible as {argument}.</source>
        <translation>«{word}» no es posible como {argument}.</translation>
    </message>
    <message>
        <source>The field “{field}” of the position cannot be read.</source>
        <translation>No se puede leer el campo «{field}» de la posición.</translation>
    </message>
    <message>
        <source>The position cannot come about in a game: {fault}.</source>
        <translation>La posición no puede darse en una partida: {fault}.</translation>
    </message>
    <message>
        <source>The text is not written the one way it must be.</source>
        <translation>El texto no está escrito de la única forma admitida.</translation>
    </message>
    <message>
        <source>No {figure} of yours stands in {hexagon}.</source>
        <translation>En {hexagon} no hay ningún {figure} tuyo.</translation>
    </message>
    <message>
        <source>The hexagon {hexagon} is neither the base camp nor a camp of yours.</source>
        <translation>El hexágono {hexagon} no es el campamento base ni un campamento tuyo.</translation>
    </message>
    <message>
        <source>Figures of yours needed in the hexagon: {needed}; there: {present}.</source>
        <translation>Figuras tuyas necesarias en el hexágono: {needed}; hay: {present}.</translation>
    </message>
    <message>
        <source>In {hexagon} you are not stronger than every other player (the leader counts 3, a worker 1).</source>
        <translation>En {hexagon} no eres más fuerte que todos los demás (el líder cuenta 3, un trabajador 1).</translation>
    </message>
    <message>
        <source>The bid must be {most} at most: you cannot bid more points than you have.</source>
        <translation>La puja debe ser de {most} como máximo: no puedes pujar más puntos de los que tienes.</translation>
    </message>
    <message>
        <source>That is not possible ({code}).</source>
        <translation>Eso no es posible ({code}).</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>líder</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>trabajador</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>new temple {hexagon} ({now}): {who}</source>
        <translation>templo nuevo {hexagon} ({now}): {who}</translation>
    </message>
    <message>
        <source>temple {hexagon} ({now}): {who}</source>
        <translation>templo {hexagon} ({now}): {who}</translation>
    </message>
    <message>
        <source>temple {hexagon} ({then} → {now}): {who}</source>
        <translation>templo {hexagon} ({then} → {now}): {who}</translation>
    </message>
    <message>
        <source>The time was over: the rules played the rest.</source>
        <translation>Se acabó el tiempo: el resto lo jugaron las reglas.</translation>
    </message>
    <message>
        <source>Away: the rules played.</source>
        <translation>No estaba: jugaron las reglas.</translation>
    </message>
    <message>
        <source>{name} {now} (was {then})</source>
        <translation>{name} {now} (antes {then})</translation>
    </message>
    <message>
        <source>strengths: {strengths}</source>
        <translation>fuerzas: {strengths}</translation>
    </message>
    <message>
        <source>treasures of {name}: {then} → {now} points</source>
        <translation>tesoros de {name}: {then} → {now} puntos</translation>
    </message>
    <message>
        <source>{now} as before</source>
        <translation>{now} como antes</translation>
    </message>
    <message>
        <source>{now}, was {then}</source>
        <translation>{now}, antes {then}</translation>
    </message>
    <message>
        <source>still {name}</source>
        <translation>sigue {name}</translation>
    </message>
    <message>
        <source>guarded by {name}</source>
        <translation>guardia de {name}</translation>
    </message>
    <message>
        <source>guarded by {now}, was {then}</source>
        <translation>guardia de {now}, antes {then}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>{count} workers</source>
        <translation>{count} trabajadores</translation>
    </message>
    <message>
        <source>took the tile {tile} for {points}</source>
        <translation>se llevó la loseta {tile} por {points}</translation>
    </message>
    <message>
        <source>took the tile {tile} for nothing</source>
        <translation>se llevó la loseta {tile} gratis</translation>
    </message>
    <message>
        <source>placed a tile in {hexagon}: {tile}</source>
        <translation>colocó una loseta en {hexagon}: {tile}</translation>
    </message>
    <message>
        <source>laid a tile aside: {tile}</source>
        <translation>apartó una loseta: {tile}</translation>
    </message>
    <message>
        <source>brought {figures} to {target}</source>
        <translation>colocó {figures} en {target}</translation>
    </message>
    <message>
        <source>moved {figures} from {origin} to {target}</source>
        <translation>movió {figures} de {origin} a {target}</translation>
    </message>
    <message>
        <source>uncovered a level in {hexagon}</source>
        <translation>descubrió un nivel en {hexagon}</translation>
    </message>
    <message>
        <source>uncovered {levels} levels in {hexagon}</source>
        <translation>descubrió {levels} niveles en {hexagon}</translation>
    </message>
    <message>
        <source>dug up: {treasures}</source>
        <translation>recuperó: {treasures}</translation>
    </message>
    <message>
        <source>gave {give} to {name} for {take}</source>
        <translation>dio {give} a {name} por {take}</translation>
    </message>
    <message>
        <source>pitched a camp in {hexagon}</source>
        <translation>estableció un campamento en {hexagon}</translation>
    </message>
    <message>
        <source>set a guard in {hexagon}</source>
        <translation>colocó un guardia en {hexagon}</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Desde tu último turno</translation>
    </message>
    <message>
        <source>Nobody has had a turn.</source>
        <translation>Nadie ha tenido turno.</translation>
    </message>
    <message>
        <source>If all scored now</source>
        <translation>Si todos puntuaran ahora</translation>
    </message>
    <message>
        <source>scored {points}</source>
        <translation>puntuó {points}</translation>
    </message>
    <message>
        <source>did nothing</source>
        <translation>no hizo nada</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Step of the game</source>
        <translation>Paso de la partida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Step {place} of {last}</source>
        <translation>Paso {place} de {last}</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Un turno atrás</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Un turno adelante</translation>
    </message>
    <message>
        <source>To the newest step</source>
        <translation>Al paso más reciente</translation>
    </message>
    <message>
        <source>Show the steps of others</source>
        <translation>Mostrar los pasos de los demás</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Last turn again</source>
        <translation>Repetir último turno</translation>
    </message>
    <message>
        <source>Show the game as it stands now</source>
        <translation>Mostrar la partida tal como está ahora</translation>
    </message>
    <message>
        <source>Watch the last turn of another player again</source>
        <translation>Volver a ver el último turno de otro jugador</translation>
    </message>
    <message>
        <source>No turn has ended yet</source>
        <translation>Aún no ha terminado ningún turno</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>Look at the game step by step; or click a line of the log</source>
        <translation>Ver la partida paso a paso; o haz clic en una línea del diario</translation>
    </message>
    <message>
        <source>You are looking back. The game is over.</source>
        <translation>Estás mirando atrás. La partida ha terminado.</translation>
    </message>
    <message>
        <source>You are looking back. The game goes on meanwhile.</source>
        <translation>Estás mirando atrás. La partida sigue mientras tanto.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Replay: {names} · {variant}</source>
        <translation>Repetición: {names} · {variant}</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Points to begin with</source>
        <translation>Puntos al empezar</translation>
    </message>
    <message>
        <source>Paid in auctions</source>
        <translation>Pagado en subastas</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <translation>Gana {name}.</translation>
    </message>
    <message>
        <source>The win is shared by {names}.</source>
        <translation>Comparten la victoria {names}.</translation>
    </message>
    <message>
        <source>{names} ended the game as the only one who stayed.</source>
        <translation>{names} terminó la partida al quedarse sin los demás.</translation>
    </message>
    <message>
        <source>The game was ended because a player is gone.</source>
        <translation>La partida terminó porque falta un jugador.</translation>
    </message>
    <message>
        <source>The log of this game</source>
        <translation>El registro de esta partida</translation>
    </message>
    <message>
        <source>Copy the digest</source>
        <translation>Copiar el resumen</translation>
    </message>
    <message>
        <source>This window has no log of the game.</source>
        <translation>Esta ventana no tiene registro de la partida.</translation>
    </message>
    <message>
        <source>Verifying the log …</source>
        <translation>Verificando el registro…</translation>
    </message>
    <message>
        <source>File: {path}</source>
        <translation>Archivo: {path}</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Ver el tablero</translation>
    </message>
    <message>
        <source>Watch the game again</source>
        <translation>Ver la partida de nuevo</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Open a table with the same settings and who sits at this window</source>
        <translation>Abrir una mesa con los mismos ajustes y quienes están en esta ventana</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>A la página de inicio</translation>
    </message>
    <message>
        <source>The board at the end</source>
        <translation>El tablero al final</translation>
    </message>
    <message>
        <source>Fingerprints of the players</source>
        <translation>Huellas de los jugadores</translation>
    </message>
    <message>
        <source>{percent} % of the log is checked.</source>
        <translation>{percent} % del registro comprobado.</translation>
    </message>
    <message>
        <source>The log could not be read.</source>
        <translation>No se pudo leer el registro.</translation>
    </message>
    <message>
        <source>Digest, the same for every player&apos;s log: {words} ({digest})</source>
        <translation>Resumen, igual en el registro de cada jugador: {words} ({digest})</translation>
    </message>
    <message>
        <source>✓ Log verified: the game was played by the rules.</source>
        <translation>✓ Registro verificado: se jugó según las reglas.</translation>
    </message>
    <message>
        <source>The log proves that somebody broke the rules.</source>
        <translation>El registro prueba que alguien infringió las reglas.</translation>
    </message>
    <message>
        <source>The log is valid but not complete.</source>
        <translation>El registro es válido, pero no está completo.</translation>
    </message>
    <message>
        <source>The log is damaged and cannot be verified.</source>
        <translation>El registro está dañado y no se puede verificar.</translation>
    </message>
</context>
<context>
    <name>Resume</name>
    <message>
        <source>Unfinished games</source>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Remove from the list</source>
        <translation>Quitar de la lista</translation>
    </message>
    <message>
        <source>Give the game up at this computer; its log is kept</source>
        <translation>Abandonar la partida en este equipo; su registro se conserva</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>at this computer alone</source>
        <translation>solo en este equipo</translation>
    </message>
    <message>
        <source>with {names}</source>
        <translation>con {names}</translation>
    </message>
    <message>
        <source>{game}, in place of an earlier one</source>
        <translation>{game}, en lugar de una anterior</translation>
    </message>
    <message>
        <source>{names} is there</source>
        <translation>{names} está allí</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>What it is about</source>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>Each player leads an expedition through the jungle: a leader and 18 workers explore it tile by tile, uncover temples and dig up treasures. Four times in the game everybody scores for the temples held and the treasures found. Whoever has the most points in the end wins.</source>
        <translation>Cada jugador dirige una expedición por la selva: un líder y 18 trabajadores la exploran loseta a loseta, descubren templos y recuperan tesoros. Cuatro veces en la partida todos puntúan por los templos que controlan y los tesoros que tienen. Gana quien acaba con más puntos.</translation>
    </message>
    <message>
        <source>A temple with its value, a jungle, a treasure site with its treasures face down, and a volcano. The pebbles on the edges are stones: they are the paths.</source>
        <translation>Un templo con su valor, una selva, un yacimiento con sus tesoros boca abajo y un volcán. Las piedras de los bordes son los caminos.</translation>
    </message>
    <message>
        <source>Temples score their value for whoever is strongest there.</source>
        <translation>Los templos dan su valor a quien es más fuerte en ellos.</translation>
    </message>
    <message>
        <source>Camps stand in jungles, or where all is dug up.</source>
        <translation>Los campamentos van en la selva, o donde ya no quedan tesoros.</translation>
    </message>
    <message>
        <source>Nobody may enter a volcano; drawing one starts a scoring round.</source>
        <translation>Nadie puede entrar en un volcán; sacar uno inicia una ronda de puntuación.</translation>
    </message>
    <message>
        <source>Everybody comes from the base camp; at first nobody is on the board.</source>
        <translation>Todos salen del campamento base; al empezar no hay nadie en el tablero.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>You draw the next tile, place it, and then use up to ten action points (AP), in any order. What is not used is lost. Then the next player clockwise is to move. Tiles come in the order of their letters, A to G.</source>
        <translation>Sacas la siguiente loseta, la colocas y luego usas hasta diez puntos de acción (PA), en cualquier orden. Los que no uses se pierden. Después juega el siguiente en el sentido de las agujas del reloj. Las losetas salen por orden de letra, de la A a la G.</translation>
    </message>
    <message>
        <source>The marked hexagons are where this temple may be placed.</source>
        <translation>Los hexágonos marcados son donde se puede colocar este templo.</translation>
    </message>
    <message>
        <source>A tile lies beside an explored hexagon and may be turned.</source>
        <translation>Una loseta va junto a un hexágono explorado y se puede girar.</translation>
    </message>
    <message>
        <source>At least one stone must lie on an edge it shares with an explored hexagon that is no volcano, on either side, so that somebody can get there. Volcanoes need no stones.</source>
        <translation>Al menos una piedra debe estar en un borde que comparta con un hexágono explorado que no sea un volcán, a cualquiera de los lados, para que alguien pueda llegar. Los volcanes no necesitan piedras.</translation>
    </message>
    <message>
        <source>A treasure site gets as many face-down treasures as it shows masks.</source>
        <translation>Un yacimiento recibe tantos tesoros boca abajo como máscaras muestra.</translation>
    </message>
    <message>
        <source>Ways and camps</source>
        <translation>Caminos y campamentos</translation>
    </message>
    <message>
        <source>A step from one hexagon to the next costs one AP for each stone on the two edges that meet. Without a stone there is no path. A step is paid in one turn; several steps are several moves. Any number of figures may share a hexagon.</source>
        <translation>Un paso de un hexágono al siguiente cuesta un PA por cada piedra de los dos bordes que se tocan. Sin piedras no hay camino. Un paso se paga en un solo turno; varios pasos son varios movimientos. En un hexágono caben cuantas figuras se quiera.</translation>
    </message>
    <message>
        <source>What each way costs a worker in the base camp: one stone leads to the jungle, two to each temple beside it.</source>
        <translation>Lo que cuesta cada camino a un trabajador del campamento base: una piedra lleva a la selva, dos a cada templo vecino.</translation>
    </message>
    <message>
        <source>A camp: its owner brings figures in here, and sends them between here, the base camp and the other camp for one AP each. Others may pass through, but know no secret paths.</source>
        <translation>Un campamento: su dueño coloca aquí figuras y las traslada entre este, el campamento base y su otro campamento por un PA cada una. Los demás pueden pasar, pero no conocen caminos secretos.</translation>
    </message>
    <message>
        <source>What action points do</source>
        <translation>Para qué sirven los puntos de acción</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>AP</source>
        <translation>PA</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>In one turn at most two levels of a temple are uncovered, and at most two treasures dug up at a site. Pairs and triplets of treasures cannot be exchanged.</source>
        <translation>En un turno se descubren como máximo dos niveles por templo y se recuperan como máximo dos tesoros por yacimiento. Los pares y los tríos de tesoros no se pueden intercambiar.</translation>
    </message>
    <message>
        <source>stones</source>
        <translation>piedras</translation>
    </message>
    <message>
        <source>Temples and treasures</source>
        <translation>Templos y tesoros</translation>
    </message>
    <message>
        <source>The leader counts 3, a worker 1. Here blue has 3, red 2: blue holds the temple and would score 4. If both had 3, nobody would.</source>
        <translation>El líder cuenta 3, un trabajador 1. Aquí el azul tiene 3 y el rojo 2: el azul controla el templo y puntuaría 4. Si ambos tuvieran 3, no puntuaría nadie.</translation>
    </message>
    <message>
        <source>A guard holds its temple for the rest of the game: only red scores the 6, and it is never uncovered further.</source>
        <translation>Un guardia controla su templo el resto de la partida: solo el rojo puntúa los 6, y no se descubre más.</translation>
    </message>
    <message>
        <source>There are eight kinds of treasure, three of each. One of a kind scores 1 point, a pair 3, a triplet 6, in every scoring round anew.</source>
        <translation>Hay ocho clases de tesoro, tres de cada una. Uno suelto puntúa 1, un par 3 y un trío 6, en cada ronda de puntuación.</translation>
    </message>
    <message>
        <source>Scoring rounds and the end</source>
        <translation>Rondas de puntuación y final</translation>
    </message>
    <message>
        <source>Whoever draws a volcano lays it aside, and a scoring round begins at once: from that player on, clockwise, each uses ten AP without placing a tile and scores right after. Then the volcano is placed and its drawer has a usual turn.</source>
        <translation>Quien saca un volcán lo aparta y empieza enseguida una ronda de puntuación: desde ese jugador, en el sentido de las agujas del reloj, cada uno usa diez PA sin colocar loseta y puntúa justo después. Luego se coloca el volcán y quien lo sacó juega un turno normal.</translation>
    </message>
    <message>
        <source>There are three volcanoes. After the last tile and its turn there is a last scoring round, which begins with the next player. Then the game is over.</source>
        <translation>Hay tres volcanes. Tras la última loseta y su turno hay una última ronda de puntuación, que empieza por el jugador siguiente. Entonces termina la partida.</translation>
    </message>
    <message>
        <source>Beside each player stands what scoring now would give, and the tab “Scoring” shows it as a sum of each temple and each set of treasures.</source>
        <translation>Junto a cada jugador está lo que daría puntuar ahora, y la pestaña «Puntos» lo muestra como suma de cada templo y cada grupo de tesoros.</translation>
    </message>
    <message>
        <source>The auction version</source>
        <translation>La versión con subasta</translation>
    </message>
    <message>
        <source>Everybody begins with 20 points. As many tiles as there are players are laid out, and turns are auctioned: the winner pays points, takes one of the tiles, places it and uses ten AP.</source>
        <translation>Todos empiezan con 20 puntos. Se ofrecen tantas losetas como jugadores hay y se subastan los turnos: quien gana paga puntos, elige una de las losetas, la coloca y usa diez PA.</translation>
    </message>
    <message>
        <source>Whoever has not had a turn in this round bids, clockwise: more than the standing bid, or a pass, which is final for this auction.</source>
        <translation>Puja, en el sentido de las agujas del reloj, quien aún no ha tenido turno en esta ronda: más que la puja vigente, o pasa y queda fuera de esta subasta.</translation>
    </message>
    <message>
        <source>If nobody bids, whoever passed first takes the turn for nothing.</source>
        <translation>Si nadie puja, quien pasó primero se lleva el turno gratis.</translation>
    </message>
    <message>
        <source>The last player of a round gets the last tile without an auction.</source>
        <translation>El último jugador de una ronda recibe la última loseta sin subasta.</translation>
    </message>
    <message>
        <source>Whoever chooses a volcano starts a scoring round.</source>
        <translation>Quien elige un volcán inicia una ronda de puntuación.</translation>
    </message>
    <message>
        <source>In the last scoring round whoever has the fewest points goes first, whoever has the most goes last.</source>
        <translation>En la última ronda de puntuación empieza quien tiene menos puntos y acaba quien tiene más.</translation>
    </message>
    <message>
        <source>Where the published rules are silent or disagree, this is what is played here. Scoring turns are called turns here as well.</source>
        <translation>Donde las reglas publicadas callan o discrepan, aquí se juega así. A los turnos de puntuación también se les llama turnos.</translation>
    </message>
    <message>
        <source>⚖ Rulings</source>
        <translation>⚖ Aclaraciones</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>¿Quién empieza?</translation>
    </message>
    <message>
        <source>The table chooses: drawn jointly, or a named seat.</source>
        <translation>Lo elige la mesa: por sorteo conjunto, o un asiento concreto.</translation>
    </message>
    <message>
        <source>The rules ask for the oldest player; a program cannot know ages.</source>
        <translation>Las reglas piden que sea el jugador más viejo; un programa no puede saber las edades.</translation>
    </message>
    <message>
        <source>A tile fits nowhere, whichever way it is turned.</source>
        <translation>Una loseta no cabe en ninguna parte, se gire como se gire.</translation>
    </message>
    <message>
        <source>It is laid aside, with the treasures it would have brought, and the turn goes on with its ten AP. Its drawer counts as the one who placed it.</source>
        <translation>Se aparta, con los tesoros que habría traído, y el turno sigue con sus diez PA. Quien la sacó cuenta como quien la colocó.</translation>
    </message>
    <message>
        <source>Volcanoes can wall off the last spaces. A volcano itself always fits.</source>
        <translation>Los volcanes pueden cerrar los últimos espacios. Un volcán siempre cabe.</translation>
    </message>
    <message>
        <source>May an exchange change nothing?</source>
        <translation>¿Puede un intercambio no cambiar nada?</translation>
    </message>
    <message>
        <source>No: the two kinds differ.</source>
        <translation>No: las dos clases son distintas.</translation>
    </message>
    <message>
        <source>It would only burn AP.</source>
        <translation>Solo gastaría PA.</translation>
    </message>
    <message>
        <source>Who scores a guarded temple?</source>
        <translation>¿Quién puntúa un templo con guardia?</translation>
    </message>
    <message>
        <source>Its guard&apos;s owner alone, whoever is stronger there later.</source>
        <translation>Solo el dueño del guardia, sea quien sea más fuerte allí después.</translation>
    </message>
    <message>
        <source>One source says so; the other, read alone, would let a majority score as well.</source>
        <translation>Una fuente lo dice; la otra, leída sola, dejaría puntuar también a una mayoría.</translation>
    </message>
    <message>
        <source>Which way does a scoring round go?</source>
        <translation>¿En qué sentido va una ronda de puntuación?</translation>
    </message>
    <message>
        <source>Clockwise, as every turn.</source>
        <translation>En el de las agujas del reloj, como cada turno.</translation>
    </message>
    <message>
        <source>The sources disagree.</source>
        <translation>Las fuentes discrepan.</translation>
    </message>
    <message>
        <source>Who begins the last scoring round?</source>
        <translation>¿Quién empieza la última ronda de puntuación?</translation>
    </message>
    <message>
        <source>Basic version: the player after the one who placed the last tile. Auction version: the player with fewest points; tied players go clockwise from the one who placed the last tile.</source>
        <translation>Versión básica: el jugador siguiente a quien colocó la última loseta. Versión con subasta: quien tiene menos puntos; los empatados van en el sentido de las agujas del reloj desde quien colocó la última loseta.</translation>
    </message>
    <message>
        <source>Equal points at the end?</source>
        <translation>¿Empate al final?</translation>
    </message>
    <message>
        <source>The win is shared.</source>
        <translation>Se comparte la victoria.</translation>
    </message>
    <message>
        <source>No source has a tie-break.</source>
        <translation>Ninguna fuente da un desempate.</translation>
    </message>
    <message>
        <source>What “twice a turn” means in a scoring round</source>
        <translation>Qué significa «dos veces por turno» en una ronda de puntuación</translation>
    </message>
    <message>
        <source>It counts for each scoring turn and for the usual turn after it separately.</source>
        <translation>Cuenta por separado para cada turno de puntuación y para el turno normal que le sigue.</translation>
    </message>
    <message>
        <source>They are two turns.</source>
        <translation>Son dos turnos.</translation>
    </message>
    <message>
        <source>Which figure becomes the guard?</source>
        <translation>¿Qué figura pasa a ser el guardia?</translation>
    </message>
    <message>
        <source>A worker if one is there, else the leader.</source>
        <translation>Un trabajador si lo hay; si no, el líder.</translation>
    </message>
    <message>
        <source>It changes nothing in play.</source>
        <translation>No cambia nada en el juego.</translation>
    </message>
    <message>
        <source>Who may use the secret paths of a camp?</source>
        <translation>¿Quién puede usar los caminos secretos de un campamento?</translation>
    </message>
    <message>
        <source>Any figure of its owner in that hexagon or in the base camp, however it came there.</source>
        <translation>Cualquier figura de su dueño en ese hexágono o en el campamento base, haya llegado como haya llegado.</translation>
    </message>
    <message>
        <source>What may be bid?</source>
        <translation>¿Qué se puede pujar?</translation>
    </message>
    <message>
        <source>Whole points, at least 1, more than the standing bid and never more than one has.</source>
        <translation>Puntos enteros, al menos 1, más que la puja vigente y nunca más de los que se tienen.</translation>
    </message>
    <message>
        <source>What if a player cannot outbid?</source>
        <translation>¿Y quien no puede superar la puja?</translation>
    </message>
    <message>
        <source>Such a player is asked all the same and passes, and so may be the first who passed.</source>
        <translation>Se le pregunta igualmente y pasa; así puede ser el primero que pasó.</translation>
    </message>
    <message>
        <source>The last player left while nobody has bid</source>
        <translation>El último jugador que queda cuando nadie ha pujado</translation>
    </message>
    <message>
        <source>Is asked too: a bid wins at once, a pass gives the turn to the first who passed.</source>
        <translation>También se le pregunta: una puja gana enseguida; si pasa, el turno es del primero que pasó.</translation>
    </message>
    <message>
        <source>May a tile that fits nowhere be chosen?</source>
        <translation>¿Se puede elegir una loseta que no cabe en ninguna parte?</translation>
    </message>
    <message>
        <source>Yes; it is then laid aside.</source>
        <translation>Sí; entonces se aparta.</translation>
    </message>
    <message>
        <source>Rules of Tikal</source>
        <translation>Reglas de Tikal</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>guarded temple {hexagon}</source>
        <translation>templo con guardia {hexagon}</translation>
    </message>
    <message>
        <source>temple {hexagon}</source>
        <translation>templo {hexagon}</translation>
    </message>
    <message>
        <source>pair: {treasure}</source>
        <translation>par: {treasure}</translation>
    </message>
    <message>
        <source>triplet: {treasure}</source>
        <translation>trío: {treasure}</translation>
    </message>
    <message>
        <source>Last scoring round</source>
        <translation>Última ronda de puntuación</translation>
    </message>
    <message>
        <source>Volcano {number}</source>
        <translation>Volcán {number}</translation>
    </message>
    <message>
        <source>Scores as sums</source>
        <translation>Puntuaciones como sumas</translation>
    </message>
    <message>
        <source>If all scored now</source>
        <translation>Si todos puntuaran ahora</translation>
    </message>
    <message>
        <source>now {total}</source>
        <translation>ahora {total}</translation>
    </message>
</context>
<context>
    <name>Seats</name>
    <message>
        <source>Seat {number}</source>
        <translation>Asiento {number}</translation>
    </message>
    <message>
        <source>{names} and {last}</source>
        <translation>{names} y {last}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Make a &amp;sound when it is my turn</source>
        <translation>&amp;Sonido cuando me toque</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Tu &amp;nombre</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>L&amp;ook</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>S&amp;ize of everything</source>
        <translation>&amp;Tamaño de todo</translation>
    </message>
    <message>
        <source>Show the &amp;turns of others</source>
        <translation>&amp;Mostrar turnos de otros</translation>
    </message>
    <message>
        <source>%</source>
        <translation> %</translation>
    </message>
    <message>
        <source>As the system ({language})</source>
        <translation>Como el sistema ({language})</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Version of the game</source>
        <translation>Versión del juego</translation>
    </message>
    <message>
        <source>How the computer plays</source>
        <translation>Cómo juega la máquina</translation>
    </message>
    <message>
        <source>Time for one turn</source>
        <translation>Tiempo para un turno</translation>
    </message>
    <message>
        <source>Whose time is over loses the rest of the turn, if all others agree.</source>
        <translation>A quien se le acaba el tiempo pierde el resto del turno, si todos los demás están de acuerdo.</translation>
    </message>
    <message>
        <source>If a player is gone</source>
        <translation>Si falta un jugador</translation>
    </message>
    <message>
        <source>What becomes of the seat of a player whom the others have voted to go on without.</source>
        <translation>Qué pasa con el asiento de un jugador sin el cual los demás han votado seguir.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Primer jugador</translation>
    </message>
    <message>
        <source>Computer {number}</source>
        <translation>Máquina {number}</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Jugar contra la máquina</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Others on the network can look on</source>
        <translation>Otros de la red pueden mirar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>First game, step by step</source>
        <translation>Primera partida, paso a paso</translation>
    </message>
    <message>
        <source>A game that explains itself while you play</source>
        <translation>Una partida que se explica mientras juegas</translation>
    </message>
    <message>
        <source>They play</source>
        <translation>Juegan</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Abrir una mesa</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <translation>Jugadores en la mesa</translation>
    </message>
    <message>
        <source>People at this window</source>
        <translation>Personas en esta ventana</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Set a number if your firewall lets only certain ports through.</source>
        <translation>Pon un número si tu cortafuegos solo deja pasar ciertos puertos.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Guest {number}</source>
        <translation>Invitado {number}</translation>
    </message>
    <message>
        <source>Name of guest {number}</source>
        <translation>Nombre del invitado {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Turn clock</source>
        <translation>Tiempo por turno</translation>
    </message>
    <message>
        <source>If one is gone</source>
        <translation>Si falta alguien</translation>
    </message>
    <message>
        <source>At this window</source>
        <translation>En esta ventana</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Please enter a name first.</source>
        <translation>Escribe primero un nombre.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>For friends on one network · version {version}</source>
        <translation>Para amigos en una misma red · versión {version}</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>It has no address: it is on no network.</source>
        <translation>No tiene dirección: no está en ninguna red.</translation>
    </message>
    <message>
        <source>On no network: only windows on this computer can join.</source>
        <translation>Sin red: solo pueden unirse otras ventanas de este equipo.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the addresses as text</source>
        <translation>Copiar las direcciones como texto</translation>
    </message>
    <message>
        <source>A table you host shows its full address, with the port.</source>
        <translation>La mesa que abras muestra su dirección completa, con el puerto.</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>full</source>
        <translation>llena</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Mesas en esta red</translation>
    </message>
    <message>
        <source>Join this table</source>
        <translation>Unirse a esta mesa</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Look on at the game, without a seat</source>
        <translation>Mirar la partida, sin asiento</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Anfitrión</translation>
    </message>
    <message>
        <source>version {version}: incompatible</source>
        <translation>versión {version}: incompatible</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>for example 192.168.1.20:47001</source>
        <translation>por ejemplo 192.168.1.20:47001</translation>
    </message>
    <message>
        <source>Address of a table</source>
        <translation>Dirección de una mesa</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Or join by address</source>
        <translation>O unirse por dirección</translation>
    </message>
    <message>
        <source>{taken} of {seats} taken</source>
        <translation>{taken} de {seats} ocupados</translation>
    </message>
    <message>
        <source>No table has been found yet.</source>
        <translation>Aún no se ha encontrado ninguna mesa.</translation>
    </message>
    <message>
        <source>Looking by multicast DNS (UDP port 5353) through {addresses}.</source>
        <translation>Se busca por DNS multicast (puerto UDP 5353) a través de {addresses}.</translation>
    </message>
    <message>
        <source>This computer has no address on any network.</source>
        <translation>Este equipo no tiene dirección en ninguna red.</translation>
    </message>
    <message>
        <source>What you can do:
•  Ask the host whether the table is open, and whether both computers are on the same network (guest Wi-Fi often keeps computers apart).
•  Let the firewall of both computers allow this program.
•  Ask the host for the address shown at the table and join by it below.
•  Or host a table yourself.</source>
        <translation>Lo que puedes hacer:
•  Pregunta al anfitrión si la mesa está abierta y si ambos equipos están en la misma red (la Wi-Fi de invitados suele separar los equipos).
•  Haz que el cortafuegos de ambos equipos permita este programa.
•  Pide al anfitrión la dirección que muestra la mesa y únete con ella aquí abajo.
•  O abre tú una mesa.</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Open a log …</source>
        <translation>Abrir un registro…</translation>
    </message>
    <message>
        <source>Check the log of any game and watch it step by step.</source>
        <translation>Comprueba el registro de cualquier partida y mírala paso a paso.</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Waiting until every player has confirmed it.</source>
        <translation>Esperando a que todos los jugadores lo confirmen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>You have dug up: {treasure}. {then}</source>
        <translation>Has recuperado: {treasure}. {then}</translation>
    </message>
    <message>
        <source>{name}, it is your turn. First you see what the others did; “Skip” ends that.</source>
        <translation>{name}, es tu turno. Primero ves lo que hicieron los demás; «Omitir» lo termina.</translation>
    </message>
    <message>
        <source>{name}, it is your turn: go back to the game to take it.</source>
        <translation>{name}, es tu turno: vuelve a la partida para jugarlo.</translation>
    </message>
    <message>
        <source>It is being drawn who begins.</source>
        <translation>Se sortea quién empieza.</translation>
    </message>
    <message>
        <source>{name} digs: the treasure is being drawn.</source>
        <translation>{name} recupera un tesoro: se está sorteando.</translation>
    </message>
    <message>
        <source>The tiles for the next auctions are being drawn.</source>
        <translation>Se sortean las losetas de las próximas subastas.</translation>
    </message>
    <message>
        <source>A tile is being drawn for {name}.</source>
        <translation>Se sortea una loseta para {name}.</translation>
    </message>
    <message>
        <source>{name} bids for the next turn or passes.</source>
        <translation>{name} puja por el próximo turno o pasa.</translation>
    </message>
    <message>
        <source>{name} chooses a tile from the display.</source>
        <translation>{name} elige una de las losetas ofrecidas.</translation>
    </message>
    <message>
        <source>{name} places a tile: {tile}.</source>
        <translation>{name} coloca una loseta: {tile}.</translation>
    </message>
    <message>
        <source>{name}: bid for the next turn, or pass.</source>
        <translation>{name}: puja por el próximo turno, o pasa.</translation>
    </message>
    <message>
        <source>{name}: click the tile you take.</source>
        <translation>{name}: haz clic en la loseta que quieras.</translation>
    </message>
    <message>
        <source>{name}: place the tile, {tile}. Click a marked hexagon; the wheel or R turns it.</source>
        <translation>{name}: coloca la loseta, {tile}. Haz clic en un hexágono marcado; la rueda o R la gira.</translation>
    </message>
    <message>
        <source>Nothing else can be done: end the turn.</source>
        <translation>No se puede hacer nada más: termina el turno.</translation>
    </message>
    <message>
        <source>Choose an action.</source>
        <translation>Elige una acción.</translation>
    </message>
    <message>
        <source>Click where {figure} goes; the number is the cost.</source>
        <translation>Haz clic adonde deba ir {figure}; el número es el coste.</translation>
    </message>
    <message>
        <source>There is nowhere to go for {figure}.</source>
        <translation>No hay ningún sitio adonde pueda ir {figure}.</translation>
    </message>
    <message>
        <source>Click the camp from which a figure is transferred.</source>
        <translation>Haz clic en el campamento desde el que quieras trasladar una figura.</translation>
    </message>
    <message>
        <source>Click your figures to move them, or choose an action.</source>
        <translation>Haz clic en tus figuras para moverlas, o elige una acción.</translation>
    </message>
    <message>
        <source>Digging is final, and so are the steps before it.</source>
        <translation>Es definitivo, como los pasos anteriores.</translation>
    </message>
    <message>
        <source>Click where {figure} comes in.</source>
        <translation>Haz clic donde quieras colocar {figure}.</translation>
    </message>
    <message>
        <source>Click a temple to uncover a level of it.</source>
        <translation>Haz clic en el templo del que quieras descubrir un nivel.</translation>
    </message>
    <message>
        <source>Click where to dig. {warning}</source>
        <translation>Elige un yacimiento. {warning}</translation>
    </message>
    <message>
        <source>Choose which treasures are exchanged.</source>
        <translation>Elige qué tesoros intercambias.</translation>
    </message>
    <message>
        <source>Click where the camp is pitched.</source>
        <translation>Haz clic donde quieras establecer el campamento.</translation>
    </message>
    <message>
        <source>Click the temple to guard; your other figures there leave the game.</source>
        <translation>Haz clic en el templo que quieras vigilar; tus otras figuras de allí salen del juego.</translation>
    </message>
</context>
<context>
    <name>Stones</name>
    <message>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>noreste</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sureste</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>suroeste</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noroeste</translation>
    </message>
    <message>
        <source>{tile}, no stones</source>
        <translation>{tile}, sin piedras</translation>
    </message>
    <message>
        <source>{tile}, stones: {stones}</source>
        <translation>{tile}, piedras: {stones}</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>{hexagon}: not explored</source>
        <translation>{hexagon}: sin explorar</translation>
    </message>
    <message>
        <source>Camp of {name}</source>
        <translation>Campamento de {name}</translation>
    </message>
    <message>
        <source>Paths: {paths}</source>
        <translation>Caminos: {paths}</translation>
    </message>
    <message>
        <source>No path leads here.</source>
        <translation>Ningún camino llega hasta aquí.</translation>
    </message>
    <message>
        <source>temple of value {value}</source>
        <translation>templo de valor {value}</translation>
    </message>
    <message>
        <source>treasure site, treasures left: {count}</source>
        <translation>yacimiento, tesoros que quedan: {count}</translation>
    </message>
    <message>
        <source>treasure site, all dug up</source>
        <translation>yacimiento, ya sin tesoros</translation>
    </message>
    <message>
        <source>{name}: leader and workers: {workers} (strength {strength})</source>
        <translation>{name}: líder y trabajadores: {workers} (fuerza {strength})</translation>
    </message>
    <message>
        <source>{name}: leader (strength {strength})</source>
        <translation>{name}: líder (fuerza {strength})</translation>
    </message>
    <message>
        <source>{name}: workers: {workers} (strength {strength})</source>
        <translation>{name}: trabajadores: {workers} (fuerza {strength})</translation>
    </message>
    <message>
        <source>Would score for nobody now</source>
        <translation>Ahora no daría puntos a nadie</translation>
    </message>
    <message>
        <source>Guarded: scores {points} for {name}, whoever else is there</source>
        <translation>Con guardia: da {points} a {name}, esté quien esté</translation>
    </message>
    <message>
        <source>Would score {points} for {name} now</source>
        <translation>Ahora daría {points} a {name}</translation>
    </message>
    <message>
        <source>Guarded: it is not uncovered further</source>
        <translation>Con guardia: no se descubre más</translation>
    </message>
    <message>
        <source>Uncovered to the highest level</source>
        <translation>Descubierto hasta el nivel más alto</translation>
    </message>
    <message>
        <source>Next level {level}; temple tiles of it left: {left}</source>
        <translation>Siguiente nivel {level}; losetas de templo que quedan: {left}</translation>
    </message>
    <message>
        <source>{hexagon} for {cost} AP</source>
        <translation>{hexagon} por {cost} PA</translation>
    </message>
</context>
<context>
    <name>Supply</name>
    <message>
        <source>Temple tiles left, by level</source>
        <translation>Losetas de templo, por nivel</translation>
    </message>
    <message>
        <source>level {level}: {count}</source>
        <translation>nivel {level}: {count}</translation>
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
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave the table and go to the start page</source>
        <translation>Dejar la mesa e ir a la página de inicio</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Recap</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>What the others did since your last turn</source>
        <translation>Lo que hicieron los demás desde tu último turno</translation>
    </message>
    <message>
        <source>The game has stopped: {reason}</source>
        <translation>La partida se ha detenido: {reason}</translation>
    </message>
    <message>
        <source>{tab} ({news})</source>
        <translation>{tab} ({news})</translation>
    </message>
    <message>
        <source>The game is paused: waiting for {names} to return.</source>
        <translation>La partida está en pausa: se espera a {names}.</translation>
    </message>
    <message>
        <source>No link to {names}: what is played meanwhile is shown later.</source>
        <translation>Sin conexión con {names}: lo que se juegue mientras tanto se verá después.</translation>
    </message>
    <message>
        <source>Waiting for the computer of {names} to confirm.</source>
        <translation>Se espera la confirmación del equipo de {names}.</translation>
    </message>
    <message>
        <source>Waiting for the seed of {names}.</source>
        <translation>Se espera la semilla de {names}.</translation>
    </message>
    <message>
        <source>Waiting for {names} to sign the result.</source>
        <translation>Se espera que el resultado lleve la firma de {names}.</translation>
    </message>
    <message>
        <source>The players are agreeing on who takes part.</source>
        <translation>Los jugadores acuerdan quién participa.</translation>
    </message>
    <message>
        <source>Time left for this turn</source>
        <translation>Tiempo que queda para este turno</translation>
    </message>
    <message>
        <source>{time} left for this turn</source>
        <translation>Quedan {time} para este turno</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>A la siguiente parte de la ventana</translation>
    </message>
    <message>
        <source>To the previous part of the window</source>
        <translation>A la parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Read out how the game stands</source>
        <translation>Leer cómo va la partida</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Basic version</source>
        <translation>Versión básica</translation>
    </message>
    <message>
        <source>Auction version</source>
        <translation>Versión con subasta</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Asiento {number}</translation>
    </message>
    <message>
        <source>No turn clock</source>
        <translation>Sin límite de tiempo</translation>
    </message>
    <message>
        <source>{seconds} s a turn</source>
        <translation>{seconds} s por turno</translation>
    </message>
    <message>
        <source>The seat only lays tiles</source>
        <translation>Solo coloca sus losetas</translation>
    </message>
    <message>
        <source>A computer plays on</source>
        <translation>Sigue una máquina</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>La partida termina</translation>
    </message>
    <message>
        <source>Random (very easy)</source>
        <translation>Al azar (muy fácil)</translation>
    </message>
    <message>
        <source>Greedy (plays sensibly)</source>
        <translation>Ambiciosa (juega con sentido)</translation>
    </message>
</context>
<context>
    <name>Tikal</name>
    <message>
        <source>base camp</source>
        <translation>campamento base</translation>
    </message>
    <message>
        <source>temple</source>
        <translation>templo</translation>
    </message>
    <message>
        <source>jungle</source>
        <translation>selva</translation>
    </message>
    <message>
        <source>treasure site</source>
        <translation>yacimiento</translation>
    </message>
    <message>
        <source>volcano</source>
        <translation>volcán</translation>
    </message>
    <message>
        <source>jade mask</source>
        <translation>máscara de jade</translation>
    </message>
    <message>
        <source>painted bowl</source>
        <translation>cuenco pintado</translation>
    </message>
    <message>
        <source>obsidian blade</source>
        <translation>hoja de obsidiana</translation>
    </message>
    <message>
        <source>shell necklace</source>
        <translation>collar de conchas</translation>
    </message>
    <message>
        <source>clay flute</source>
        <translation>flauta de barro</translation>
    </message>
    <message>
        <source>sun disc</source>
        <translation>disco solar</translation>
    </message>
    <message>
        <source>jaguar idol</source>
        <translation>ídolo de jaguar</translation>
    </message>
    <message>
        <source>feather crown</source>
        <translation>corona de plumas</translation>
    </message>
    <message>
        <source>the leader</source>
        <translation>el líder</translation>
    </message>
    <message>
        <source>a worker</source>
        <translation>un trabajador</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>jugador {number}</translation>
    </message>
    <message>
        <source>draws the tile {tile}: {what}</source>
        <translation>saca la loseta {tile}: {what}</translation>
    </message>
    <message>
        <source>digs up: {treasure}</source>
        <translation>recupera: {treasure}</translation>
    </message>
    <message>
        <source>first player drawn: {name}</source>
        <translation>primer jugador por sorteo: {name}</translation>
    </message>
    <message>
        <source>places the tile in {hexagon}</source>
        <translation>coloca la loseta en {hexagon}</translation>
    </message>
    <message>
        <source>brings {figure} to {hexagon}</source>
        <translation>coloca {figure} en {hexagon}</translation>
    </message>
    <message>
        <source>transfers {figure} from {origin} to {target}</source>
        <translation>traslada {figure} de {origin} a {target}</translation>
    </message>
    <message>
        <source>moves {figure} from {origin} to {target}</source>
        <translation>mueve {figure} de {origin} a {target}</translation>
    </message>
    <message>
        <source>uncovers a level of the temple in {hexagon}</source>
        <translation>descubre un nivel del templo de {hexagon}</translation>
    </message>
    <message>
        <source>digs for a treasure in {hexagon}</source>
        <translation>busca un tesoro en {hexagon}</translation>
    </message>
    <message>
        <source>gives {give} to {name} for {take}</source>
        <translation>da {give} a {name} por {take}</translation>
    </message>
    <message>
        <source>pitches a camp in {hexagon}</source>
        <translation>establece un campamento en {hexagon}</translation>
    </message>
    <message>
        <source>sets a guard on the temple in {hexagon}</source>
        <translation>coloca un guardia en el templo de {hexagon}</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>termina el turno</translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <translation>puja {amount}</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>chooses the tile {tile}: {what}</source>
        <translation>elige la loseta {tile}: {what}</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionales</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ayuda y salir</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar la versión del programa y salir</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: error: %(message)s
</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltan estos argumentos obligatorios: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos no reconocidos: %s</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>opción no válida: %(value)r (elige entre %(choices)s)</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>se esperaba un argumento</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>se esperaba al menos un argumento</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>argumento explícito ignorado %r</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>proof</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>afirmación</translation>
    </message>
    <message>
        <source>damage</source>
        <translation>daño</translation>
    </message>
    <message>
        <source>in order</source>
        <translation>en orden</translation>
    </message>
    <message>
        <source>The game is valid and its end is signed by every player.</source>
        <translation>La partida es válida y todos los jugadores han firmado su final.</translation>
    </message>
    <message>
        <source>Valid as far as it goes, but the end of the game is not in this log.</source>
        <translation>Válido hasta donde llega, pero el final de la partida no está en este registro.</translation>
    </message>
    <message>
        <source>Valid, but the game went on without a player&apos;s choice. That he was silent is what those who voted say; it cannot be proven.</source>
        <translation>Válido, pero la partida siguió sin la decisión de un jugador. Que callaba es lo que dicen quienes votaron; no se puede probar.</translation>
    </message>
    <message>
        <source>Valid, but it goes on with an earlier game. That this stood so is what the players say; a log of it shows whether it is true.</source>
        <translation>Válida, pero continúa una partida anterior. Que esta estuviera así es lo que dicen los jugadores; un registro de ella muestra si es cierto.</translation>
    </message>
    <message>
        <source>Valid; the players went on with it as a new game, whose log is here as well.</source>
        <translation>Válida; los jugadores la continuaron como partida nueva, cuyo registro también está aquí.</translation>
    </message>
    <message>
        <source>The file is damaged or not a game log.</source>
        <translation>El archivo está dañado o no es el registro de una partida.</translation>
    </message>
    <message>
        <source>The last record was cut off while being written.</source>
        <translation>El último apunte se cortó mientras se escribía.</translation>
    </message>
    <message>
        <source>The log was written by another version, which this one cannot replay. Use that version.</source>
        <translation>El registro lo escribió otra versión, que esta no puede reproducir. Usa aquella.</translation>
    </message>
    <message>
        <source>The agreement at the start of the game is not valid.</source>
        <translation>El acuerdo del comienzo de la partida no es válido.</translation>
    </message>
    <message>
        <source>A seat uses a key that proves nothing.</source>
        <translation>Un asiento usa una clave que no prueba nada.</translation>
    </message>
    <message>
        <source>A seat committed twice, or copied another seat&apos;s commitment.</source>
        <translation>Un asiento se comprometió dos veces, o copió el compromiso de otro.</translation>
    </message>
    <message>
        <source>A record does not carry its author&apos;s signature. Whoever changed the file did this, not the player named in it.</source>
        <translation>Un apunte no lleva la firma de su autor. Lo hizo quien cambió el archivo, no el jugador que figura en él.</translation>
    </message>
    <message>
        <source>A record belongs to another game.</source>
        <translation>Un apunte pertenece a otra partida.</translation>
    </message>
    <message>
        <source>An entry does not follow from the one before.</source>
        <translation>Una entrada no se sigue de la anterior.</translation>
    </message>
    <message>
        <source>An entry is missing.</source>
        <translation>Falta una entrada.</translation>
    </message>
    <message>
        <source>Entries stand in another order than played.</source>
        <translation>Las entradas están en otro orden que el jugado.</translation>
    </message>
    <message>
        <source>The log was cut short: signatures exist for entries after its end.</source>
        <translation>El registro está recortado: hay firmas de entradas posteriores a su final.</translation>
    </message>
    <message>
        <source>An entry was used although not every player has signed it.</source>
        <translation>Se usó una entrada que no todos los jugadores habían firmado.</translation>
    </message>
    <message>
        <source>A player acted out of turn.</source>
        <translation>Un jugador actuó fuera de turno.</translation>
    </message>
    <message>
        <source>A player signed an action against the rules.</source>
        <translation>Un jugador firmó una acción contra las reglas.</translation>
    </message>
    <message>
        <source>A player signed another position than the rules give.</source>
        <translation>Un jugador firmó una posición distinta de la que dan las reglas.</translation>
    </message>
    <message>
        <source>A player co-signed an action against the rules.</source>
        <translation>Un jugador refrendó una acción contra las reglas.</translation>
    </message>
    <message>
        <source>A player revealed something else than what was committed to.</source>
        <translation>Un jugador reveló algo distinto de aquello a lo que se comprometió.</translation>
    </message>
    <message>
        <source>A player revealed before the action was signed by all.</source>
        <translation>Un jugador reveló antes de que todos firmaran la acción.</translation>
    </message>
    <message>
        <source>A draw is not the one that the revealed seeds give.</source>
        <translation>Un sorteo no es el que dan las semillas reveladas.</translation>
    </message>
    <message>
        <source>A player signed two different things where only one is allowed.</source>
        <translation>Un jugador firmó dos cosas distintas donde solo se permite una.</translation>
    </message>
    <message>
        <source>A player signed what the rules forbid when the players at the table changed.</source>
        <translation>Un jugador firmó lo que las reglas prohíben cuando cambiaron los jugadores de la mesa.</translation>
    </message>
    <message>
        <source>A player began a new game from something else than the earlier game had come to.</source>
        <translation>Un jugador empezó una partida nueva desde algo distinto de lo que había llegado a ser la anterior.</translation>
    </message>
    <message>
        <source>A player was dropped, but the log speaks against the reason that was given.</source>
        <translation>Se apartó a un jugador, pero el registro contradice la razón que se dio.</translation>
    </message>
    <message>
        <source>The logs hold two different, fully signed histories.</source>
        <translation>Los registros contienen dos historias distintas, ambas firmadas por todos.</translation>
    </message>
    <message>
        <source>More than one player claims that the others gave up. Nobody can tell who was there.</source>
        <translation>Más de un jugador afirma que los demás abandonaron. Nadie puede saber quién estaba.</translation>
    </message>
    <message>
        <source>This evidence does not prove what it says.</source>
        <translation>Estas pruebas no prueban lo que dicen.</translation>
    </message>
    <message>
        <source>This is not a game log.</source>
        <translation>Esto no es el registro de una partida.</translation>
    </message>
    <message>
        <source>The log does not hold the agreement that begins a game.</source>
        <translation>El registro no contiene el acuerdo con que empieza una partida.</translation>
    </message>
    <message>
        <source>The file is larger than the log of any game.</source>
        <translation>El archivo es mayor que el registro de cualquier partida.</translation>
    </message>
    <message>
        <source>The evidence file holds no case.</source>
        <translation>El archivo de pruebas no contiene ningún caso.</translation>
    </message>
    <message>
        <source>Valid, but the seats {seats} were not there when the new game began: the rules play for them until they come back. That they were gone is what those who went on say.</source>
        <translation>Válida, pero los asientos {seats} no estaban cuando empezó la partida nueva: las reglas juegan por ellos hasta que vuelvan. Que faltaban es lo que dicen quienes continuaron.</translation>
    </message>
    <message>
        <source>The log was written by a newer version in a format this one does not know. Verify it with that version.</source>
        <translation>El registro lo escribió una versión más nueva en un formato que esta no conoce. Verifícalo con aquella.</translation>
    </message>
    <message>
        <source>The game was played by the rules of another version. Signatures and draws hold as far as nothing else is said; to check the actions, use the version that wrote the log.</source>
        <translation>La partida se jugó con las reglas de otra versión. Las firmas y los sorteos valen mientras no se diga otra cosa; para comprobar las acciones, usa la versión que escribió el registro.</translation>
    </message>
    <message>
        <source>This version does not know the game that was played: {game}.</source>
        <translation>Esta versión no conoce el juego al que se jugó: {game}.</translation>
    </message>
    <message>
        <source>This log is of another game than the first one.</source>
        <translation>Este registro es de otra partida que el primero.</translation>
    </message>
    <message>
        <source>A verdict this version has no words for.</source>
        <translation>Un veredicto para el que esta versión no tiene palabras.</translation>
    </message>
    <message>
        <source>seat {seat}, {nick}</source>
        <translation>asiento {seat}, {nick}</translation>
    </message>
    <message>
        <source>entry {height}</source>
        <translation>entrada {height}</translation>
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
        <translation>✓ Verificado: la partida se jugó según las reglas hasta el final.</translation>
    </message>
    <message>
        <source>It is proven that a player broke the rules.</source>
        <translation>Está probado que un jugador infringió las reglas.</translation>
    </message>
    <message>
        <source>It is proven: {names} broke the rules.</source>
        <translation>Está probada una infracción de las reglas por parte de {names}.</translation>
    </message>
    <message>
        <source>Not every file is the log of a game that can be checked.</source>
        <translation>No todos los archivos son registros de partidas que se puedan comprobar.</translation>
    </message>
    <message>
        <source>The log was written by a newer version of the program.</source>
        <translation>El registro lo escribió una versión más nueva del programa.</translation>
    </message>
    <message>
        <source>This file is not the log of a game.</source>
        <translation>Este archivo no es el registro de una partida.</translation>
    </message>
    <message>
        <source>The file is damaged: no game can be read from it.</source>
        <translation>El archivo está dañado: no se puede leer ninguna partida.</translation>
    </message>
    <message>
        <source>Valid as far as it goes, but the end of the game is not in the log.</source>
        <translation>Válido hasta donde llega, pero el final de la partida no está en el registro.</translation>
    </message>
    <message>
        <source>This version cannot check the rules of this game.</source>
        <translation>Esta versión no puede comprobar las reglas de esta partida.</translation>
    </message>
    <message>
        <source>The log is damaged or was changed; no player is convicted.</source>
        <translation>El registro está dañado o fue modificado; no se culpa a ningún jugador.</translation>
    </message>
    <message>
        <source>Players contradict each other; nobody is convicted.</source>
        <translation>Los jugadores se contradicen; no se culpa a nadie.</translation>
    </message>
    <message>
        <source>Proof: signatures that anybody can check</source>
        <translation>Pruebas: firmas que cualquiera puede comprobar</translation>
    </message>
    <message>
        <source>Claims: what players say of each other</source>
        <translation>Afirmaciones: lo que los jugadores dicen unos de otros</translation>
    </message>
    <message>
        <source>Damage: whoever had the file may have done this; it blames no player</source>
        <translation>Daños: pudo hacerlo cualquiera que tuviera el archivo; no culpa a ningún jugador</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>En orden</translation>
    </message>
    <message>
        <source>Compare the digest with the other players: it is the same for each log of this game.</source>
        <translation>Compara el resumen con los demás jugadores: es el mismo en cada registro de esta partida.</translation>
    </message>
    <message>
        <source>Another player&apos;s log of the same game may hold the rest.</source>
        <translation>El registro de otro jugador de la misma partida puede contener el resto.</translation>
    </message>
    <message>
        <source>Open logs of a game</source>
        <translation>Abrir registros de una partida</translation>
    </message>
    <message>
        <source>Logs of games (*.glog);;All files (*)</source>
        <translation>Registros de partidas (*.glog);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Verdict: {code}</source>
        <translation>Veredicto: {code}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Checking …</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>How far the log is checked</source>
        <translation>Hasta dónde está comprobado el registro</translation>
    </message>
    <message>
        <source>Open the log of a game</source>
        <translation>Abrir el registro de una partida</translation>
    </message>
    <message>
        <source>Games of this profile</source>
        <translation>Partidas de este perfil</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Jugadores y puntos</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Reading the logs …</source>
        <translation>Leyendo los registros…</translation>
    </message>
    <message>
        <source>Another file …</source>
        <translation>Otro archivo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>As the logs tell it; opening one checks it.</source>
        <translation>Según cuentan los registros; al abrir uno se comprueba.</translation>
    </message>
    <message>
        <source>There is no log in this profile yet.</source>
        <translation>Todavía no hay ningún registro en este perfil.</translation>
    </message>
    <message>
        <source>not ended</source>
        <translation>sin terminar</translation>
    </message>
    <message>
        <source>played to the end</source>
        <translation>jugada hasta el final</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>interrumpida</translation>
    </message>
    <message>
        <source>ended by whoever stayed</source>
        <translation>terminada por quien se quedó</translation>
    </message>
    <message>
        <source>Copy the digest</source>
        <translation>Copiar el resumen</translation>
    </message>
    <message>
        <source>Watch the game</source>
        <translation>Ver la partida</translation>
    </message>
    <message>
        <source>Open another log …</source>
        <translation>Abrir otro registro…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>Logs of games end in .glog.</source>
        <translation>Los registros de partidas acaban en .glog.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo que se ha encontrado</translation>
    </message>
    <message>
        <source>What was opened</source>
        <translation>Lo que se ha abierto</translation>
    </message>
    <message>
        <source>Digest: {words} ({digest})</source>
        <translation>Resumen: {words} ({digest})</translation>
    </message>
    <message>
        <source>The logs have no digest in common.</source>
        <translation>Los registros no tienen un resumen en común.</translation>
    </message>
    <message>
        <source>No game can be read from this file.</source>
        <translation>De este archivo no se puede leer ninguna partida.</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <translation>Victoria de {names}</translation>
    </message>
    <message>
        <source>the end is signed by every player</source>
        <translation>todos los jugadores han firmado el final</translation>
    </message>
    <message>
        <source>the end is not in the log</source>
        <translation>el final no está en el registro</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The game is still running. Leave it?</source>
        <translation>La partida sigue en marcha. ¿Dejarla?</translation>
    </message>
    <message>
        <source>You sit at a table. Leave it?</source>
        <translation>Estás sentado a una mesa. ¿Dejarla?</translation>
    </message>
    <message>
        <source>If you host it, it closes for all others as well.</source>
        <translation>Si eres el anfitrión, se cierra también para los demás.</translation>
    </message>
    <message>
        <source>Nobody is waiting for you. You can come back: the game stays on the start page until it is over.</source>
        <translation>Nadie te espera. Puedes volver: la partida está en la página de inicio hasta que termine.</translation>
    </message>
    <message>
        <source>The others wait for this window for a while and may then go on without it. You can come back: the game stays on the start page until it is over.</source>
        <translation>Los demás esperan a esta ventana un rato y luego pueden seguir sin ella. Puedes volver: la partida está en la página de inicio hasta que termine.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Joining {table} …</source>
        <translation>Entrando en la mesa: {table}…</translation>
    </message>
    <message>
        <source>Going to watch {table} …</source>
        <translation>Entrando a mirar: {table}…</translation>
    </message>
    <message>
        <source>Opening the unfinished game …</source>
        <translation>Abriendo la partida sin terminar…</translation>
    </message>
    <message>
        <source>Opening the table …</source>
        <translation>Abriendo la mesa…</translation>
    </message>
    <message>
        <source>● {name} to move</source>
        <translation>● Le toca a {name}</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Amarillo</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombo</translation>
    </message>
</context>
</TS>
