// Made from texts/fr/plan-change.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Changer de formule",
from: ({ from, to }: { from: string | number; to: string | number }) => `De la formule ${String(from).toLowerCase()} à la formule ${String(to).toLowerCase()}`,
lines: "Détail du montant d’aujourd’hui",
line: ({ plan, unused }: { plan: 'monthly' | 'quarterly' | 'annual'; unused: boolean }) => `${plan === 'monthly' ? `Premium, mensuel` : plan === 'quarterly' ? `Premium, trimestriel` : plan === 'annual' ? `Premium, annuel` : ``}${unused ? ` : jours non utilisés` : ``}`,
due: "À payer aujourd’hui",
creditUsed: "Ton crédit",
credit: ({ amount }: { amount: string | number }) => `Il te reste un crédit de ${amount}, qui réduit tes prochains paiements.`,
next: ({ price, date }: { price: string | number; date: string | number }) => `Prochain paiement : ${price} le ${formatSiteDate(date)}`,
nextIs: ({ price, less }: { price: string | number; less: string | number }) => `${price}, moins ${less}`,
ofCredit: ({ amount }: { amount: string | number }) => `${amount} de crédit`,
ofCoupon: ({ amount }: { amount: string | number }) => `${amount} de code promo`,
and: ({ one, other }: { one: string | number; other: string | number }) => `${one} et ${other}`,
owed: ({ amount }: { amount: string | number }) => `Ce montant comprend un reste dû de ${amount}.`,
renewal: ({ plan, date }: { plan: string | number; date: string | number }) => `${plan}, débit le ${formatSiteDate(date)}`,
after: ({ price, date }: { price: string | number; date: string | number }) => `Paiement suivant : ${price} le ${formatSiteDate(date)}`,
nothing: ({ price, date }: { price: string | number; date: string | number }) => `Rien aujourd’hui. ${price} le ${formatSiteDate(date)}.`,
submit: ({ price }: { price: string | number }) => `Changer et payer ${price}`,
submitFree: "Changer de formule",
submitLater: ({ date }: { date: string | number }) => `Changer de formule le ${formatSiteDate(date)}`,
canceled: "Ton abonnement est résilié. Garde d’abord Premium : tu pourras ensuite changer de formule.",
working: "Changement en cours…",
keep: "Garder ma formule",
done: "Ta formule a changé",
doneAbout: "Le changement prend effet tout de suite.",
doneLater: "Ta formule va changer",
};
