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
      ...(earlier > 0 ? [`${paid(earlier)} por el tiempo anterior al cambio de tu plan`] : []),
      ...(used > 0 ? [`${paid(used)} por el tiempo de uso`] : []),
    ];
    const lines = [
      `Pagaste ${paid(price)} por este contrato.`,
      ...(kept.length > 0
        ? [
            `Retenemos ${kept.join(' y ')}, porque pediste que premium empezara de inmediato y aceptaste pagarlo.`,
          ]
        : []),
      ...(agreed || price === 0
        ? []
        : ['No pediste que premium empezara de inmediato, así que no retenemos nada.']),
      ...(returned > 0 ? [`Antes ya te reembolsamos ${paid(returned)}.`] : []),
    ];
    const back = [
      ...(toCard > 0 ? [`${paid(toCard)} a la tarjeta con la que pagaste`] : []),
      ...(toCredit > 0 ? [`${paid(toCredit)} como saldo, porque con saldo se pagó`] : []),
    ];
    return {
      subject: `Desististe de tu contrato con ${brand}`,
      preview: `Lo recibimos el ${moment(at, timeZone)}.`,
      title: 'Desististe de tu contrato',
      parts: [
        { text: `Recibimos tu desistimiento el ${moment(at, timeZone)}.` },
        {
          text: `Contrato: plan premium ${planNames[plan]}, número ${contract}, celebrado el ${moment(concludedAt, timeZone)}. Lo que declaraste: Desisto de este contrato.`,
        },
        { text: 'El contrato ha terminado y no se cobra nada más.' },
        { text: lines.join(' ') },
        {
          text:
            back.length > 0
              ? `Devolvemos ${back.join(' y ')}. Tu banco puede tardar de 5 a 10 días en mostrarlo.`
              : 'No hay nada que devolver.',
        },
        { note: 'Conserva este correo. Es el comprobante de tu desistimiento.' },
      ],
      reason: reason(brand),
    };
  },
};
