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
};

export const mailTexts: MailTexts<ReportsMails> = { en };
