// Made from texts/de/transparency.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Transparenzbericht",
about: "Der Bericht eines Kalenderjahrs im Format der europäischen Vorlage. Seine Dateien enthalten keine Namen, und wir schicken sie nirgendwohin.",
year: "Jahr",
loading: "Das Jahr wird geladen …",
failed: "Das Jahr konnte nicht geladen werden",
again: "Neu laden",
files: "Dateien",
filesAbout: "Veröffentliche sie innerhalb von zwei Monaten nach dem Ende des Jahres.",
fileColumns: ["Datei", "Inhalt", "Aktionen"],
parts: {
"1_report_identification": "Wer berichtet, zu welchem Dienst und für welchen Zeitraum",
"2_categories_names": "Die Kategorien, die die anderen Dateien verwenden",
"3_member_states_orders": "Anordnungen von Behörden. Trage die Zahlen selbst ein",
"4_notices": "Meldungen nach Kategorie und was daraus wurde",
"5_own_initiative_illegal": "Maßnahmen auf eigene Initiative gegen rechtswidrige Inhalte",
"6_own_initiative_TC": "Maßnahmen auf eigene Initiative aufgrund der Nutzungsbedingungen",
"7_appeals_and_recidivism": "Beschwerden, außergerichtliche Streitigkeiten und Aussetzungen wegen Missbrauchs. Trage die Streitigkeiten selbst ein",
"8_automated_means": "Maßnahmen mit und ohne automatisierte Mittel",
"11_qualitative": "Beschreibungen in Worten. Ergänze, wie euer Team arbeitet",
},
download: "Herunterladen",
downloadAll: "Alle herunterladen",
downloadOf: ({ part }: { part: string | number }) => `${part} herunterladen`,
statements: "Begründungen",
statementsAbout: "Die Entscheidungen eines Monats im Format der europäischen Transparenzdatenbank, ohne personenbezogene Daten.",
aboutFigure: ({ name }: { name: string | number }) => `Was bedeutet „${name}“?`,
figures: {
received: {
label: "Meldungen",
about: "Alles, was in diesem Jahr gemeldet wurde.",
},
fromPublic: {
label: "Ohne Konto",
about: "Meldungen über das Formular auf der Website.",
},
actions: {
label: "Mit Maßnahme",
about: "Meldungen, die zu einer Maßnahme geführt haben.",
},
appeals: {
label: "Beschwerden",
about: "Beschwerden in diesem Jahr.",
},
reversed: {
label: "Aufgehoben",
about: "Beschwerden, durch die eine Entscheidung ganz oder teilweise aufgehoben wurde.",
},
},
statementsOf: ({ date, year }: { date: string | number; year: string | number }) => `${formatDate(date, { dateStyle: undefined, month: 'long', timeZone: 'UTC' })} ${year} herunterladen`,
};
