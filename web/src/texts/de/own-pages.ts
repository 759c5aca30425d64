// Made from texts/de/own-pages.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Die Seite wird geladen …",
failed: "Die Seite konnte nicht geladen werden",
again: "Neu laden",
missing: "Diese Seite gibt es nicht",
missingText: "Vielleicht ist die Adresse falsch geschrieben, oder die Seite wurde entfernt.",
home: "Zur Startseite",
bindingFrom: ({ day }: { day: string | number }) => `Mitglieder stimmen dieser Seite zu. Diese Fassung gilt ab dem ${day}.`,
bindingSince: ({ day }: { day: string | number }) => `Mitglieder stimmen dieser Seite zu. Diese Fassung gilt seit dem ${day}.`,
};
