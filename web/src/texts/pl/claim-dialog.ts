// Made from texts/pl/claim-dialog.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
title: ({ decision }: { decision: string | number }) => `${decision}: co się kończy`,
ends: {
minor: "Nikt już nie sprawdza, czy ktoś ma mniej niż 18 lat.",
life: "Nikt już nie sprawdza, czy komuś coś grozi.",
violence: "Nikt już nie zajmuje się groźbą ani przemocą.",
"intimate-picture": "Czas na tę prośbę przestaje biec. Zdjęcie, które z jej powodu ukryliśmy, znów będzie widoczne, chyba że usunie je ta decyzja.",
},
stays: ({ name }: { name: string | number }) => `Konto zostaje bez zmian: ${name}.`,
returns: ({ name, days }: { name: string | number; days: number }) => `${plural(days, { one: `${name} może wrócić po 1 dniu.`, few: `${name} może wrócić po ${formatNumber(days)} dniach.`, many: `${name} może wrócić po ${formatNumber(days)} dniach.`, other: `${name} może wrócić po ${formatNumber(days)} dnia.` })}`,
closed: ({ name }: { name: string | number }) => `${name} nie może wrócić, chyba że odwołanie coś zmieni.`,
evidence: "Zgłoszenia znikają z kolejki. Dowody usuniemy razem z nimi, gdy minie czas ich przechowywania.",
reads: ({ reporters }: { reporters: number }) => `${plural(reporters, { one: `Osoba zgłaszająca przeczyta:`, few: `${formatNumber(reporters)} osoby zgłaszające przeczytają:`, many: `${formatNumber(reporters)} osób zgłaszających przeczyta:`, other: `${formatNumber(reporters)} osoby zgłaszającej przeczyta:` })}`,
outcomeOnly: "Osoby zgłaszające poznają tylko wynik.",
noOne: "Nie ma komu odpowiedzieć.",
locked: "Dowody mogą pokazywać dziecko i są ukryte do eskalacji sprawy. Najpierw ją eskaluj.",
confirm: "Znam dowody i taka jest moja decyzja.",
cancel: "Anuluj",
};
