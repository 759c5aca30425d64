// Made from texts/de/saved-searches.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Gespeicherte Suchen",
loading: "Deine Suchen werden geladen …",
failed: "Das konnte nicht geladen werden",
again: "Neu laden",
close: "Schließen",
cancel: "Abbrechen",
button: ({ count }: { count: number }) => `${count === 0 ? `Gespeicherte Suchen` : `Gespeicherte Suchen (${count})`}`,
none: "Noch keine gespeicherten Suchen",
noneAbout: "Setze Filter und speichere sie hier. Wir können dir Bescheid geben, wenn neue Personen dazu passen.",
list: "Deine gespeicherten Suchen",
open: ({ name }: { name: string | number }) => `Personen zu „${name}“ anzeigen`,
alerts: ({ name }: { name: string | number }) => `Benachrichtigungen zu „${name}“`,
rename: ({ name }: { name: string | number }) => `„${name}“ umbenennen`,
newName: ({ name }: { name: string | number }) => `Neuer Name für „${name}“`,
saveName: "Name speichern",
delete: ({ name }: { name: string | number }) => `„${name}“ löschen`,
alertsOn: "Benachrichtigungen ein",
alertsOff: "Benachrichtigungen aus",
locked: "Nur mit Premium: Diese Suche hat Filter, die bei dir nicht mehr dabei sind. Du wirst dazu nicht benachrichtigt.",
saveTitle: "Diese Suche speichern",
saveAbout: "Gespeichert werden die Filter und die Reihenfolge, die du gerade siehst. Du kannst bis zu 10 speichern.",
name: "Name",
notifyMe: "Bei neuen Personen benachrichtigen, höchstens einmal am Tag",
save: "Suche speichern",
};
