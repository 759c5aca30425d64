// Made from texts/fr/withdrawal.json. Change it there.
// @ts-nocheck
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';
import { formatSiteTime } from '../../lib/formats/site-time.ts';

export const messages = {
title: "Se rétracter du contrat",
here: "Renoncer au contrat ici",
confirm: "Confirmer la rétractation",
sending: "Envoi…",
back: "Ton Premium",
loading: "Chargement…",
failed: "Impossible de charger cette page",
again: "Réessayer",
inAccount: "Me rétracter depuis mon compte",
until: ({ day }: { day: string | number }) => `Tu peux te rétracter sans motif jusqu’au ${formatDate(day, { timeZone: 'UTC' })}.`,
about: "Tu te rétractes du contrat ci-dessous. Il prend fin tout de suite, et Premium avec lui. Un accusé de réception est envoyé à l’e-mail de ton compte.",
none: "Aucune rétractation possible",
noneAbout: "Tu peux te rétracter dans les 14 jours après avoir pris Premium. Plus tard, tu peux toujours résilier.",
which: "Contrat",
contract: ({ plan, date }: { plan: 'monthly' | 'quarterly' | 'annual'; date: string | number }) => `${plan === 'monthly' ? `Formule mensuelle` : plan === 'quarterly' ? `Formule trimestrielle` : plan === 'annual' ? `Formule annuelle` : ``}, depuis le ${formatSiteDate(date)}`,
amounts: "Ce qui t’est remboursé",
price: "Tu as payé",
earlier: "Avant ton changement de formule",
used: "Pour le temps utilisé",
returned: "Déjà remboursé",
toCard: "Remboursé sur ta carte",
toCredit: "Rendu en crédit",
agreed: "Tu nous as demandé de commencer tout de suite et as accepté de payer le temps que tu utilises.",
notAgreed: "Tu n’as pas accepté de payer le temps que tu utilises : tout t’est donc remboursé.",
name: "Ton nom",
done: "Ta rétractation est enregistrée",
doneBack: ({ amount }: { amount: string | number }) => `Remboursement en route vers ta carte : ${amount}. Cela prend 5 à 10 jours.`,
doneCredit: ({ amount }: { amount: string | number }) => `Rendu en crédit : ${amount}.`,
doneNothing: "Rien n’a été débité, il n’y a donc rien à rembourser.",
doneAt: ({ date }: { date: string }) => `Nous l’avons reçue le ${formatSiteTime(date)}. L’accusé de réception est en route vers ton e-mail.`,
};
