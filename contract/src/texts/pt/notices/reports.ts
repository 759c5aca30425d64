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
  resolved: (reference) => `Sua denúncia ${reference} foi resolvida.`,
  closed: (reference) => `Sua denúncia ${reference} foi encerrada.`,
  rejected: (reference) => `Analisamos sua denúncia ${reference} e não tomamos providências.`,
};

export const sentences: NoticeSentences<Kinds> = {
  'report.reply': ({ reportId }) => `Respondemos à sua denúncia ${referenceOf(reportId)}.`,
  'report.outcome': ({ reportId, status }) => outcomes[status](referenceOf(reportId)),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'report.reply': 'Respondemos a uma das suas denúncias',
  'report.outcome': 'Decidimos sobre uma das suas denúncias',
};

export const pushes: NoticePushes<Kinds> = {
  'report.reply': () => 'Respondemos à sua denúncia',
  'report.outcome': () => 'Decidimos sobre sua denúncia',
};

export const mails: NoticeMails<Kinds> = {
  /** Says neither what was reported nor the reply, as others may read the mailbox. */
  'report.reply': ({ reportId }, { brand, link }) => ({
    subject: 'Respondemos à sua denúncia',
    preview: 'Entre para ler nossa resposta.',
    title: 'Respondemos à sua denúncia',
    parts: [
      { text: `Nossa equipe respondeu à sua denúncia ${referenceOf(reportId)}.` },
      { label: 'Ler a resposta', href: link.myReports },
      {
        note: 'Para proteger sua privacidade, este e-mail não traz sua denúncia nem nossa resposta.',
      },
    ],
    reason: `Você recebeu este e-mail porque fez uma denúncia no ${brand}.`,
  }),
};
