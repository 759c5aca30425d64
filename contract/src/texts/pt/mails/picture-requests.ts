import type { MailTexts } from '../../../mails.ts';
import type { RequestOutcome } from '../../../reports/picture-refusals.ts';
import type { pictureRequestMails } from '../../../reports/mails.ts';
import { formatDateTime } from '../format-date-time.ts';
import { refusalTexts } from '../picture-refusals.ts';
import { contestable } from './reports.ts';

const outcomes: Record<RequestOutcome, { title: string; text: (reference: string) => string }> = {
  removed: {
    title: 'Removemos a imagem',
    text: (reference) =>
      `Removemos a imagem do seu pedido ${reference} e as cópias que encontramos. Se alguém enviar a imagem aqui de novo, ela será recusada.`,
  },
  refused: {
    title: 'Não removemos nenhuma imagem',
    text: (reference) => `Analisamos seu pedido ${reference}.`,
  },
  acted: {
    title: 'Atendemos seu pedido',
    text: (reference) => `Analisamos seu pedido ${reference} e tomamos medidas contra a conta.`,
  },
};

const reason = (brand: string) =>
  `Você recebeu este e-mail porque um pedido foi enviado ao ${brand} com seu endereço de e-mail.`;

/** The subjects do not say what it is about, as others may see the mailbox. */
export const pictureRequests: MailTexts<typeof pictureRequestMails> = {
  'picture-request-received': ({ reference, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `Recebemos seu pedido ${reference}`,
    preview: 'Decidimos em 48 horas.',
    title: 'Recebemos seu pedido',
    parts: [
      {
        text: `Obrigado por nos contar. Este é seu pedido ${reference} para remover uma imagem íntima.`,
      },
      {
        text: `Alguém da nossa equipe vai decidir até ${formatDateTime(dueAt, timeZone)}. Se não conseguirmos, vamos ocultar a imagem que você indicou até a decisão.`,
      },
      { label: 'Ver ou completar meu pedido', href: link.pictureRequest(token) },
      {
        note: 'Se não foi você que enviou, ignore este e-mail. Guarde o link para você, pois ele abre o pedido.',
      },
    ],
    reason: reason(brand),
  }),
  'picture-request-asked': ({ reference, question, dueAt, timeZone, token }, { brand, link }) => ({
    subject: `Uma pergunta sobre seu pedido ${reference}`,
    preview: 'Precisamos saber mais para decidir.',
    title: 'Precisamos saber mais',
    parts: [
      { text: `Para decidir sobre seu pedido ${reference}, precisamos saber mais:` },
      { written: question },
      { label: 'Responder', href: link.pictureRequest(token) },
      { note: `Ainda vamos decidir até ${formatDateTime(dueAt, timeZone)}.` },
    ],
    reason: reason(brand),
  }),
  'picture-request-settled': (settled, { brand, link }) => {
    const { reference, outcome, refusal, answer, token, requestToken, mayContest } = settled;
    const { title, text } = outcomes[outcome];
    return {
      subject: `Decidimos sobre seu pedido ${reference}`,
      preview: text(reference),
      title,
      parts: [
        { text: text(reference) },
        ...(refusal ? [{ text: refusalTexts[refusal] }] : []),
        ...(answer ? [{ written: answer }] : []),
        { label: 'Ver meu pedido', href: link.pictureRequest(requestToken) },
        {
          label: mayContest ? 'Ler ou contestar a decisão' : 'Ler a decisão',
          href: link.statement(token),
        },
        ...(mayContest ? [{ note: contestable }] : []),
      ],
      reason: reason(brand),
    };
  },
};
