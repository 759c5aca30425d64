import type { ReportOutcome } from '@kindred/contract/reports/notices';
import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and what each is made from. */
interface ReportsMails {
  /** Says neither what was reported nor the reply, as others may read the mailbox. */
  'report-answered': { reference: string };
  'report-settled': { reference: string; outcome: ReportOutcome };
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends ReportsMails {}
}

const outcomes = {
  resolved: {
    subject: 'Your report is resolved',
    text: (reference: string) =>
      `We have looked into your report ${reference} and dealt with it. Thank you for telling us.`,
  },
  closed: {
    subject: 'Your report is closed',
    text: (reference: string) =>
      `We have looked into your report ${reference}, and there is nothing left for us to do.`,
  },
  rejected: {
    subject: 'We have decided on your report',
    text: (reference: string) =>
      `We have looked into your report ${reference} and found nothing against our rules. You can always tell us more.`,
  },
};

const en: MailTexts<ReportsMails>['en'] = {
  'report-answered': ({ reference }, { brand, link }) => ({
    subject: `We have answered you`,
    preview: 'The team has written to you. Sign in to read it.',
    title: 'You have an answer',
    parts: [
      { text: `The team has answered your report ${reference}.` },
      { label: 'Read the answer', href: link.myReports },
      { note: 'What you told us and what we wrote stay in your account, not in this mail.' },
    ],
    reason: `You get this mail because you reported something to ${brand}.`,
  }),
  'report-settled': ({ reference, outcome }, { brand, link }) => ({
    subject: outcomes[outcome].subject,
    preview: 'Sign in to see what became of your report.',
    title: outcomes[outcome].subject,
    parts: [
      { text: outcomes[outcome].text(reference) },
      { label: 'See your reports', href: link.myReports },
    ],
    reason: `You get this mail because you reported something to ${brand}.`,
  }),
};

export const mailTexts: MailTexts<ReportsMails> = { en };
