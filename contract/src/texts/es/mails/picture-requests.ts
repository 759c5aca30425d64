import type { MailTexts } from '../../../mails.ts';
import type { RequestOutcome } from '../../../reports/picture-refusals.ts';
import type { pictureRequestMails } from '../../../reports/mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { refusalTexts } from '../picture-refusals.ts';
import { contestable } from './reports.ts';

const outcomes: Record<RequestOutcome, { title: string; text: (reference: string) => string }> = {
  removed: {
    title: 'Retiramos la imagen',
    text: (reference) =>
      `Retiramos la imagen de tu solicitud ${reference} y las copias que encontramos. Si alguien la sube aquí otra vez, se rechazará.`,
  },
  refused: {
    title: 'No retiramos ninguna imagen',
    text: (reference) => `Revisamos tu solicitud ${reference}.`,
  },
  acted: {
    title: 'Atendimos tu solicitud',
    text: (reference) => `Revisamos tu solicitud ${reference} y tomamos medidas contra la cuenta.`,
  },
};

const reason = (brand: string) =>
  `Recibes este correo porque se envió una solicitud a ${brand} con tu dirección.`;

/** The subjects do not say what it is about, as others may see the mailbox. */
export const pictureRequests: MailTexts<typeof pictureRequestMails> = {
  'picture-request-received': ({ reference, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `Recibimos tu solicitud ${reference}`,
    preview: 'Decidimos en 48 horas.',
    title: 'Recibimos tu solicitud',
    parts: [
      {
        text: `Gracias por contárnoslo. Esta es tu solicitud ${reference} para retirar una imagen íntima.`,
      },
      {
        text: `Una persona de nuestro equipo decidirá antes del ${formatDateTime(dueAt, timeZone)}. Si no lo logramos, ocultaremos la imagen que indicaste hasta decidir.`,
      },
      { label: 'Ver o completar mi solicitud', href: link.pictureRequest(token) },
      {
        note: 'Si no la enviaste, puedes ignorar este correo. No compartas el enlace, porque abre la solicitud.',
      },
    ],
    reason: reason(brand),
  }),
  'picture-request-asked': ({ reference, question, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `Una pregunta sobre tu solicitud ${reference}`,
    preview: 'Necesitamos saber más para decidir.',
    title: 'Necesitamos saber más',
    parts: [
      { text: `Para decidir sobre tu solicitud ${reference} necesitamos saber más:` },
      { written: question },
      { label: 'Responder', href: link.pictureRequest(token) },
      { note: `Decidiremos igualmente antes del ${formatDateTime(dueAt, timeZone)}.` },
    ],
    reason: reason(brand),
  }),
  'picture-request-settled': (settled, { brand, link }) => {
    const { reference, outcome, refusal, answer, token, requestToken, mayContest } = settled;
    const { title, text } = outcomes[outcome];
    return {
      subject: `Decidimos sobre tu solicitud ${reference}`,
      preview: text(reference),
      title,
      parts: [
        { text: text(reference) },
        ...(refusal ? [{ text: refusalTexts[refusal] }] : []),
        ...(answer ? [{ written: answer }] : []),
        { label: 'Ver mi solicitud', href: link.pictureRequest(requestToken) },
        {
          label: mayContest ? 'Leer o apelar la decisión' : 'Leer la decisión',
          href: link.statement(token),
        },
        ...(mayContest ? [{ note: contestable }] : []),
      ],
      reason: reason(brand),
    };
  },
};
