import type { ReportOutcome } from '@kindred/contract/reports/notices';
import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and the data of each. */
interface ReportsMails {
  /** Says neither what was reported nor the reply, as others may read the mailbox. */
  'report-answered': { reference: string };
  'report-settled': { reference: string; outcome: ReportOutcome };
  /** To people without an account. */
  'notice-received': { reference: string };
  'notice-settled': {
    reference: string;
    outcome: ReportOutcome;
    answer: string | null;
    token: string | null;
    takesAppeals: boolean;
  };
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
  'report-settled': ({ reference, outcome }, { brand, link }) => ({
    subject: outcomes[outcome].subject,
    preview: 'Sign in to see the status of your report.',
    title: outcomes[outcome].subject,
    parts: [
      { text: outcomes[outcome].text(reference) },
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
  'notice-settled': ({ reference, outcome, answer, token, takesAppeals }, { brand, link }) => ({
    subject: outcomes[outcome].subject.replace('report', 'notice'),
    preview: outcomes[outcome].text(reference).replace('report', 'notice'),
    title: outcomes[outcome].subject.replace('report', 'notice'),
    parts: [
      { text: outcomes[outcome].text(reference).replace('report', 'notice') },
      ...(answer ? [{ text: answer }] : []),
      ...(token
        ? [
            {
              label: takesAppeals ? 'Read or contest the decision' : 'Read the decision',
              href: link.statement(token),
            },
          ]
        : []),
    ],
    reason: `You're getting this email because you sent a notice to ${brand}.`,
  }),
};

export const mailTexts: MailTexts<ReportsMails> = { en };
