// Made from texts/pt/plan-change.json. Change it there.
// @ts-nocheck
import { formatSiteDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Mudar seu plano",
from: ({ from, to }: { from: string | number; to: string | number }) => `Do ${String(from).toLowerCase()} para o ${String(to).toLowerCase()}`,
lines: "Como calculamos o valor de hoje",
line: ({ plan, unused }: { plan: 'monthly' | 'quarterly' | 'annual'; unused: boolean }) => `${plan === 'monthly' ? `Premium mensal` : plan === 'quarterly' ? `Premium trimestral` : plan === 'annual' ? `Premium anual` : ``}${unused ? `: dias não usados` : ``}`,
due: "A pagar hoje",
creditUsed: "Seu crédito",
credit: ({ amount }: { amount: string | number }) => `Seu crédito restante, ${amount}, reduz seus próximos pagamentos.`,
next: ({ price, date }: { price: string | number; date: string | number }) => `Próximo pagamento: ${price} em ${formatSiteDate(date)}`,
nextIs: ({ price, less }: { price: string | number; less: string | number }) => `${price}, menos ${less}`,
ofCredit: ({ amount }: { amount: string | number }) => `${amount} de crédito`,
ofCoupon: ({ amount }: { amount: string | number }) => `${amount} do seu cupom`,
and: ({ one, other }: { one: string | number; other: string | number }) => `${one} e ${other}`,
owed: ({ amount }: { amount: string | number }) => `O valor inclui ${amount} que você deve de antes.`,
renewal: ({ plan, date }: { plan: string | number; date: string | number }) => `Plano ${String(plan).toLowerCase()}, cobrado em ${formatSiteDate(date)}`,
after: ({ price, date }: { price: string | number; date: string | number }) => `O pagamento seguinte: ${price} em ${formatSiteDate(date)}`,
nothing: ({ price, date }: { price: string | number; date: string | number }) => `Nada hoje. ${price} em ${formatSiteDate(date)}.`,
submit: ({ price }: { price: string | number }) => `Mudar e pagar ${price}`,
submitFree: "Mudar plano",
submitLater: ({ date }: { date: string | number }) => `Mudar plano em ${formatSiteDate(date)}`,
canceled: "Sua assinatura está cancelada. Mantenha o premium primeiro. Depois você pode mudar de plano.",
working: "Mudando…",
keep: "Manter meu plano",
done: "Seu plano foi alterado",
doneAbout: "A mudança já está valendo.",
doneLater: "Seu plano vai mudar",
};
