// Made from texts/es/plan-change.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Cambia tu plan",
from: ({ from, to }: { from: string | number; to: string | number }) => `Del ${String(from).toLowerCase()} al ${String(to).toLowerCase()}`,
lines: "De qué se compone el importe de hoy",
line: ({ plan, unused }: { plan: 'monthly' | 'quarterly' | 'annual'; unused: boolean }) => `${plan === 'monthly' ? `Premium mensual` : plan === 'quarterly' ? `Premium trimestral` : plan === 'annual' ? `Premium anual` : ``}${unused ? `: días no usados` : ``}`,
due: "A pagar hoy",
creditUsed: "Tu saldo",
credit: ({ amount }: { amount: string | number }) => `Aún tienes ${amount} de saldo, que reduce tus próximos pagos.`,
next: ({ price, date }: { price: string | number; date: string | number }) => `Próximo pago: ${price} el ${formatSiteDate(date)}`,
nextIs: ({ price, less }: { price: string | number; less: string | number }) => `${price}, menos ${less}`,
ofCredit: ({ amount }: { amount: string | number }) => `${amount} de saldo`,
ofCoupon: ({ amount }: { amount: string | number }) => `${amount} de tu cupón`,
and: ({ one, other }: { one: string | number; other: string | number }) => `${one} y ${other}`,
owed: ({ amount }: { amount: string | number }) => `Incluye ${amount} que debes de antes.`,
renewal: ({ plan, date }: { plan: string | number; date: string | number }) => `${plan}, se cobra el ${formatSiteDate(date)}`,
after: ({ price, date }: { price: string | number; date: string | number }) => `El pago siguiente: ${price} el ${formatSiteDate(date)}`,
nothing: ({ price, date }: { price: string | number; date: string | number }) => `Hoy, nada. ${price} el ${formatSiteDate(date)}.`,
submit: ({ price }: { price: string | number }) => `Cambiar y pagar ${price}`,
submitFree: "Cambiar de plan",
submitLater: ({ date }: { date: string | number }) => `Cambiar de plan el ${formatSiteDate(date)}`,
canceled: "Tu suscripción está cancelada. Conserva primero premium y después podrás cambiar de plan.",
working: "Cambiando…",
keep: "Conservar mi plan",
done: "Tu plan ha cambiado",
doneAbout: "El cambio se aplica de inmediato.",
doneLater: "Tu plan cambiará",
};
