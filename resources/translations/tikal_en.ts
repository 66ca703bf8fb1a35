<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n log(s) verified, one digest: {digest} ({words})</source>
        <translation>
            <numerusform>%n log verified, one digest: {digest} ({words})</numerusform>
            <numerusform>%n logs verified, one digest: {digest} ({words})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), {seconds} s</source>
        <translation>
            <numerusform>%n entry, {seconds} s</numerusform>
            <numerusform>%n entries, {seconds} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: %n entry(s) hold</source>
        <translation>
            <numerusform>{path}: %n entry holds</numerusform>
            <numerusform>{path}: %n entries hold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n point</numerusform>
            <numerusform>{name}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) still to come</source>
        <translation>
            <numerusform>%n worker still to come</numerusform>
            <numerusform>%n workers still to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n camp(s) still to pitch</source>
        <translation>
            <numerusform>%n camp still to pitch</numerusform>
            <numerusform>%n camps still to pitch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s) still to set</source>
        <translation>
            <numerusform>%n guard still to set</numerusform>
            <numerusform>%n guards still to set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} plays a scoring turn: %n action point(s) left.</source>
        <translation>
            <numerusform>{name} plays a scoring turn: %n action point left.</numerusform>
            <numerusform>{name} plays a scoring turn: %n action points left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} uses action points: %n left.</source>
        <translation>
            <numerusform>{name} uses action points: %n left.</numerusform>
            <numerusform>{name} uses action points: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, scoring turn: %n action point(s) left. {hint}</source>
        <translation>
            <numerusform>{name}, scoring turn: %n action point left. {hint}</numerusform>
            <numerusform>{name}, scoring turn: %n action points left. {hint}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n action point(s) left. {hint}</source>
        <translation>
            <numerusform>{name}: %n action point left. {hint}</numerusform>
            <numerusform>{name}: %n action points left. {hint}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{treasure}: {count} (%n point(s))</source>
        <translation>
            <numerusform>{treasure}: {count} (%n point)</numerusform>
            <numerusform>{treasure}: {count} (%n points)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), each signed by all {players} players.</source>
        <translation>
            <numerusform>%n entry, each signed by all {players} players.</numerusform>
            <numerusform>%n entries, each signed by all {players} players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) more</source>
        <translation>
            <numerusform>%n finding more</numerusform>
            <numerusform>%n findings more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>evidence, %n case(s)</source>
        <translation>
            <numerusform>evidence, %n case</numerusform>
            <numerusform>evidence, %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s), {end}</source>
        <translation>
            <numerusform>%n entry, {end}</numerusform>
            <numerusform>%n entries, {end}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action point(s) left</source>
        <translation>
            <numerusform>%n action point left</numerusform>
            <numerusform>%n action points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) a turn</source>
        <translation>
            <numerusform>%n minute a turn</numerusform>
            <numerusform>%n minutes a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s):</source>
        <translation>
            <numerusform>%n draw:</numerusform>
            <numerusform>%n draws:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>entry {height}: {drawn} by %n seed(s)</source>
        <translation>
            <numerusform>entry {height}: {drawn} by %n seed</numerusform>
            <numerusform>entry {height}: {drawn} by %n seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: evidence, %n case(s)</source>
        <translation>
            <numerusform>{path}: evidence, %n case</numerusform>
            <numerusform>{path}: evidence, %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path}: %n entry(s), {ended}</source>
        <translation>
            <numerusform>{path}: %n entry, {ended}</numerusform>
            <numerusform>{path}: %n entries, {ended}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n volcano(es)</source>
        <translation>
            <numerusform>%n volcano</numerusform>
            <numerusform>%n volcanoes</numerusform>
        </translation>
    </message>
</context>
</TS>
