// Made from texts/pl/plan-change.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Zmień plan",
from: ({ from, to }: { from: string | number; to: string | number }) => `${from} → ${to}`,
lines: "Z czego składa się dzisiejsza kwota",
line: ({ plan, unused }: { plan: 'monthly' | 'quarterly' | 'annual'; unused: boolean }) => `${plan === 'monthly' ? `Premium miesięczne` : plan === 'quarterly' ? `Premium kwartalne` : plan === 'annual' ? `Premium roczne` : ``}${unused ? `: niewykorzystane dni` : ``}`,
due: "Do zapłaty dziś",
creditUsed: "Twoje saldo",
credit: ({ amount }: { amount: string | number }) => `Na saldzie zostaje ${amount} na kolejne płatności.`,
next: ({ price, date }: { price: string | number; date: string | number }) => `Następna płatność: ${price}, ${formatSiteDate(date, { dateStyle: 'long' })}`,
nextIs: ({ price, less }: { price: string | number; less: string | number }) => `${price} minus ${less}`,
ofCredit: ({ amount }: { amount: string | number }) => `${amount} z salda`,
ofCoupon: ({ amount }: { amount: string | number }) => `${amount} z kuponu`,
and: ({ one, other }: { one: string | number; other: string | number }) => `${one} i ${other}`,
owed: ({ amount }: { amount: string | number }) => `W tym ${amount} zaległości.`,
renewal: ({ plan, date }: { plan: string | number; date: string | number }) => `${plan}, do pobrania ${formatSiteDate(date, { dateStyle: 'long' })}`,
after: ({ price, date }: { price: string | number; date: string | number }) => `Kolejna płatność: ${price}, ${formatSiteDate(date, { dateStyle: 'long' })}`,
nothing: ({ price, date }: { price: string | number; date: string | number }) => `Dzisiaj nic. ${formatSiteDate(date, { dateStyle: 'long' })}: ${price}.`,
submit: ({ price }: { price: string | number }) => `Zmień plan i zapłać ${price}`,
submitFree: "Zmień plan",
submitLater: ({ date }: { date: string | number }) => `Zmień plan od ${formatSiteDate(date, { dateStyle: 'long' })}`,
canceled: "Twoja subskrypcja się nie odnowi. Najpierw zachowaj premium. Potem możesz zmienić plan.",
working: "Zmieniamy plan…",
keep: "Zachowaj mój plan",
done: "Twój plan został zmieniony",
doneAbout: "Zmiana działa od razu.",
doneLater: "Twój plan się zmieni",
};
