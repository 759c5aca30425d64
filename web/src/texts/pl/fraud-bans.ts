// Made from texts/pl/fraud-bans.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
staff: {
loading: "Liczenie osób, do których pisała ta osoba…",
toWarn: ({ count }: { count: number }) => `${count === 0 ? `Za oszustwo. Nie ma kogo ostrzec.` : `Za oszustwo. Ostrzeżenie w powiadomieniu i e-mailu dostaną wszyscy, do których pisała ta osoba (${plural(count, { one: `${formatNumber(count)} osoba`, few: `${formatNumber(count)} osoby`, many: `${formatNumber(count)} osób`, other: `${formatNumber(count)} osoby` })}).`}`,
alsoWarned: ({ count }: { count: number }) => `Ostrzeżenie wysłane już wcześniej: ${plural(count, { one: `${formatNumber(count)} osoba`, few: `${formatNumber(count)} osoby`, many: `${formatNumber(count)} osób`, other: `${formatNumber(count)} osoby` })}.`,
forFraud: "Za oszustwo",
forFraudAbout: "Ostrzeżenie dostają wszyscy, do których pisała ta osoba, nawet jeśli ją blokują lub nie mają już dopasowania.",
willWithdraw: ({ count }: { count: number }) => `${count === 0 ? `Konto jest zbanowane za oszustwo. Nikt jeszcze nie dostał ostrzeżenia.` : `Konto jest zbanowane za oszustwo. Wycofamy ostrzeżenie i przeprosimy (${plural(count, { one: `${formatNumber(count)} osoba`, few: `${formatNumber(count)} osoby`, many: `${formatNumber(count)} osób`, other: `${formatNumber(count)} osoby` })}).`}`,
},
case: {
waiting: "Ostrzeżenie przed oszustwem dostaną wszyscy, do których pisała ta osoba.",
warned: ({ count }: { count: number }) => `Ostrzeżenie przed oszustwem: ${plural(count, { one: `${formatNumber(count)} osoba`, few: `${formatNumber(count)} osoby`, many: `${formatNumber(count)} osób`, other: `${formatNumber(count)} osoby` })}`,
withdrawn: ({ count }: { count: number }) => `Ostrzeżenie wycofane: ${plural(count, { one: `${formatNumber(count)} osoba`, few: `${formatNumber(count)} osoby`, many: `${formatNumber(count)} osób`, other: `${formatNumber(count)} osoby` })}`,
},
};
