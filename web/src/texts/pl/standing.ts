// Made from texts/pl/standing.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
title: ({ name }: { name: string | number }) => `Bezpodstawne zgłoszenia: ${name}`,
close: "Zamknij",
step: "Krok",
steps: {
warn: "Ostrzeż",
"set-aside": "Odłóż",
clear: "Wyczyść",
},
about: {
warn: "Powiemy tej osobie, że jeśli to się powtórzy, jej zgłoszenia mogą zostać odłożone.",
"set-aside": "Nowe zgłoszenia tej osoby czekają do tego dnia w kolejce „Odłożone”, chyba że może chodzić o czyjeś życie. Możesz to zrobić, gdy po ostrzeżeniu kolejne zgłoszenie zostało odrzucone.",
clear: "Zgłoszenia tej osoby są znów traktowane jak zwykle.",
},
days: "Do kiedy",
length: ({ days, when }: { days: number; when: string | number }) => `${plural(days, { one: `${formatNumber(days)} dzień`, few: `${formatNumber(days)} dni`, many: `${formatNumber(days)} dni`, other: `${formatNumber(days)} dnia` })}, do ${when}`,
reason: "Powód",
reasonAbout: {
member: "Ta osoba przeczyta go w aplikacji i w e-mailu.",
team: "Czyta go tylko zespół.",
},
reasons: {
warn: "Kilka Twoich zgłoszeń dotyczyło rzeczy, na które nasz regulamin pozwala albo które się nie zdarzyły.",
"set-aside": "Po naszym ostrzeżeniu kolejne Twoje zgłoszenia też były bezpodstawne.",
clear: "",
},
cancel: "Anuluj",
save: {
warn: "Wyślij ostrzeżenie",
"set-aside": "Odłóż zgłoszenia",
clear: "Wyczyść",
},
};
