// Made from texts/pl/desk-numbers.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pl/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Statystyki spraw",
period: "Okres",
days: ({ days }: { days: number }) => `${days === 365 ? `1 rok` : plural(days, { one: `${days} dzień`, few: `${days} dni`, many: `${days} dni`, other: `${days} dnia` })}`,
loading: "Wczytywanie statystyk…",
failed: "Nie udało się wczytać statystyk",
again: "Spróbuj ponownie",
about: ({ name }: { name: string | number }) => `Co oznacza „${name}”?`,
totals: {
open: {
label: "Otwarte",
about: "Sprawy, które teraz czekają na decyzję.",
},
claimed: {
label: "Przejęte",
about: "Otwarte sprawy, nad którymi ktoś teraz pracuje.",
},
escalated: {
label: "Eskalowane",
about: "Otwarte sprawy przekazane dalej.",
},
waitingAppeals: {
label: "Oczekujące odwołania",
about: "Odwołania, które nie mają wyniku.",
},
appealed: {
label: "Odwołania",
about: "Odwołania złożone w tym okresie.",
},
reversed: {
label: "Uchylone",
about: "Odwołania, po których w tym okresie decyzję uchylono w całości lub części.",
},
},
types: "Według rodzaju problemu",
typeColumns: ["Rodzaj problemu", "Otrzymane", "Otwarte", "Pierwsza odpowiedź", "Decyzja"],
noTypes: "Brak zgłoszeń w tym okresie.",
moderators: "Według osoby z zespołu",
moderatorColumns: ["Imię i nazwisko", "Decyzje", "Czas do decyzji", "Pierwsze odpowiedzi", "Czas do pierwszej odpowiedzi", "Odwołania", "Uchylone"],
noModerators: "W tym okresie nie ma decyzji ani odpowiedzi.",
noName: "Bez imienia",
time: {
none: "–",
minutes: ({ minutes }: { minutes: number }) => `${formatNumber(minutes)} min`,
hours: ({ hours }: { hours: number }) => `${formatNumber(hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} godz.`,
days: ({ days }: { days: number }) => `${formatNumber(days, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} dnia`,
},
};
