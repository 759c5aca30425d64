// Made from texts/de/placeholders.json. Change it there.
// @ts-nocheck

export const messages = {
reporter: "der Vorname der meldenden Person; nichts, wenn wir ihn nicht kennen",
reference: "die Nummer der Meldung",
name: "der Vorname der Person, um die es in der Entscheidung geht",
until: "der letzte Tag einer befristeten Sperre",
};
