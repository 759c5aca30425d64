import type { reportsMails } from '../../../reports/mails.ts';
import type { ReportOutcome } from '../../../reports/outcomes.ts';
import type { LetterPart, MailContext, MailDataOf, MailTexts } from '../../../mails.ts';

type Settled = MailDataOf<(typeof reportsMails)['report-settled']>;

const outcomes: Record<ReportOutcome, { subject: string; text: (reference: string) => string }> = {
  resolved: {
    subject: 'Deine Meldung ist erledigt',
    text: (reference) =>
      `Wir haben deine Meldung ${reference} geprüft und uns darum gekümmert. Danke für den Hinweis.`,
  },
  closed: {
    subject: 'Deine Meldung ist geschlossen',
    text: (reference) =>
      `Wir haben deine Meldung ${reference} geprüft und geschlossen. Für uns gibt es hier nichts weiter zu tun.`,
  },
  rejected: {
    subject: 'Wir haben über deine Meldung entschieden',
    text: (reference) =>
      `Wir haben deine Meldung ${reference} geprüft und nichts gefunden, was gegen unsere Regeln verstößt. Wenn wir noch etwas wissen sollten, schick uns eine neue Meldung.`,
  },
};

/** What a moderator wrote says what was found, so that the usual sentence about it is left out. */
const decidedOn = ({ reference, outcome, answer }: Settled) =>
  answer
    ? `Jemand aus unserem Team hat über deine Meldung ${reference} entschieden.`
    : outcomes[outcome].text(reference);

function partsOf(settled: Settled, link: MailContext['link']): LetterPart[] {
  const { answer, token, mayContest } = settled;
  return [
    { text: decidedOn(settled) },
    ...(answer ? [{ written: answer }] : []),
    {
      label: mayContest ? 'Entscheidung lesen oder anfechten' : 'Entscheidung lesen',
      href: link.statement(token),
    },
    ...(mayContest ? [{ note: contestable }] : []),
  ];
}

export const contestable =
  'Wenn du die Entscheidung für falsch hältst, kannst du sie innerhalb von sechs Monaten einmal anfechten, ohne dich anzumelden. Dann prüft jemand anderes noch einmal. Außerdem kannst du dich an eine außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.';

export const reports: MailTexts<typeof reportsMails> = {
  'report-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject,
    preview: decidedOn(settled),
    title: outcomes[settled.outcome].subject,
    parts: [...partsOf(settled, link), { label: 'Meine Meldungen ansehen', href: link.myReports }],
    reason: `Du bekommst diese E-Mail, weil du bei ${brand} etwas gemeldet hast.`,
  }),
  'notice-received': ({ reference }, { brand }) => ({
    subject: `Deine Meldung ${reference} ist bei uns eingegangen`,
    preview: 'Unser Team sieht sich jede Meldung an.',
    title: 'Deine Meldung ist bei uns eingegangen',
    parts: [
      {
        text: `Danke für deine Meldung ${reference}. Jemand aus unserem Team sieht sie sich an.`,
      },
      { text: 'Wir schreiben dir, sobald wir entschieden haben.' },
      { note: 'Wenn du sie nicht geschickt hast, ignoriere diese E-Mail einfach.' },
    ],
    reason: `Du bekommst diese E-Mail, weil mit deiner Adresse eine Meldung an ${brand} geschickt wurde.`,
  }),
  'notice-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject,
    preview: decidedOn(settled),
    title: outcomes[settled.outcome].subject,
    parts: partsOf(settled, link),
    reason: `Du bekommst diese E-Mail, weil du eine Meldung an ${brand} geschickt hast.`,
  }),
};
