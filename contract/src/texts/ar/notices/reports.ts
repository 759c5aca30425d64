import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import type { ReportOutcome } from '../../../reports/outcomes.ts';
import type { reportNotices } from '../../../reports/notices.ts';

type Kinds = typeof reportNotices;

const referenceOf = (reportId: string) => `\u200e#${reportId.slice(-6)}`;

const outcomes: Readonly<Record<ReportOutcome, (reference: string) => string>> = {
  resolved: (reference) => `تمت تسوية بلاغك ${reference}.`,
  closed: (reference) => `تم إغلاق بلاغك ${reference}.`,
  rejected: (reference) => `راجعنا بلاغك ${reference} ولم نتخذ إجراءً.`,
};

export const sentences: NoticeSentences<Kinds> = {
  'report.reply': ({ reportId }) => `رددنا على بلاغك ${referenceOf(reportId)}.`,
  'report.outcome': ({ reportId, status }) => outcomes[status](referenceOf(reportId)),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'report.reply': 'رد على أحد بلاغاتك',
  'report.outcome': 'قرار بشأن أحد بلاغاتك',
};

export const pushes: NoticePushes<Kinds> = {
  'report.reply': () => 'رددنا على بلاغك',
  'report.outcome': () => 'اتخذنا قرارًا بشأن بلاغك',
};

export const mails: NoticeMails<Kinds> = {
  /** Says neither what was reported nor the reply, as others may read the mailbox. */
  'report.reply': ({ reportId }, { brand, link }) => ({
    subject: 'رددنا على بلاغك',
    preview: 'يمكن قراءة ردنا بعد تسجيل الدخول.',
    title: 'رددنا على بلاغك',
    parts: [
      { text: `ردّ فريقنا على بلاغك ${referenceOf(reportId)}.` },
      { label: 'قراءة الرد', href: link.myReports },
      { note: 'حفاظًا على خصوصيتك، لا تتضمن هذه الرسالة بلاغك ولا ردنا.' },
    ],
    reason: `وصلتك هذه الرسالة لأنك أرسلت بلاغًا على ${brand}.`,
  }),
};
