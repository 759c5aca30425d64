// Made from texts/de/fraud-bans.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/de/plural';

export const messages = {
staff: {
loading: "Angeschriebene Personen werden gezählt …",
toWarn: ({ count }: { count: number }) => `${count === 0 ? `Wegen Betrugs. Niemand muss gewarnt werden.` : `Wegen Betrugs. ${plural(count, { one: `1 Person`, other: `${formatNumber(count)} Personen` })} mit Nachrichten von diesem Konto ${plural(count, { one: `wird`, other: `werden` })} per Benachrichtigung und E-Mail gewarnt.`}`,
alsoWarned: ({ count }: { count: number }) => `Schon früher gewarnt: ${plural(count, { one: `1 Person`, other: `${formatNumber(count)} Personen` })}.`,
forFraud: "Wegen Betrugs",
forFraudAbout: "Alle, die Nachrichten von diesem Konto bekommen haben, werden gewarnt, auch nach einer Blockierung oder einem aufgelösten Match.",
willWithdraw: ({ count }: { count: number }) => `${count === 0 ? `Das Konto ist wegen Betrugs gesperrt. Noch wurde niemand gewarnt.` : `Das Konto ist wegen Betrugs gesperrt. Die Warnung an ${plural(count, { one: `1 Person`, other: `${formatNumber(count)} Personen` })} wird mit einer Entschuldigung zurückgenommen.`}`,
},
case: {
waiting: "Alle, die Nachrichten von diesem Konto bekommen haben, werden vor Betrug gewarnt.",
warned: ({ count }: { count: number }) => `Vor Betrug gewarnt: ${plural(count, { one: `1 Person`, other: `${formatNumber(count)} Personen` })}`,
withdrawn: ({ count }: { count: number }) => `Warnung zurückgenommen: ${plural(count, { one: `1 Person`, other: `${formatNumber(count)} Personen` })}`,
},
};
