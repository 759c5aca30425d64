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
      ...(earlier > 0 ? [`${paid(earlier)} za czas przed zmianą planu`] : []),
      ...(used > 0 ? [`${paid(used)} za wykorzystany czas`] : []),
    ];
    const lines = [
      `Cena zapłacona za tę umowę: ${paid(price)}.`,
      ...(kept.length > 0
        ? [
            `Zatrzymujemy ${kept.join(' oraz ')}, bo na Twoje żądanie premium działa od razu i za Twoją zgodą za to płacisz.`,
          ]
        : []),
      ...(agreed || price === 0
        ? []
        : [
            'Nie otrzymaliśmy od Ciebie żądania, żeby premium działało od razu, więc nic nie zatrzymujemy.',
          ]),
      ...(returned > 0 ? [`Zwrócone wcześniej: ${paid(returned)}.`] : []),
    ];
    const back = [
      ...(toCard > 0 ? [`${paid(toCard)} wraca na kartę użytą do zapłaty`] : []),
      ...(toCredit > 0 ? [`${paid(toCredit)} wraca na saldo, bo z niego pochodzi`] : []),
    ];
    return {
      subject: `Odstąpienie od umowy z serwisem ${brand}`,
      preview: `Otrzymane ${moment(at, timeZone)}.`,
      title: 'Potwierdzenie odstąpienia od umowy',
      parts: [
        { text: `Twoje odstąpienie od umowy otrzymaliśmy ${moment(at, timeZone)}.` },
        {
          text: `Umowa: plan premium ${planNames[plan]}, numer ${contract}, zawarta ${moment(concludedAt, timeZone)}. Treść oświadczenia: Odstępuję od tej umowy.`,
        },
        { text: 'Umowa jest zakończona i nic więcej nie pobierzemy.' },
        { text: lines.join(' ') },
        {
          text:
            back.length > 0
              ? `${back.join(', a ')}. Bank może to pokazać dopiero po 5–10 dniach.`
              : 'Nie ma nic do zwrotu.',
        },
        { note: 'Zachowaj ten e-mail. To potwierdzenie Twojego odstąpienia.' },
      ],
      reason: reason(brand),
    };
  },
};
