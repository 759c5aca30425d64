import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import type { ReportOutcome } from '../../../reports/outcomes.ts';
import type { reportNotices } from '../../../reports/notices.ts';

type Kinds = typeof reportNotices;

const referenceOf = (reportId: string) => `#${reportId.slice(-6)}`;

const outcomes: Readonly<Record<ReportOutcome, (reference: string) => string>> = {
  resolved: (reference) => `Your report ${reference} has been resolved.`,
  closed: (reference) => `Your report ${reference} has been closed.`,
  rejected: (reference) => `We reviewed your report ${reference} and took no action.`,
};

export const sentences: NoticeSentences<Kinds> = {
  'report.reply': ({ reportId }) => `We replied to your report ${referenceOf(reportId)}.`,
  'report.outcome': ({ reportId, status }) => outcomes[status](referenceOf(reportId)),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'report.reply': 'We reply to one of your reports',
  'report.outcome': 'We decide on one of your reports',
};

export const pushes: NoticePushes<Kinds> = {
  'report.reply': () => 'We replied to your report',
  'report.outcome': () => "We've made a decision on your report",
};

export const mails: NoticeMails<Kinds> = {
  /** Says neither what was reported nor the reply, as others may read the mailbox. */
  'report.reply': ({ reportId }, { brand, link }) => ({
    subject: `We replied to your report`,
    preview: 'Sign in to read our reply.',
    title: 'We replied to your report',
    parts: [
      { text: `Our team replied to your report ${referenceOf(reportId)}.` },
      { label: 'Read the reply', href: link.myReports },
      { note: "To protect your privacy, this email doesn't include your report or our reply." },
    ],
    reason: `You're getting this email because you reported something on ${brand}.`,
  }),
};
