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
  resolved: (reference) => `Tu reporte ${reference} está resuelto.`,
  closed: (reference) => `Tu reporte ${reference} está cerrado.`,
  rejected: (reference) => `Revisamos tu reporte ${reference} y no tomamos medidas.`,
};

export const sentences: NoticeSentences<Kinds> = {
  'report.reply': ({ reportId }) => `Respondimos a tu reporte ${referenceOf(reportId)}.`,
  'report.outcome': ({ reportId, status }) => outcomes[status](referenceOf(reportId)),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'report.reply': 'Respondemos a uno de tus reportes',
  'report.outcome': 'Decidimos sobre uno de tus reportes',
};

export const pushes: NoticePushes<Kinds> = {
  'report.reply': () => 'Respondimos a tu reporte',
  'report.outcome': () => 'Tomamos una decisión sobre tu reporte',
};

export const mails: NoticeMails<Kinds> = {
  /** Says neither what was reported nor the reply, as others may read the mailbox. */
  'report.reply': ({ reportId }, { brand, link }) => ({
    subject: 'Respondimos a tu reporte',
    preview: 'Inicia sesión para leer nuestra respuesta.',
    title: 'Respondimos a tu reporte',
    parts: [
      { text: `Nuestro equipo respondió a tu reporte ${referenceOf(reportId)}.` },
      { label: 'Leer la respuesta', href: link.myReports },
      {
        note: 'Para proteger tu privacidad, este correo no incluye tu reporte ni nuestra respuesta.',
      },
    ],
    reason: `Recibes este correo porque reportaste algo en ${brand}.`,
  }),
};
