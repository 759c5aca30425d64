import type { ReportOutcome } from '@kindred/contract/reports/notices';
import type { MailContext, MailTexts, Part } from '../../platform/mail/letter.ts';

/** The mails of this area, and the data of each. */
interface ReportsMails {
  /** Says neither what was reported nor the reply, as others may read the mailbox. */
  'report-answered': { reference: string };
  /** Says who was reported as little as the report's own page does: it contains what a moderator wrote to this reporter. */
  'report-settled': Settled;
  /** To people without an account. */
  'notice-received': { reference: string };
  'notice-settled': Settled;
}

interface Settled {
  reference: string;
  outcome: ReportOutcome;
  /** What the moderator wrote to this reporter; null if nothing. */
  answer: string | null;
  /** Opens the decision without signing in; null if there is no decision. */
  token: string | null;
  /** The reporter can contest it. */
  mayContest: boolean;
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends ReportsMails {}
}

const outcomes = {
  resolved: {
    subject: 'Your report is resolved',
    text: (reference: string) =>
      `We looked into your report ${reference} and resolved it. Thanks for letting us know.`,
  },
  closed: {
    subject: 'Your report is closed',
    text: (reference: string) =>
      `We looked into your report ${reference} and closed it. There's nothing more for us to do.`,
  },
  rejected: {
    subject: "We've made a decision on your report",
    text: (reference: string) =>
      `We looked into your report ${reference} and found nothing against our rules. If there's more we should know, send us a new report.`,
  },
};

const asNotice = (text: string) => text.replace('report', 'notice');

/** What a moderator wrote says what was found, so that the usual sentence about it is left out. */
function partsOf(
  { reference, outcome, answer, token, mayContest }: Settled,
  worded: (text: string) => string,
  link: MailContext['link'],
): Part[] {
  return [
    { text: worded(answer ? settledText(reference) : outcomes[outcome].text(reference)) },
    ...(answer ? [{ text: answer }] : []),
    ...(token
      ? [
          {
            label: mayContest ? 'Read or contest the decision' : 'Read the decision',
            href: link.statement(token),
          },
        ]
      : []),
    ...(mayContest ? [{ note: contestable }] : []),
  ];
}

const settledText = (reference: string) =>
  `Someone on our team decided on your report ${reference}.`;
const contestable =
  "If you think it's wrong, you can contest it once within six months, without signing in. Someone else looks at it again. You can also go to an out-of-court dispute settlement body or to court.";

const en: MailTexts<ReportsMails>['en'] = {
  'report-answered': ({ reference }, { brand, link }) => ({
    subject: `We replied to your report`,
    preview: 'Sign in to read our reply.',
    title: 'We replied to your report',
    parts: [
      { text: `Our team replied to your report ${reference}.` },
      { label: 'Read the reply', href: link.myReports },
      { note: "To protect your privacy, this email doesn't include your report or our reply." },
    ],
    reason: `You're getting this email because you reported something on ${brand}.`,
  }),
  'report-settled': (settled, { brand, link }) => ({
    subject: outcomes[settled.outcome].subject,
    preview: outcomes[settled.outcome].text(settled.reference),
    title: outcomes[settled.outcome].subject,
    parts: [
      ...partsOf(settled, (text) => text, link),
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
    subject: asNotice(outcomes[settled.outcome].subject),
    preview: asNotice(outcomes[settled.outcome].text(settled.reference)),
    title: asNotice(outcomes[settled.outcome].subject),
    parts: partsOf(settled, asNotice, link),
    reason: `You're getting this email because you sent a notice to ${brand}.`,
  }),
};

export const mailTexts: MailTexts<ReportsMails> = { en };
