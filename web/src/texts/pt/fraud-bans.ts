import type { messages as en } from '../en/fraud-bans.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import { plural } from '@kindred/contract/texts/pt/plural';
import { formatNumber } from '../../lib/formats/formats.ts';

const people = (count: number) =>
  `${formatNumber(count)} ${plural(count, { one: 'pessoa', other: 'pessoas' })}`;

export const messages: Translated<typeof en> = {
  staff: {
    loading: 'Contando quem recebeu mensagens…',
    toWarn: (count: number) =>
      count === 0
        ? 'Por fraude. Não há quem alertar.'
        : `Por fraude. ${people(count)} que ${plural(count, { one: 'recebeu', other: 'receberam' })} mensagens desta conta ${plural(count, { one: 'vai receber', other: 'vão receber' })} um alerta por notificação e e-mail.`,
    alsoWarned: (count: number) =>
      `${people(count)} já ${plural(count, { one: 'recebeu', other: 'receberam' })} um alerta antes.`,
    forFraud: 'Por fraude',
    forFraudAbout:
      'Quem recebeu mensagens desta conta recebe um alerta, mesmo depois de bloqueá-la ou de desfazer o match.',
    willWithdraw: (count: number) =>
      count === 0
        ? 'O banimento é por fraude. Ninguém recebeu alerta ainda.'
        : `O banimento é por fraude. O alerta a ${people(count)} vai ser retirado com um pedido de desculpas.`,
  },
  case: {
    waiting: 'Todas as pessoas que receberam mensagens vão receber um alerta de fraude.',
    warned: (count: number) => `Alertas de fraude: ${people(count)}`,
    withdrawn: (count: number) => `Alertas retirados: ${people(count)}`,
  },
};
