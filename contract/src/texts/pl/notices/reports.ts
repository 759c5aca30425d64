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
  resolved: (reference) => `Twoje zgłoszenie ${reference} zostało rozwiązane.`,
  closed: (reference) => `Twoje zgłoszenie ${reference} jest zamknięte.`,
  rejected: (reference) => `Sprawdziliśmy twoje zgłoszenie ${reference} i nie podjęliśmy działań.`,
};

export const sentences: NoticeSentences<Kinds> = {
  'report.reply': ({ reportId }) => `Mamy odpowiedź na twoje zgłoszenie ${referenceOf(reportId)}.`,
  'report.outcome': ({ reportId, status }) => outcomes[status](referenceOf(reportId)),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'report.reply': 'Odpowiadamy na twoje zgłoszenie',
  'report.outcome': 'Podejmujemy decyzję w sprawie twojego zgłoszenia',
};

export const pushes: NoticePushes<Kinds> = {
  'report.reply': () => 'Mamy odpowiedź na twoje zgłoszenie',
  'report.outcome': () => 'Mamy decyzję w sprawie twojego zgłoszenia',
};

export const mails: NoticeMails<Kinds> = {
  /** Says neither what was reported nor the reply, as others may read the mailbox. */
  'report.reply': ({ reportId }, { brand, link }) => ({
    subject: 'Mamy odpowiedź na Twoje zgłoszenie',
    preview: 'Zaloguj się, żeby ją przeczytać.',
    title: 'Mamy odpowiedź na Twoje zgłoszenie',
    parts: [
      { text: `Nasz zespół odpowiada na Twoje zgłoszenie ${referenceOf(reportId)}.` },
      { label: 'Przeczytaj odpowiedź', href: link.myReports },
      {
        note: 'Dla ochrony Twojej prywatności w tym e-mailu nie ma treści zgłoszenia ani odpowiedzi.',
      },
    ],
    reason: `Dostajesz ten e-mail, bo dotyczy Twojego zgłoszenia w serwisie ${brand}.`,
  }),
};
