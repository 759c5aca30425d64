import type { reportsMails } from '../../../reports/mails.ts';
import type { ReportOutcome } from '../../../reports/outcomes.ts';
import type { LetterPart, MailContext, MailDataOf, MailTexts } from '../../../mails.ts';

type Settled = MailDataOf<(typeof reportsMails)['report-settled']>;

/** Members send reports, and people without an account notices. */
type SubmittedKind = 'report' | 'notice';

const names: Record<SubmittedKind, string> = { report: 'reporte', notice: 'aviso' };

const outcomes: Record<
  ReportOutcome,
  {
    subject: (sent: SubmittedKind) => string;
    text: (sent: SubmittedKind, reference: string) => string;
  }
> = {
  resolved: {
    subject: (sent) => `Tu ${names[sent]} está resuelto`,
    text: (sent, reference) =>
      `Revisamos tu ${names[sent]} ${reference} y lo resolvimos. Gracias por contárnoslo.`,
  },
  closed: {
    subject: (sent) => `Tu ${names[sent]} está cerrado`,
    text: (sent, reference) =>
      `Revisamos tu ${names[sent]} ${reference} y lo cerramos. No hay nada más que podamos hacer.`,
  },
  rejected: {
    subject: (sent) => `Tomamos una decisión sobre tu ${names[sent]}`,
    text: (sent, reference) =>
      `Revisamos tu ${names[sent]} ${reference} y no encontramos nada contra nuestras normas. Si hay algo más que debamos saber, envíanos otro ${names[sent]}.`,
  },
};

/** What a moderator wrote says what was found, so that the usual sentence about it is left out. */
const decidedOn = (sent: SubmittedKind, { reference, outcome, answer }: Settled) =>
  answer
    ? `Una persona de nuestro equipo decidió sobre tu ${names[sent]} ${reference}.`
    : outcomes[outcome].text(sent, reference);

function partsOf(sent: SubmittedKind, settled: Settled, link: MailContext['link']): LetterPart[] {
  const { answer, token, mayContest } = settled;
  return [
    { text: decidedOn(sent, settled) },
    ...(answer ? [{ written: answer }] : []),
    {
      label: mayContest ? 'Leer o apelar la decisión' : 'Leer la decisión',
      href: link.statement(token),
    },
    ...(mayContest ? [{ note: contestable }] : []),
  ];
}

export const contestable =
  'Si crees que no es correcta, puedes apelarla una vez en un plazo de seis meses, sin iniciar sesión. La revisará otra persona. También puedes acudir a un órgano de resolución extrajudicial de litigios o a los tribunales.';

export const reports: MailTexts<typeof reportsMails> = {
  'report-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject('report'),
    preview: decidedOn('report', settled),
    title: outcomes[settled.outcome].subject('report'),
    parts: [
      ...partsOf('report', settled, link),
      { label: 'Ver mis reportes', href: link.myReports },
    ],
    reason: `Recibes este correo porque reportaste algo en ${brand}.`,
  }),
  'notice-received': ({ reference }, { brand }) => ({
    subject: `Recibimos tu aviso ${reference}`,
    preview: 'Nuestro equipo revisa todos los avisos.',
    title: 'Recibimos tu aviso',
    parts: [
      {
        text: `Gracias por tu aviso ${reference}. Una persona de nuestro equipo lo revisará.`,
      },
      { text: 'Te escribiremos cuando hayamos decidido.' },
      { note: 'Si no lo enviaste, puedes ignorar este correo.' },
    ],
    reason: `Recibes este correo porque alguien envió un aviso a ${brand} con tu correo.`,
  }),
  'notice-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject('notice'),
    preview: decidedOn('notice', settled),
    title: outcomes[settled.outcome].subject('notice'),
    parts: partsOf('notice', settled, link),
    reason: `Recibes este correo porque enviaste un aviso a ${brand}.`,
  }),
};
