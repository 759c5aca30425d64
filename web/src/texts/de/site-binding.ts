// Made from texts/de/site-binding.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/de/plural';

export const messages = {
binding: "Mitglieder müssen dieser Seite zustimmen",
about: "Neue stimmen bei der Registrierung zu, alle anderen, bevor es weitergeht. Aufbewahrt wird, wer welcher Fassung zugestimmt hat, Wort für Wort.",
change: "Der Text ist geändert",
ask: "Mitglieder neu fragen",
correct: "Kleine Korrektur: niemanden fragen",
from: "Mitglieder müssen zustimmen ab",
fromAbout: "Bis dahin sehen sie einen Hinweis und können schon zustimmen. Üblich sind 30 Tage, das Gesetz kann mehr verlangen.",
past: "Wähle heute oder einen späteren Tag",
noteAbout: "Das lesen Mitglieder über dem Link zum ganzen Text. Es kann leer bleiben.",
corrected: ({ version }: { version: string | number }) => `Es bleibt bei Fassung ${version}: Wer ihr zugestimmt hat, wird nicht neu gefragt.`,
present: ({ version, day }: { version: string | number; day: string | number }) => `Fassung ${version} gilt ab dem ${day}.`,
note: ({ language }: { language: string | number }) => `Was sich geändert hat (${language})`,
accepted: {
title: "Texte mit Zustimmung",
about: "Jeder Text Wort für Wort, wie Mitglieder ihm zugestimmt haben. Die Datei nennt, wer welcher Fassung zugestimmt hat, in welcher Sprache und wann. Gelöschte Mitglieder stehen nicht darin.",
download: "Als CSV herunterladen",
read: "Lesen",
close: "Schließen",
loading: "Der Text wird geladen …",
failed: "Der Text konnte nicht geladen werden",
again: "Neu laden",
version: ({ title, version }: { title: string | number; version: string | number }) => `${title}, Fassung ${version}`,
since: ({ language, day }: { language: string | number; day: string | number }) => `${language}, seit ${day}`,
readOf: ({ title, version, language }: { title: string | number; version: string | number; language: string | number }) => `Lesen: ${title}, Fassung ${version}, ${language}`,
members: ({ count }: { count: number }) => `${plural(count, { one: `1 Mitglied`, other: `${formatNumber(count)} Mitglieder` })}`,
},
consequences: {
asks: ({ title, day }: { title: string | number; day: string | number }) => `„${title}“: Mitglieder müssen ab dem ${day} zustimmen.`,
corrected: ({ title }: { title: string | number }) => `„${title}“ ist korrigiert, und niemand wird neu gefragt.`,
free: ({ title }: { title: string | number }) => `„${title}“: Mitglieder müssen nicht mehr zustimmen.`,
},
mailAll: "Allen Mitgliedern mailen",
mailAllAbout: "Alle bekommen jetzt einen Hinweis und eine E-Mail, unabhängig von ihren Einstellungen. Sonst lesen sie davon, wenn sie wiederkommen.",
};
