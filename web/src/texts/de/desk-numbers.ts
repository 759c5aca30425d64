// Made from texts/de/desk-numbers.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/de/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Zahlen der Moderation",
period: "Zeitraum",
days: ({ days }: { days: number }) => `${days === 365 ? `1 Jahr` : plural(days, { one: `${days} Tag`, other: `${days} Tage` })}`,
loading: "Zahlen werden geladen …",
failed: "Zahlen konnten nicht geladen werden",
again: "Neu laden",
about: ({ name }: { name: string | number }) => `Was bedeutet „${name}“?`,
totals: {
open: {
label: "Offen",
about: "Fälle, die jetzt auf eine Entscheidung warten.",
},
claimed: {
label: "Übernommen",
about: "Offene Fälle, an denen gerade jemand aus dem Team arbeitet.",
},
escalated: {
label: "Eskaliert",
about: "Offene Fälle, die weitergegeben wurden.",
},
waitingAppeals: {
label: "Offene Beschwerden",
about: "Beschwerden, die jetzt noch kein Ergebnis haben.",
},
appealed: {
label: "Angefochten",
about: "Beschwerden in diesem Zeitraum.",
},
reversed: {
label: "Aufgehoben",
about: "Beschwerden, durch die in diesem Zeitraum eine Entscheidung ganz oder teilweise aufgehoben wurde.",
},
},
types: "Nach Problemart",
typeColumns: ["Problemart", "Eingegangen", "Offen", "Erste Antwort", "Entscheidung"],
noTypes: "Keine Meldungen in diesem Zeitraum.",
moderators: "Nach Teammitglied",
moderatorColumns: ["Name", "Entscheidungen", "Zeit bis zur Entscheidung", "Erste Antworten", "Zeit bis zur ersten Antwort", "Angefochten", "Aufgehoben"],
noModerators: "In diesem Zeitraum gab es keine Entscheidungen oder Antworten.",
noName: "Ohne Namen",
time: {
none: "–",
minutes: ({ minutes }: { minutes: number }) => `${formatNumber(minutes)} min`,
hours: ({ hours }: { hours: number }) => `${formatNumber(hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} h`,
days: ({ days }: { days: number }) => `${formatNumber(days, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} Tage`,
},
};
