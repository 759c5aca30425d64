import type { reportsMails } from '../../../reports/mails.ts';
import type { ReportOutcome } from '../../../reports/outcomes.ts';
import type { LetterPart, MailContext, MailDataOf, MailTexts } from '../../../mails.ts';

type Settled = MailDataOf<(typeof reportsMails)['report-settled']>;

/** Reports and notices by people without an account are both called 'denúncia'. */
const outcomes: Record<ReportOutcome, { subject: string; text: (reference: string) => string }> = {
  resolved: {
    subject: 'Sua denúncia foi resolvida',
    text: (reference) =>
      `Analisamos sua denúncia ${reference} e resolvemos o problema. Agradecemos o aviso.`,
  },
  closed: {
    subject: 'Sua denúncia foi encerrada',
    text: (reference) =>
      `Analisamos sua denúncia ${reference} e a encerramos. Não há mais nada que possamos fazer.`,
  },
  rejected: {
    subject: 'Decidimos sobre sua denúncia',
    text: (reference) =>
      `Analisamos sua denúncia ${reference} e não encontramos nada contra nossas regras. Se houver mais alguma coisa que a gente deva saber, envie uma nova denúncia.`,
  },
};

/** What a moderator wrote says what was found, so that the usual sentence about it is left out. */
const decidedOn = ({ reference, outcome, answer }: Settled) =>
  answer
    ? `Uma pessoa da nossa equipe decidiu sobre sua denúncia ${reference}.`
    : outcomes[outcome].text(reference);

function partsOf(settled: Settled, link: MailContext['link']): LetterPart[] {
  const { answer, token, mayContest } = settled;
  return [
    { text: decidedOn(settled) },
    ...(answer ? [{ written: answer }] : []),
    {
      label: mayContest ? 'Ler ou contestar a decisão' : 'Ler a decisão',
      href: link.statement(token),
    },
    ...(mayContest ? [{ note: contestable }] : []),
  ];
}

export const contestable =
  'Se você acha que a decisão está errada, pode contestar uma vez em até seis meses, sem entrar na conta. Outra pessoa faz a reavaliação. Você também pode recorrer a um órgão de resolução extrajudicial de litígios ou à Justiça.';

export const reports: MailTexts<typeof reportsMails> = {
  'report-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject,
    preview: decidedOn(settled),
    title: outcomes[settled.outcome].subject,
    parts: [...partsOf(settled, link), { label: 'Ver minhas denúncias', href: link.myReports }],
    reason: `Você recebeu este e-mail porque fez uma denúncia no ${brand}.`,
  }),
  'notice-received': ({ reference }, { brand }) => ({
    subject: `Recebemos sua denúncia ${reference}`,
    preview: 'Nossa equipe analisa cada denúncia.',
    title: 'Recebemos sua denúncia',
    parts: [
      {
        text: `Agradecemos sua denúncia ${reference}. Uma pessoa da nossa equipe vai analisá-la.`,
      },
      { text: 'Vamos escrever para você quando decidirmos.' },
      { note: 'Se não foi você que enviou, ignore este e-mail.' },
    ],
    reason: `Você recebeu este e-mail porque uma denúncia foi enviada ao ${brand} com seu endereço de e-mail.`,
  }),
  'notice-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject,
    preview: decidedOn(settled),
    title: outcomes[settled.outcome].subject,
    parts: partsOf(settled, link),
    reason: `Você recebeu este e-mail porque enviou uma denúncia ao ${brand}.`,
  }),
};
