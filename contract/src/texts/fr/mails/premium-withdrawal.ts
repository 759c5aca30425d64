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
      ...(earlier > 0 ? [`${paid(earlier)} pour la période avant ton changement de formule`] : []),
      ...(used > 0 ? [`${paid(used)} pour le temps utilisé`] : []),
    ];
    const lines = [
      `Tu as payé ${paid(price)} pour ce contrat.`,
      ...(kept.length > 0
        ? [
            `Nous gardons ${kept.join(' et ')}, car tu avais demandé que Premium commence tout de suite et accepté de le payer.`,
          ]
        : []),
      ...(agreed || price === 0
        ? []
        : [
            'Tu n’avais pas demandé que Premium commence tout de suite : nous ne gardons donc rien.',
          ]),
      ...(returned > 0 ? [`Déjà remboursé : ${paid(returned)}.`] : []),
    ];
    const back = [
      ...(toCard > 0 ? [`Remboursement sur la carte qui a payé : ${paid(toCard)}.`] : []),
      ...(toCredit > 0
        ? [`Montant rendu en crédit, car il avait été payé par du crédit : ${paid(toCredit)}.`]
        : []),
    ];
    return {
      subject: `Rétractation de ton contrat avec ${brand}`,
      preview: `Nous l’avons reçue le ${moment(at, timeZone)}.`,
      title: 'Ta rétractation est enregistrée',
      parts: [
        { text: `Nous avons reçu ta rétractation le ${moment(at, timeZone)}.` },
        {
          text: `Contrat : formule Premium ${planNames[plan]}, numéro ${contract}, conclu le ${moment(concludedAt, timeZone)}. Ta déclaration : je me rétracte de ce contrat.`,
        },
        { text: 'Le contrat est terminé, et plus rien n’est débité.' },
        { text: lines.join(' ') },
        {
          text:
            back.length > 0
              ? `${back.join(' ')} Ta banque peut mettre 5 à 10 jours à l’afficher.`
              : 'Il n’y a rien à rembourser.',
        },
        { note: 'Garde cet e-mail : c’est l’accusé de réception de ta rétractation.' },
      ],
      reason: reason(brand),
    };
  },
};
