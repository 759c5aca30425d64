// Made from texts/de/plan-change.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Abo wechseln",
from: ({ from, to }: { from: string | number; to: string | number }) => `Vom ${from} zum ${to}`,
lines: "Woraus sich der heutige Betrag ergibt",
line: ({ plan, unused }: { plan: 'monthly' | 'quarterly' | 'annual'; unused: boolean }) => `${plan === 'monthly' ? `Premium im Monatsabo` : plan === 'quarterly' ? `Premium im Quartalsabo` : plan === 'annual' ? `Premium im Jahresabo` : ``}${unused ? `: nicht genutzte Tage` : ``}`,
due: "Heute fällig",
creditUsed: "Dein Guthaben",
credit: ({ amount }: { amount: string | number }) => `${amount} deines Guthabens bleiben übrig und verringern deine nächsten Zahlungen.`,
next: ({ price, date }: { price: string | number; date: string | number }) => `Nächste Zahlung: ${price} am ${formatSiteDate(date)}`,
nextIs: ({ price, less }: { price: string | number; less: string | number }) => `${price} abzüglich ${less}`,
ofCredit: ({ amount }: { amount: string | number }) => `${amount} Guthaben`,
ofCoupon: ({ amount }: { amount: string | number }) => `${amount} aus deinem Gutschein`,
and: ({ one, other }: { one: string | number; other: string | number }) => `${one} und ${other}`,
owed: ({ amount }: { amount: string | number }) => `Darin sind ${amount} enthalten, die von früher offen sind.`,
renewal: ({ plan, date }: { plan: string | number; date: string | number }) => `${plan}, wird am ${formatSiteDate(date)} abgebucht`,
after: ({ price, date }: { price: string | number; date: string | number }) => `Die Zahlung danach: ${price} am ${formatSiteDate(date)}`,
nothing: ({ price, date }: { price: string | number; date: string | number }) => `Heute nichts. ${price} am ${formatSiteDate(date)}.`,
submit: ({ price }: { price: string | number }) => `Wechseln und ${price} zahlen`,
submitFree: "Abo wechseln",
submitLater: ({ date }: { date: string | number }) => `Am ${formatSiteDate(date)} wechseln`,
canceled: "Dein Abo ist gekündigt. Nimm zuerst die Kündigung zurück. Dann kannst du das Abo wechseln.",
working: "Wird gewechselt …",
keep: "Mein Abo behalten",
done: "Du hast dein Abo gewechselt",
doneAbout: "Der Wechsel gilt sofort.",
doneLater: "Dein Wechsel ist geplant",
};
