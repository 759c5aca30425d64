// Made from texts/pt/fraud-bans.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pt/plural';

export const messages = {
staff: {
loading: "Contando quem recebeu mensagens…",
toWarn: ({ count }: { count: number }) => `${count === 0 ? `Por fraude. Não há quem alertar.` : `Por fraude. ${formatNumber(count)} ${plural(count, { one: `pessoa`, other: `pessoas` })} que ${plural(count, { one: `recebeu`, other: `receberam` })} mensagens desta conta ${plural(count, { one: `vai receber`, other: `vão receber` })} um alerta por notificação e e-mail.`}`,
alsoWarned: ({ count }: { count: number }) => `${formatNumber(count)} ${plural(count, { one: `pessoa`, other: `pessoas` })} já ${plural(count, { one: `recebeu`, other: `receberam` })} um alerta antes.`,
forFraud: "Por fraude",
forFraudAbout: "Quem recebeu mensagens desta conta recebe um alerta, mesmo depois de bloqueá-la ou de desfazer o match.",
willWithdraw: ({ count }: { count: number }) => `${count === 0 ? `O banimento é por fraude. Ninguém recebeu alerta ainda.` : `O banimento é por fraude. O alerta a ${formatNumber(count)} ${plural(count, { one: `pessoa`, other: `pessoas` })} vai ser retirado com um pedido de desculpas.`}`,
},
case: {
waiting: "Todas as pessoas que receberam mensagens vão receber um alerta de fraude.",
warned: ({ count }: { count: number }) => `Alertas de fraude: ${formatNumber(count)} ${plural(count, { one: `pessoa`, other: `pessoas` })}`,
withdrawn: ({ count }: { count: number }) => `Alertas retirados: ${formatNumber(count)} ${plural(count, { one: `pessoa`, other: `pessoas` })}`,
},
};
