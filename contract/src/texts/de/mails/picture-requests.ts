import type { MailTexts } from '../../../mails.ts';
import type { RequestOutcome } from '../../../reports/picture-refusals.ts';
import type { pictureRequestMails } from '../../../reports/mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { refusalTexts } from '../picture-refusals.ts';
import { contestable } from './reports.ts';

const outcomes: Record<RequestOutcome, { title: string; text: (reference: string) => string }> = {
  removed: {
    title: 'Wir haben das Bild entfernt',
    text: (reference) =>
      `Wir haben das Bild aus deinem Antrag ${reference} und die Kopien entfernt, die wir gefunden haben. Lädt es hier noch einmal jemand hoch, wird es abgelehnt.`,
  },
  refused: {
    title: 'Wir haben kein Bild entfernt',
    text: (reference) => `Wir haben deinen Antrag ${reference} geprüft.`,
  },
  acted: {
    title: 'Wir sind deinem Antrag nachgegangen',
    text: (reference) =>
      `Wir haben deinen Antrag ${reference} geprüft und etwas gegen das Konto unternommen.`,
  },
};

const reason = (brand: string) =>
  `Du bekommst diese E-Mail, weil mit deiner Adresse ein Antrag an ${brand} geschickt wurde.`;

/** The subjects do not say what it is about, as others may see the mailbox. */
export const pictureRequests: MailTexts<typeof pictureRequestMails> = {
  'picture-request-received': ({ reference, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `Dein Antrag ${reference} ist bei uns eingegangen`,
    preview: 'Wir entscheiden innerhalb von 48 Stunden.',
    title: 'Dein Antrag ist bei uns eingegangen',
    parts: [
      {
        text: `Danke, dass du es uns gesagt hast. Das ist dein Antrag ${reference}, ein intimes Bild zu entfernen.`,
      },
      {
        text: `Jemand aus unserem Team entscheidet bis ${formatDateTime(dueAt, timeZone)}. Wenn wir das bis dahin nicht schaffen, verbergen wir das genannte Bild, bis wir entschieden haben.`,
      },
      { label: 'Antrag ansehen oder ergänzen', href: link.pictureRequest(token) },
      {
        note: 'Wenn du ihn nicht geschickt hast, ignoriere diese E-Mail einfach. Gib den Link nicht weiter, denn er öffnet den Antrag.',
      },
    ],
    reason: reason(brand),
  }),
  'picture-request-asked': ({ reference, question, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `Eine Frage zu deinem Antrag ${reference}`,
    preview: 'Wir müssen mehr wissen, um zu entscheiden.',
    title: 'Wir müssen mehr wissen',
    parts: [
      { text: `Um über deinen Antrag ${reference} zu entscheiden, müssen wir mehr wissen:` },
      { written: question },
      { label: 'Antworten', href: link.pictureRequest(token) },
      { note: `Wir entscheiden weiterhin bis ${formatDateTime(dueAt, timeZone)}.` },
    ],
    reason: reason(brand),
  }),
  'picture-request-settled': (settled, { brand, link }) => {
    const { reference, outcome, refusal, answer, token, requestToken, mayContest } = settled;
    const { title, text } = outcomes[outcome];
    return {
      subject: `Wir haben über deinen Antrag ${reference} entschieden`,
      preview: text(reference),
      title,
      parts: [
        { text: text(reference) },
        ...(refusal ? [{ text: refusalTexts[refusal] }] : []),
        ...(answer ? [{ written: answer }] : []),
        { label: 'Antrag ansehen', href: link.pictureRequest(requestToken) },
        {
          label: mayContest ? 'Entscheidung lesen oder anfechten' : 'Entscheidung lesen',
          href: link.statement(token),
        },
        ...(mayContest ? [{ note: contestable }] : []),
      ],
      reason: reason(brand),
    };
  },
};
