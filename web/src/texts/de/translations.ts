// Made from texts/de/translations.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Sprachen",
about: "Die Übersetzungen stammen von Maschinen und von Menschen, die nicht mit der Sprache aufgewachsen sind. Lass jede muttersprachlich prüfen und markiere sie hier.",
columns: ["Sprache", "Zustand", "Aktionen"],
loading: "Die Sprachen werden geladen …",
failed: "Die Sprachen konnten nicht geladen werden",
again: "Neu laden",
source: "Ausgangssprache",
unread: "Noch nicht muttersprachlich geprüft",
read: "Muttersprachlich geprüft",
changed: ({ time }: { time: string | number }) => `Texte geändert, seit sie am ${formatDate(time)} geprüft wurden`,
marked: ({ reader, by, time }: { reader: string | number; by: null | string | number; time: string | number }) => `Geprüft von ${reader}. Markiert am ${formatDate(time)} von ${by === null ? `einem gelöschten Konto` : `${by}`}.`,
version: ({ version }: { version: string | number }) => `Version der Texte: ${version}`,
mark: "Als geprüft markieren",
markOf: ({ name }: { name: string | number }) => `Als geprüft markieren: ${name}`,
unmark: "Markierung entfernen",
unmarkOf: ({ name }: { name: string | number }) => `Markierung entfernen: ${name}`,
dialog: ({ name }: { name: string | number }) => `${name} als geprüft markieren`,
dialogAbout: "Das gilt für die Texte, wie sie jetzt sind. Ändert sich einer davon, steht es auf dieser Seite.",
reader: "Wer hat die Texte geprüft?",
readerAbout: "Ein Name oder eine Firma, zum Beispiel Anna Nowak",
readerMissing: "Gib an, wer die Texte geprüft hat.",
cancel: "Abbrechen",
note: {
unread: "Die Texte in dieser Sprache sind noch nicht muttersprachlich geprüft. Klingt einer falsch, gib der Administration Bescheid.",
changed: "Einige Texte in dieser Sprache sind neuer als die letzte muttersprachliche Prüfung. Klingt einer falsch, gib der Administration Bescheid.",
},
};
