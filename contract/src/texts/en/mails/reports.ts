import type { reportsMails } from '../../../reports/mails.ts';
import type { ReportOutcome } from '../../../reports/outcomes.ts';
import type { LetterPart, MailContext, MailDataOf, MailTexts } from '../../../mails.ts';

type Settled = MailDataOf<(typeof reportsMails)['report-settled']>;

/** Members send reports, and people without an account notices. */
type SubmittedKind = 'report' | 'notice';

const outcomes: Record<
  ReportOutcome,
  {
    subject: (sent: SubmittedKind) => string;
    text: (sent: SubmittedKind, reference: string) => string;
  }
> = {
  resolved: {
    subject: (sent) => `Your ${sent} is resolved`,
    text: (sent, reference) =>
      `We looked into your ${sent} ${reference} and resolved it. Thanks for letting us know.`,
  },
  closed: {
    subject: (sent) => `Your ${sent} is closed`,
    text: (sent, reference) =>
      `We looked into your ${sent} ${reference} and closed it. There's nothing more for us to do.`,
  },
  rejected: {
    subject: (sent) => `We've made a decision on your ${sent}`,
    text: (sent, reference) =>
      `We looked into your ${sent} ${reference} and found nothing against our rules. If there's more we should know, send us a new report.`,
  },
};

/** What a moderator wrote says what was found, so that the usual sentence about it is left out. */
const decidedOn = (sent: SubmittedKind, { reference, outcome, answer }: Settled) =>
  answer
    ? `Someone on our team decided on your ${sent} ${reference}.`
    : outcomes[outcome].text(sent, reference);

function partsOf(sent: SubmittedKind, settled: Settled, link: MailContext['link']): LetterPart[] {
  const { answer, token, mayContest } = settled;
  return [
    { text: decidedOn(sent, settled) },
    ...(answer ? [{ written: answer }] : []),
    {
      label: mayContest ? 'Read or contest the decision' : 'Read the decision',
      href: link.statement(token),
    },
    ...(mayContest ? [{ note: contestable }] : []),
  ];
}

export const contestable =
  "If you think it's wrong, you can contest it once within six months, without signing in. Someone else looks at it again. You can also go to an out-of-court dispute settlement body or to court.";

export const reports: MailTexts<typeof reportsMails> = {
  'report-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject('report'),
    preview: decidedOn('report', settled),
    title: outcomes[settled.outcome].subject('report'),
    parts: [
      ...partsOf('report', settled, link),
      { label: 'View my reports', href: link.myReports },
    ],
    reason: `You're getting this email because you reported something on ${brand}.`,
  }),
  'notice-received': ({ reference }, { brand }) => ({
    subject: `We received your notice ${reference}`,
    preview: 'Our team looks at every notice.',
    title: 'We received your notice',
    parts: [
      { text: `Thank you for your notice ${reference}. Someone on our team will look at it.` },
      { text: "We'll write to you when we've decided." },
      { note: "If you didn't send it, you can ignore this email." },
    ],
    reason: `You're getting this email because a notice was sent to ${brand} with your address.`,
  }),
  'notice-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject('notice'),
    preview: decidedOn('notice', settled),
    title: outcomes[settled.outcome].subject('notice'),
    parts: partsOf('notice', settled, link),
    reason: `You're getting this email because you sent a notice to ${brand}.`,
  }),
};
