// Made from texts/pt/withdrawal.json. Change it there.
// @ts-nocheck
import { formatDate, formatSiteDate } from '../../lib/formats/formats.ts';
import { formatSiteTime } from '../../lib/formats/site-time.ts';

export const messages = {
title: "Desistir do contrato",
here: "Desistir do contrato aqui",
confirm: "Confirmar a desistência aqui",
sending: "Enviando a desistência…",
back: "Seu premium",
loading: "Carregando…",
failed: "Não foi possível carregar",
again: "Tentar de novo",
inAccount: "Desistir pela sua conta",
until: ({ day }: { day: string | number }) => `Você tem o direito de desistir do contrato sem dar motivo, até ${formatDate(day, { timeZone: 'UTC' })}.`,
about: "Você desiste do contrato abaixo. Ele termina na hora, o premium também, e enviamos um comprovante para o e-mail da sua conta.",
none: "Não há contrato do qual você possa desistir",
noneAbout: "Você pode desistir em até 14 dias depois de assinar o premium. Depois disso, ainda pode cancelar.",
which: "Contrato",
contract: ({ plan, date }: { plan: 'monthly' | 'quarterly' | 'annual'; date: string | number }) => `${plan === 'monthly' ? `Plano mensal` : plan === 'quarterly' ? `Plano trimestral` : plan === 'annual' ? `Plano anual` : ``}, desde ${formatSiteDate(date)}`,
amounts: "O que você recebe de volta",
price: "Você pagou",
earlier: "Antes da mudança de plano",
used: "Pelo tempo de uso",
returned: "Reembolsado antes",
toCard: "De volta ao cartão",
toCredit: "Volta a ser crédito",
agreed: "Você pediu para começar na hora e concordou em pagar pelo tempo de uso.",
notAgreed: "Você não concordou em pagar pelo tempo de uso, por isso recebe tudo de volta.",
name: "Seu nome",
done: "Você desistiu do contrato",
doneBack: ({ amount }: { amount: string | number }) => `O valor de ${amount} está a caminho do seu cartão. Leva de 5 a 10 dias.`,
doneCredit: ({ amount }: { amount: string | number }) => `O valor de ${amount} é crédito de novo.`,
doneNothing: "Nada foi cobrado, por isso não há nada a devolver.",
doneAt: ({ date }: { date: string }) => `Recebemos sua desistência em ${formatSiteTime(date)}. O comprovante está a caminho do seu e-mail.`,
};
