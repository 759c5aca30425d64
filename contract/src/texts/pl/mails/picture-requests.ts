import type { MailTexts } from '../../../mails.ts';
import type { RequestOutcome } from '../../../reports/picture-refusals.ts';
import type { pictureRequestMails } from '../../../reports/mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { refusalTexts } from '../picture-refusals.ts';
import { contestable } from './reports.ts';

const outcomes: Record<RequestOutcome, { title: string; text: (reference: string) => string }> = {
  removed: {
    title: 'Usunęliśmy zdjęcie',
    text: (reference) =>
      `Usunęliśmy zdjęcie z Twojego wniosku ${reference} i kopie, które znaleźliśmy. Jeśli ktoś znowu je tu prześle, zostanie odrzucone.`,
  },
  refused: {
    title: 'Nie usunęliśmy zdjęcia',
    text: (reference) => `Sprawdziliśmy Twój wniosek ${reference}.`,
  },
  acted: {
    title: 'Zajęliśmy się Twoim wnioskiem',
    text: (reference) => `Sprawdziliśmy Twój wniosek ${reference} i podjęliśmy kroki wobec konta.`,
  },
};

const reason = (brand: string) =>
  `Dostajesz ten e-mail, bo we wniosku do serwisu ${brand} jest Twój adres.`;

/** The subjects do not say what it is about, as others may see the mailbox. */
export const pictureRequests: MailTexts<typeof pictureRequestMails> = {
  'picture-request-received': ({ reference, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `Mamy Twój wniosek ${reference}`,
    preview: 'Decyzja zapadnie w ciągu 48 godzin.',
    title: 'Mamy Twój wniosek',
    parts: [
      {
        text: `Dziękujemy za informację. To Twój wniosek ${reference} o usunięcie intymnego zdjęcia.`,
      },
      {
        text: `Ktoś z naszego zespołu podejmie decyzję do ${formatDateTime(dueAt, timeZone)}. Jeśli nie zdążymy, ukryjemy wskazane zdjęcie do czasu decyzji.`,
      },
      { label: 'Zobacz wniosek lub go uzupełnij', href: link.pictureRequest(token) },
      {
        note: 'Jeśli to nie Twój wniosek, możesz zignorować ten e-mail. Nikomu nie przekazuj linku, bo otwiera on wniosek.',
      },
    ],
    reason: reason(brand),
  }),
  'picture-request-asked': ({ reference, question, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `Pytanie o Twój wniosek ${reference}`,
    preview: 'Do decyzji potrzebujemy więcej informacji.',
    title: 'Potrzebujemy więcej informacji',
    parts: [
      { text: `Do decyzji w sprawie Twojego wniosku ${reference} potrzebujemy więcej informacji:` },
      { written: question },
      { label: 'Odpowiedz', href: link.pictureRequest(token) },
      { note: `Nadal podejmiemy decyzję do ${formatDateTime(dueAt, timeZone)}.` },
    ],
    reason: reason(brand),
  }),
  'picture-request-settled': (settled, { brand, link }) => {
    const { reference, outcome, refusal, answer, token, requestToken, mayContest } = settled;
    const { title, text } = outcomes[outcome];
    return {
      subject: `Mamy decyzję w sprawie Twojego wniosku ${reference}`,
      preview: text(reference),
      title,
      parts: [
        { text: text(reference) },
        ...(refusal ? [{ text: refusalTexts[refusal] }] : []),
        ...(answer ? [{ written: answer }] : []),
        { label: 'Zobacz wniosek', href: link.pictureRequest(requestToken) },
        {
          label: mayContest ? 'Przeczytaj decyzję lub się odwołaj' : 'Przeczytaj decyzję',
          href: link.statement(token),
        },
        ...(mayContest ? [{ note: contestable }] : []),
      ],
      reason: reason(brand),
    };
  },
};
