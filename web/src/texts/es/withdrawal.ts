// Made from texts/es/withdrawal.json. Change it there.
// @ts-nocheck
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';
import { formatSiteTime } from '../../lib/formats/site-time.ts';

export const messages = {
title: "Desistir del contrato",
here: "Desistir del contrato aquí",
confirm: "Confirmar desistimiento",
sending: "Enviando el desistimiento…",
back: "Tu premium",
loading: "Cargando…",
failed: "No pudimos cargarlo",
again: "Reintentar",
inAccount: "Desistir en tu cuenta",
until: ({ day }: { day: string | number }) => `Puedes desistir sin indicar el motivo hasta el ${formatDate(day, { timeZone: 'UTC' })}.`,
about: "Desistes del contrato que aparece abajo. Termina de inmediato, y premium con él, y enviamos un comprobante al correo de tu cuenta.",
none: "No hay ningún contrato del que puedas desistir",
noneAbout: "Puedes desistir en los 14 días posteriores a la compra de premium. Más tarde todavía puedes cancelarlo.",
which: "Contrato",
contract: ({ plan, date }: { plan: 'monthly' | 'quarterly' | 'annual'; date: string | number }) => `${plan === 'monthly' ? `Plan mensual` : plan === 'quarterly' ? `Plan trimestral` : plan === 'annual' ? `Plan anual` : ``}, desde el ${formatSiteDate(date)}`,
amounts: "Lo que te devolvemos",
price: "Pagaste",
earlier: "Antes del cambio de plan",
used: "Por el tiempo de uso",
returned: "Reembolsado antes",
toCard: "Vuelve a tu tarjeta",
toCredit: "Vuelve a ser saldo",
agreed: "Nos pediste empezar de inmediato y aceptaste pagar el tiempo de uso.",
notAgreed: "No aceptaste pagar el tiempo de uso, así que te devolvemos todo.",
name: "Tu nombre",
done: "Desististe del contrato",
doneBack: ({ amount }: { amount: string | number }) => `Hemos enviado ${amount} a tu tarjeta. Tarda de 5 a 10 días.`,
doneCredit: ({ amount }: { amount: string | number }) => `Vuelves a tener ${amount} como saldo.`,
doneNothing: "No se cobró nada, así que no hay nada que devolver.",
doneAt: ({ date }: { date: string }) => `Lo recibimos el ${formatSiteTime(date)}. El comprobante va de camino a tu correo.`,
};
