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
  resolved: (reference) => `Deine Meldung ${reference} ist erledigt.`,
  closed: (reference) => `Deine Meldung ${reference} ist geschlossen.`,
  rejected: (reference) => `Wir haben deine Meldung ${reference} geprüft und nichts unternommen.`,
};

export const sentences: NoticeSentences<Kinds> = {
  'report.reply': ({ reportId }) =>
    `Wir haben auf deine Meldung ${referenceOf(reportId)} geantwortet.`,
  'report.outcome': ({ reportId, status }) => outcomes[status](referenceOf(reportId)),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'report.reply': 'Wir antworten auf eine deiner Meldungen',
  'report.outcome': 'Wir entscheiden über eine deiner Meldungen',
};

export const pushes: NoticePushes<Kinds> = {
  'report.reply': () => 'Wir haben auf deine Meldung geantwortet',
  'report.outcome': () => 'Wir haben über deine Meldung entschieden',
};

export const mails: NoticeMails<Kinds> = {
  /** Says neither what was reported nor the reply, as others may read the mailbox. */
  'report.reply': ({ reportId }, { brand, link }) => ({
    subject: 'Wir haben auf deine Meldung geantwortet',
    preview: 'Melde dich an, um unsere Antwort zu lesen.',
    title: 'Wir haben auf deine Meldung geantwortet',
    parts: [
      { text: `Unser Team hat auf deine Meldung ${referenceOf(reportId)} geantwortet.` },
      { label: 'Antwort lesen', href: link.myReports },
      {
        note: 'Zum Schutz deiner Privatsphäre stehen deine Meldung und unsere Antwort nicht in dieser E-Mail.',
      },
    ],
    reason: `Du bekommst diese E-Mail, weil du bei ${brand} etwas gemeldet hast.`,
  }),
};
