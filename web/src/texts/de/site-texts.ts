// Made from texts/de/site-texts.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Texte",
about: "Sag alles mit eigenen Worten, in jeder Sprache. Was in geschweiften Klammern steht, zum Beispiel {brand}, wird ausgefüllt.",
language: "Sprache",
search: "Suche",
words: "Wörter eines Textes",
mail: "E-Mail",
allTexts: "Alle Texte",
only: {
legend: "Welche Texte",
all: "Alle",
own: "Eigene",
outdated: "Vorgabe geändert",
},
first: ({ shown, found }: { shown: string | number; found: number }) => `Die ersten ${shown} von ${formatNumber(found)}. Such nach mehr Wörtern.`,
none: {
all: "Kein Text enthält diese Wörter.",
own: "Du hast in dieser Sprache noch keinen Text geändert.",
outdated: "Keine Vorgabe hat sich geändert, seit du deine Texte geschrieben hast.",
},
ownWords: "Mit deinen Worten",
byDefault: "Vorgabe",
values: ({ names }: { names: string | number }) => `Wird ausgefüllt: ${names}`,
reset: "Vorgabe verwenden",
was: ({ before }: { before: string | number }) => `Die Vorgabe hat sich geändert, seit du das geschrieben hast. Vorher lautete sie: ${before}`,
keep: "Meinen behalten",
gone: "Diese Version hat diesen Text nicht mehr.",
remove: "Entfernen",
notBuilt: "Die Seiten in dieser Sprache werden noch gebaut. Schau in einer Minute wieder nach.",
sendTest: "Test an mich senden",
sent: "Ein Test ist unterwegs an deine eigene E-Mail-Adresse.",
mailFrame: "Die E-Mail mit Beispieldaten",
loading: "Texte werden geladen …",
failed: "Die Texte konnten nicht geladen werden",
again: "Noch einmal versuchen",
};
