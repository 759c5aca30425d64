import type { premiumMails } from '../../../premium/mails.ts';
import type { MailTexts } from '../../../mails.ts';
import { formatDateTime as moment } from '../format-date-time.ts';
import { money, planNames, reason } from './premium-words.ts';

/** The receipt of a withdrawal. It has all that the law asks for, as it may be the only copy that someone keeps. */
export const withdrawalTexts: MailTexts<Pick<typeof premiumMails, 'contract-withdrawn'>> = {
  'contract-withdrawn': (
    { contract, plan, concludedAt, at, timeZone, agreed, currency, ...sums },
    { brand },
  ) => {
    const { price, used, earlier, returned, toCard, toCredit } = sums;
    const paid = (amount: number) => money({ amount, currency });
    const kept = [
      ...(earlier > 0 ? [`${paid(earlier)} pelo período antes da mudança de plano`] : []),
      ...(used > 0 ? [`${paid(used)} pelo tempo de uso`] : []),
    ];
    const lines = [
      `Você pagou ${paid(price)} por este contrato.`,
      ...(kept.length > 0
        ? [
            `Ficamos com ${kept.join(' e ')}, porque você pediu que o premium começasse imediatamente e concordou em pagar por isso.`,
          ]
        : []),
      ...(agreed || price === 0
        ? []
        : ['Você não pediu que o premium começasse imediatamente, por isso não ficamos com nada.']),
      ...(returned > 0 ? [`Antes, já reembolsamos ${paid(returned)}.`] : []),
    ];
    const back = [
      ...(toCard > 0 ? [`${paid(toCard)} ao cartão usado no pagamento`] : []),
      ...(toCredit > 0 ? [`${paid(toCredit)} em crédito, que foi como você pagou`] : []),
    ];
    return {
      subject: `Você desistiu do contrato com o ${brand}`,
      preview: `Recebemos sua desistência em ${moment(at, timeZone)}.`,
      title: 'Você desistiu do contrato',
      parts: [
        { text: `Recebemos sua desistência em ${moment(at, timeZone)}.` },
        {
          text: `Contrato: plano premium ${planNames[plan]}, número ${contract}, firmado em ${moment(concludedAt, timeZone)}. Sua declaração: Desisto deste contrato.`,
        },
        { text: 'O contrato terminou, e nada mais será cobrado.' },
        { text: lines.join(' ') },
        {
          text:
            back.length > 0
              ? `Devolvemos ${back.join(' e ')}. O valor pode levar de 5 a 10 dias para aparecer no seu banco.`
              : 'Não há nada a devolver.',
        },
        { note: 'Guarde este e-mail. Ele é o comprovante da sua desistência.' },
      ],
      reason: reason(brand),
    };
  },
};
