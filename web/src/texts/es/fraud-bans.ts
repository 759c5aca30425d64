// Made from texts/es/fraud-bans.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/es/plural';

export const messages = {
staff: {
loading: "Contando a quiénes escribió…",
toWarn: ({ count }: { count: number }) => `${count === 0 ? `Por fraude. No hay nadie a quien advertir.` : plural(count, { one: `Por fraude. Se advertirá por notificación y correo a la única persona a la que escribió.`, other: `Por fraude. Se advertirá por notificación y correo a las ${formatNumber(count)} personas a las que escribió.` })}`,
alsoWarned: ({ count }: { count: number }) => `Antes se advirtió a ${plural(count, { one: `1 persona`, other: `${formatNumber(count)} personas` })}.`,
forFraud: "Por fraude",
forFraudAbout: "Se advierte a todas las personas a las que escribió, aunque hayan anulado el match o bloqueado.",
willWithdraw: ({ count }: { count: number }) => `${count === 0 ? `El veto es por fraude. Todavía no se advirtió a nadie.` : `El veto es por fraude. Se retirará la advertencia a ${plural(count, { one: `1 persona`, other: `${formatNumber(count)} personas` })}, con una disculpa.`}`,
},
case: {
waiting: "Se advertirá del fraude a todas las personas a las que escribió.",
warned: ({ count }: { count: number }) => `Advertencia de fraude: ${plural(count, { one: `1 persona`, other: `${formatNumber(count)} personas` })}`,
withdrawn: ({ count }: { count: number }) => `Advertencia retirada: ${plural(count, { one: `1 persona`, other: `${formatNumber(count)} personas` })}`,
},
};
