// Made from texts/de/commands.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/de/plural';

export const messages = {
title: "Befehle und Personen",
field: "Seite, Befehl oder Person",
hint: "Ein Name, eine E-Mail-Adresse, eine ID oder ein Befehl",
close: "Schließen",
groups: {
recent: "Zuletzt",
pages: "Seiten",
actions: "Befehle",
cases: "Fälle und Meldungen",
people: "Personen",
},
case: ({ id }: { id: string | number }) => `Fall ${id}`,
report: ({ id }: { id: string | number }) => `Meldung ${id}`,
closed: "Geschlossen",
results: "Ergebnisse",
scheme: {
light: "Helle Darstellung",
dark: "Dunkle Darstellung",
auto: "Darstellung wie mein Gerät",
},
nextCase: "Nächsten Fall öffnen",
aroundDesk: "Rund um die Moderation",
desk: "Moderation",
searching: "Wird gesucht …",
none: "Nichts gefunden. Versuch ein anderes Wort.",
failed: "Die Suche hat nicht geklappt. Versuch es noch einmal.",
found: ({ count }: { count: number }) => `${plural(count, { one: `1 Ergebnis`, other: `${count} Ergebnisse` })}`,
};
