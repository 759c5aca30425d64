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
  resolved: (reference) => `Ton signalement ${reference} est résolu.`,
  closed: (reference) => `Ton signalement ${reference} est clos.`,
  rejected: (reference) =>
    `Nous avons examiné ton signalement ${reference} et n’avons pris aucune mesure.`,
};

export const sentences: NoticeSentences<Kinds> = {
  'report.reply': ({ reportId }) =>
    `Nous avons répondu à ton signalement ${referenceOf(reportId)}.`,
  'report.outcome': ({ reportId, status }) => outcomes[status](referenceOf(reportId)),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'report.reply': 'Nous répondons à un de tes signalements',
  'report.outcome': 'Nous prenons une décision sur un de tes signalements',
};

export const pushes: NoticePushes<Kinds> = {
  'report.reply': () => 'Nous avons répondu à ton signalement',
  'report.outcome': () => 'Nous avons pris une décision sur ton signalement',
};

export const mails: NoticeMails<Kinds> = {
  /** Says neither what was reported nor the reply, as others may read the mailbox. */
  'report.reply': ({ reportId }, { brand, link }) => ({
    subject: 'Nous avons répondu à ton signalement',
    preview: 'Connecte-toi pour lire notre réponse.',
    title: 'Nous avons répondu à ton signalement',
    parts: [
      { text: `Notre équipe a répondu à ton signalement ${referenceOf(reportId)}.` },
      { label: 'Lire la réponse', href: link.myReports },
      {
        note: 'Pour protéger ta vie privée, cet e-mail ne contient ni ton signalement ni notre réponse.',
      },
    ],
    reason: `Tu reçois cet e-mail parce que tu as fait un signalement sur ${brand}.`,
  }),
};
