import type { deskNotices, photoReviewNotices } from '../../../desk/notices.ts';
import type { AppealOutcome } from '../../../desk/outcomes.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import { formatDate } from '../format-date.ts';
import { rejectTexts } from '../reject-reasons.ts';
import { sanctionTexts } from '../sanctions.ts';

type Kinds = typeof deskNotices & typeof photoReviewNotices;

const appeals: Readonly<Record<AppealOutcome, string>> = {
  upheld: 'Wir haben eine Entscheidung noch einmal geprüft und bleiben dabei.',
  'partly-reversed': 'Wir haben eine Entscheidung noch einmal geprüft und teilweise geändert.',
  reversed: 'Wir haben eine Entscheidung noch einmal geprüft und aufgehoben.',
};

export const sentences: NoticeSentences<Kinds> = {
  'photo.rejected': ({ reason }) =>
    `Eines deiner Fotos kann nicht gezeigt werden: ${rejectTexts[reason].notice}. Bitte wähle ein anderes.`,
  'decision.made': ({ action }) => `${sanctionTexts[action].notice} Sieh dir die Begründung an.`,
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'picture.hidden': ({ where }) =>
    where === 'profile'
      ? 'Ein Foto deines Profils ist verborgen, bis unser Team über einen Antrag entschieden hat, es zu entfernen.'
      : 'Ein Foto, das du gesendet hast, ist verborgen, bis unser Team über einen Antrag entschieden hat, es zu entfernen.',
  'picture-request.due': ({ reference, dueAt }, { date }) =>
    `Über den Antrag ${reference}, ein intimes Bild zu entfernen, muss bis zum ${date(dueAt)} entschieden werden.`,
  'case.taken': ({ reference }) => `Jemand aus dem Team hat dir den Fall ${reference} abgenommen.`,
  'reports.standing': ({ asideUntil }, { date }) =>
    asideUntil
      ? `Deine neuen Meldungen sind bis zum ${date(asideUntil)} zurückgestellt, weil frühere unbegründet waren.`
      : 'Bitte melde nur, was wirklich passiert ist. Mehrere deiner Meldungen waren unbegründet.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  'photo.rejected': 'Eines deiner Fotos kann nicht gezeigt werden',
};

export const pushes: NoticePushes<Kinds> = {
  'photo.rejected': () => 'Eines deiner Fotos kann nicht gezeigt werden',
  'decision.made': () => 'Unser Team hat über dein Konto entschieden',
  'appeal.decided': () => 'Wir haben eine Entscheidung noch einmal geprüft',
  'picture.hidden': () => 'Eines deiner Fotos ist vorerst verborgen',
  'picture-request.due': () => 'Über einen Antrag muss bald entschieden werden',
  'case.taken': () => 'Jemand aus dem Team hat dir einen Fall abgenommen',
  'reports.standing': () => 'Es geht um deine Meldungen',
};

export const mails: NoticeMails<Kinds> = {
  /** Does not say which photo, as others may read the mailbox. */
  'photo.rejected': ({ reason }, { brand, link }) => ({
    subject: 'Eines deiner Fotos kann nicht gezeigt werden',
    preview: rejectTexts[reason].mail,
    title: 'Eines deiner Fotos kann nicht gezeigt werden',
    parts: [
      { text: `Wir haben dein neues Foto geprüft. ${rejectTexts[reason].mail}` },
      {
        text: 'Wir haben es gelöscht, und kein anderes Mitglied hat es gesehen. Bitte wähle ein anderes.',
      },
      { label: 'Anderes Foto wählen', href: link.profile },
      { note: 'Wenn du das für einen Fehler hältst, schreib uns.' },
    ],
    reason: `Du bekommst diese E-Mail, weil du bei ${brand} ein Foto hinzugefügt hast.`,
  }),
  /** Names no picture, as others may read the mailbox. */
  'picture.hidden': (_about, { brand, link }) => ({
    subject: 'Eines deiner Fotos ist vorerst verborgen',
    preview: 'Eines deiner Fotos ist vorerst verborgen',
    title: 'Eines deiner Fotos ist vorerst verborgen',
    parts: [
      {
        text: 'Jemand hat beantragt, ein Bild zu entfernen, und gibt an, dass es intim ist. Wir haben nicht innerhalb von 48 Stunden entschieden, deshalb verbergen wir es so lange. Ist der Antrag unbegründet, wird es wieder gezeigt. Du hörst in jedem Fall von uns.',
      },
      { label: 'Mein Profil öffnen', href: link.profile },
    ],
    reason: `Du bekommst diese E-Mail, weil du ein Konto bei ${brand} hast.`,
  }),
  'picture-request.due': ({ reference, dueAt }, { brand, link, dayOf }) => ({
    subject: 'Über einen Antrag muss bald entschieden werden',
    preview: 'Danach wird das genannte Bild verborgen, bis jemand entscheidet.',
    title: 'Über einen Antrag muss bald entschieden werden',
    parts: [
      {
        text: `Über den Antrag ${reference}, ein intimes Bild zu entfernen, ist noch nicht entschieden. Das muss bis zum ${formatDate(dayOf(dueAt))} geschehen, innerhalb von 48 Stunden nach seinem Eingang.`,
      },
      { text: 'Danach wird das genannte Bild verborgen, bis jemand entscheidet.' },
      { label: 'Moderation öffnen', href: link.desk },
    ],
    reason: `Du bekommst diese E-Mail, weil du bei ${brand} über Fälle entscheidest.`,
  }),
  'reports.standing': ({ reason, asideUntil: until }, { brand, link, dayOf }) => ({
    subject: until
      ? 'Deine Meldungen sind zurückgestellt'
      : 'Bitte melde nur, was wirklich passiert ist',
    preview: 'Mehrere deiner Meldungen waren unbegründet.',
    title: until
      ? 'Deine Meldungen sind zurückgestellt'
      : 'Bitte melde nur, was wirklich passiert ist',
    parts: [
      { text: `Begründung: ${reason}` },
      {
        text: until
          ? `Deine neuen Meldungen sehen wir uns nach dem ${formatDate(dayOf(until))} an. Wenn ein Leben in Gefahr sein könnte, sehen wir sofort nach.`
          : 'Wenn das so weitergeht, stellen wir deine Meldungen für eine Weile zurück.',
      },
      { label: 'Meine Meldungen ansehen', href: link.myReports },
      { note: 'Wenn du das für falsch hältst, antworte auf diese E-Mail.' },
    ],
    reason: `Du bekommst diese E-Mail, weil du bei ${brand} etwas gemeldet hast.`,
  }),
};
