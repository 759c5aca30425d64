import type { MailTexts } from '../../../mails.ts';
import type { RequestOutcome } from '../../../reports/picture-refusals.ts';
import type { pictureRequestMails } from '../../../reports/mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { refusalTexts } from '../picture-refusals.ts';
import { contestable } from './reports.ts';

const outcomes: Record<RequestOutcome, { title: string; text: (reference: string) => string }> = {
  removed: {
    title: 'Nous avons retiré l’image',
    text: (reference) =>
      `Nous avons retiré l’image de ta demande ${reference} et les copies que nous avons trouvées. Si quelqu’un l’envoie à nouveau ici, elle sera refusée.`,
  },
  refused: {
    title: 'Nous n’avons pas retiré d’image',
    text: (reference) => `Nous avons examiné ta demande ${reference}.`,
  },
  acted: {
    title: 'Nous avons donné suite à ta demande',
    text: (reference) =>
      `Nous avons examiné ta demande ${reference} et pris des mesures contre le compte.`,
  },
};

const reason = (brand: string) =>
  `Tu reçois cet e-mail parce qu’une demande a été envoyée à ${brand} avec ton adresse.`;

/** The subjects do not say what it is about, as others may see the mailbox. */
export const pictureRequests: MailTexts<typeof pictureRequestMails> = {
  'picture-request-received': ({ reference, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `Nous avons reçu ta demande ${reference}`,
    preview: 'Notre décision sera prise sous 48 heures.',
    title: 'Nous avons reçu ta demande',
    parts: [
      {
        text: `Merci de nous l’avoir dit. Voici ta demande ${reference} de retrait d’une image intime.`,
      },
      {
        text: `Quelqu’un de notre équipe prendra une décision avant le ${formatDateTime(dueAt, timeZone)}. Si nous n’y arrivons pas, nous masquerons l’image que tu as indiquée jusqu’à notre décision.`,
      },
      { label: 'Voir ou compléter ma demande', href: link.pictureRequest(token) },
      {
        note: 'Si tu ne l’as pas envoyée, ignore cet e-mail. Garde ce lien pour toi : il ouvre la demande.',
      },
    ],
    reason: reason(brand),
  }),
  'picture-request-asked': ({ reference, question, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `Une question sur ta demande ${reference}`,
    preview: 'Il nous faut d’autres informations.',
    title: 'Il nous faut d’autres informations',
    parts: [
      {
        text: `Pour prendre une décision sur ta demande ${reference}, il nous faut d’autres informations :`,
      },
      { written: question },
      { label: 'Répondre', href: link.pictureRequest(token) },
      { note: `Notre décision sera toujours prise avant le ${formatDateTime(dueAt, timeZone)}.` },
    ],
    reason: reason(brand),
  }),
  'picture-request-settled': (settled, { brand, link }) => {
    const { reference, outcome, refusal, answer, token, requestToken, mayContest } = settled;
    const { title, text } = outcomes[outcome];
    return {
      subject: `Notre décision sur ta demande ${reference}`,
      preview: text(reference),
      title,
      parts: [
        { text: text(reference) },
        ...(refusal ? [{ text: refusalTexts[refusal] }] : []),
        ...(answer ? [{ written: answer }] : []),
        { label: 'Voir ma demande', href: link.pictureRequest(requestToken) },
        {
          label: mayContest ? 'Lire ou contester la décision' : 'Lire la décision',
          href: link.statement(token),
        },
        ...(mayContest ? [{ note: contestable }] : []),
      ],
      reason: reason(brand),
    };
  },
};
