// Made from texts/de/desk-keys.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Tastenkürzel",
close: "Schließen",
groups: [{
title: "Warteschlange",
keys: [["J, K", "Nächster Fall, vorheriger Fall"], ["/", "Filter"]],
}, {
title: "Belege",
keys: [["V", "Unscharfe Fotos zeigen"], ["1–9", "Alle Meldungen einer Gruppe"], ["L", "Lebensgefahr"]],
}, {
title: "Entscheidung",
keys: [["D", "Abweisen oder erledigen"], ["Enter", "Bestätigen"], ["Strg+Enter", "Aus einem Feld heraus bestätigen oder senden"], ["U", "Rückgängig"]],
}, {
title: "Team",
keys: [["A", "Mir zuweisen, Fall abnehmen"], ["E", "Eskalieren"], ["R", "Antworten"], ["N", "Notiz"]],
}, {
title: "Überall",
keys: [["Esc", "Ein Feld verlassen, dann abbrechen"], ["Strg+K", "Seiten, Befehle und Personen"], ["?", "Diese Liste"]],
}],
};
