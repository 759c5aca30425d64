// Made from texts/fr/fraud-bans.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/fr/plural';

export const messages = {
staff: {
loading: "Décompte des personnes contactées…",
toWarn: ({ count }: { count: number }) => `${count === 0 ? `Pour fraude. Il n’y a personne à prévenir.` : `Pour fraude. ${plural(count, { one: `${formatNumber(count)} ${plural(count, { one: `personne`, other: `personnes` })} contactée par ce compte sera prévenue`, other: `${formatNumber(count)} ${plural(count, { one: `personne`, other: `personnes` })} contactées par ce compte seront prévenues` })} par notification et par e-mail.`}`,
alsoWarned: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: `personne`, other: `personnes` })} ${plural(count, { one: `déjà prévenue`, other: `déjà prévenues` })}.`,
forFraud: "Pour fraude",
forFraudAbout: "Toutes les personnes contactées par ce compte sont prévenues, même après un blocage ou un match annulé.",
willWithdraw: ({ count }: { count: number }) => `${count === 0 ? `Ce compte est banni pour fraude. Personne n’a encore été prévenu.` : `Ce compte est banni pour fraude. L’alerte envoyée à ${formatNumber(count)} ${plural(count, { one: `personne`, other: `personnes` })} sera retirée avec des excuses.`}`,
},
case: {
waiting: "Toutes les personnes contactées par ce compte seront prévenues de la fraude.",
warned: ({ count }: { count: number }) => `Alerte de fraude envoyée : ${formatNumber(count)} ${plural(count, { one: `personne`, other: `personnes` })}`,
withdrawn: ({ count }: { count: number }) => `Alerte retirée : ${formatNumber(count)} ${plural(count, { one: `personne`, other: `personnes` })}`,
},
};
