import type { reportsMails } from '../../../reports/mails.ts';
import type { ReportOutcome } from '../../../reports/outcomes.ts';
import type { LetterPart, MailContext, MailDataOf, MailTexts } from '../../../mails.ts';

type Settled = MailDataOf<(typeof reportsMails)['report-settled']>;

const outcomes: Record<ReportOutcome, { subject: string; text: (reference: string) => string }> = {
  resolved: {
    subject: 'Ton signalement est résolu',
    text: (reference) =>
      `Nous avons examiné ton signalement ${reference}, et il est résolu. Merci de nous l’avoir dit.`,
  },
  closed: {
    subject: 'Ton signalement est clos',
    text: (reference) =>
      `Nous avons examiné ton signalement ${reference}, et il est clos. Il ne demande rien de plus de notre part.`,
  },
  rejected: {
    subject: 'Notre décision sur ton signalement',
    text: (reference) =>
      `Nous avons examiné ton signalement ${reference} et n’avons rien trouvé de contraire à nos règles. Si tu as autre chose à nous dire, envoie-nous un nouveau signalement.`,
  },
};

/** What a moderator wrote says what was found, so that the usual sentence about it is left out. */
const decidedOn = ({ reference, outcome, answer }: Settled) =>
  answer
    ? `Quelqu’un de notre équipe a pris une décision sur ton signalement ${reference}.`
    : outcomes[outcome].text(reference);

function partsOf(settled: Settled, link: MailContext['link']): LetterPart[] {
  const { answer, token, mayContest } = settled;
  return [
    { text: decidedOn(settled) },
    ...(answer ? [{ written: answer }] : []),
    {
      label: mayContest ? 'Lire ou contester la décision' : 'Lire la décision',
      href: link.statement(token),
    },
    ...(mayContest ? [{ note: contestable }] : []),
  ];
}

export const contestable =
  'Si tu la trouves injustifiée, tu peux la contester une fois, pendant six mois, sans te connecter. Quelqu’un d’autre la réexaminera. Tu peux aussi saisir un organe de règlement extrajudiciaire des litiges ou la justice.';

export const reports: MailTexts<typeof reportsMails> = {
  'report-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject,
    preview: decidedOn(settled),
    title: outcomes[settled.outcome].subject,
    parts: [...partsOf(settled, link), { label: 'Voir mes signalements', href: link.myReports }],
    reason: `Tu reçois cet e-mail parce que tu as fait un signalement sur ${brand}.`,
  }),
  'notice-received': ({ reference }, { brand }) => ({
    subject: `Nous avons reçu ton signalement ${reference}`,
    preview: 'Notre équipe examine chaque signalement.',
    title: 'Nous avons reçu ton signalement',
    parts: [
      {
        text: `Merci pour ton signalement ${reference}. Quelqu’un de notre équipe va l’examiner.`,
      },
      { text: 'Nous t’écrirons quand notre décision sera prise.' },
      { note: 'Si tu ne l’as pas envoyé, ignore cet e-mail.' },
    ],
    reason: `Tu reçois cet e-mail parce qu’un signalement a été envoyé à ${brand} avec ton adresse.`,
  }),
  'notice-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject,
    preview: decidedOn(settled),
    title: outcomes[settled.outcome].subject,
    parts: partsOf(settled, link),
    reason: `Tu reçois cet e-mail parce que tu as envoyé un signalement à ${brand}.`,
  }),
};
