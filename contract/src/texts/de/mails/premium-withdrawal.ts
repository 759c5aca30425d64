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
      ...(earlier > 0 ? [`${paid(earlier)} für die Zeit vor dem Wechsel deines Abos`] : []),
      ...(used > 0 ? [`${paid(used)} für die genutzte Zeit`] : []),
    ];
    const lines = [
      `Du hast für diesen Vertrag ${paid(price)} bezahlt.`,
      ...(kept.length > 0
        ? [
            `Wir behalten ${kept.join(' und ')}, da du verlangt hast, dass Premium sofort beginnt, und zugestimmt hast, dafür zu bezahlen.`,
          ]
        : []),
      ...(agreed || price === 0
        ? []
        : ['Du hast nicht verlangt, dass Premium sofort beginnt, deshalb behalten wir nichts.']),
      ...(returned > 0 ? [`Schon früher erstattet: ${paid(returned)}.`] : []),
    ];
    const back = [
      ...(toCard > 0 ? [`Zurück auf die Karte, mit der bezahlt wurde: ${paid(toCard)}.`] : []),
      ...(toCredit > 0
        ? [`Wieder als Guthaben, weil du damit bezahlt hattest: ${paid(toCredit)}.`]
        : []),
    ];
    return {
      subject: `Du hast deinen Vertrag mit ${brand} widerrufen`,
      preview: `Eingegangen am ${moment(at, timeZone)}.`,
      title: 'Du hast deinen Vertrag widerrufen',
      parts: [
        { text: `Dein Widerruf ist am ${moment(at, timeZone)} bei uns eingegangen.` },
        {
          text: `Vertrag: Premium, ${planNames[plan]}, Nummer ${contract}, geschlossen am ${moment(concludedAt, timeZone)}. Deine Erklärung: Ich widerrufe diesen Vertrag.`,
        },
        { text: 'Der Vertrag ist beendet, und es wird nichts mehr abgebucht.' },
        { text: lines.join(' ') },
        {
          text:
            back.length > 0
              ? `${back.join(' ')} Bis deine Bank das anzeigt, können 5 bis 10 Tage vergehen.`
              : 'Es gibt nichts zurückzuzahlen.',
        },
        { note: 'Bewahre diese E-Mail auf. Sie ist die Eingangsbestätigung deines Widerrufs.' },
      ],
      reason: reason(brand),
    };
  },
};
