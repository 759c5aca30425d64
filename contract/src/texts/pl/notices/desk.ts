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
  upheld: 'Po ponownym sprawdzeniu utrzymujemy decyzję.',
  'partly-reversed': 'Po ponownym sprawdzeniu zmieniamy część decyzji.',
  reversed: 'Po ponownym sprawdzeniu uchylamy decyzję.',
};

export const sentences: NoticeSentences<Kinds> = {
  'photo.rejected': ({ reason }) =>
    `Nie możemy pokazać jednego z twoich zdjęć: ${rejectTexts[reason].notice}. Wybierz inne.`,
  'decision.made': ({ action }) => `${sanctionTexts[action].notice} Zobacz uzasadnienie.`,
  'appeal.decided': ({ outcome }) => appeals[outcome],
  'picture.hidden': ({ where }) =>
    where === 'profile'
      ? 'Zdjęcie z twojego profilu jest ukryte, dopóki nasz zespół nie zdecyduje w sprawie wniosku o jego usunięcie.'
      : 'Wysłane przez ciebie zdjęcie jest ukryte, dopóki nasz zespół nie zdecyduje w sprawie wniosku o jego usunięcie.',
  'picture-request.due': ({ reference, dueAt }, { date }) =>
    `Decyzja w sprawie wniosku ${reference} o usunięcie intymnego zdjęcia musi zapaść do ${date(dueAt)}.`,
  'case.taken': ({ reference }) => `Ktoś z zespołu przejmuje od ciebie sprawę ${reference}.`,
  'reports.standing': ({ asideUntil }, { date }) =>
    asideUntil
      ? `Twoje nowe zgłoszenia są wstrzymane do ${date(asideUntil)}, bo wcześniejsze były bezpodstawne.`
      : 'Zgłaszaj tylko to, co się naprawdę zdarzyło. Kilka twoich zgłoszeń było bezpodstawnych.',
};

export const settings: NoticeSettingTexts<Kinds> = {
  'photo.rejected': 'Nie możemy pokazać jednego z twoich zdjęć',
};

export const pushes: NoticePushes<Kinds> = {
  'photo.rejected': () => 'Nie możemy pokazać jednego z twoich zdjęć',
  'decision.made': () => 'Nasz zespół podjął decyzję w sprawie twojego konta',
  'appeal.decided': () => 'Decyzja została ponownie sprawdzona',
  'picture.hidden': () => 'Jedno z twoich zdjęć jest na razie ukryte',
  'picture-request.due': () => 'Wniosek czeka na decyzję',
  'case.taken': () => 'Ktoś z zespołu przejmuje twoją sprawę',
  'reports.standing': () => 'Kilka słów o twoich zgłoszeniach',
};

export const mails: NoticeMails<Kinds> = {
  /** Does not say which photo, as others may read the mailbox. */
  'photo.rejected': ({ reason }, { brand, link }) => ({
    subject: 'Nie możemy pokazać jednego z Twoich zdjęć',
    preview: rejectTexts[reason].mail,
    title: 'Nie możemy pokazać jednego z Twoich zdjęć',
    parts: [
      { text: `Sprawdziliśmy Twoje nowe zdjęcie. ${rejectTexts[reason].mail}` },
      { text: 'Usunęliśmy je i nikt inny go nie widział. Wybierz inne.' },
      { label: 'Wybierz inne zdjęcie', href: link.profile },
      { note: 'Jeśli uważasz, że to pomyłka, napisz do nas.' },
    ],
    reason: `Dostajesz ten e-mail, bo dodajesz zdjęcia w serwisie ${brand}.`,
  }),
  /** Names no picture, as others may read the mailbox. */
  'picture.hidden': (_about, { brand, link }) => ({
    subject: 'Jedno z twoich zdjęć jest na razie ukryte',
    preview: 'Jedno z twoich zdjęć jest na razie ukryte',
    title: 'Jedno z twoich zdjęć jest na razie ukryte',
    parts: [
      {
        text: 'Wpłynął wniosek o usunięcie zdjęcia jako intymnego. Decyzja nie zapadła w ciągu 48 godzin, dlatego ukrywamy je do tego czasu. Jeśli wniosek okaże się bezzasadny, zdjęcie będzie znów widoczne. W każdym przypadku damy ci znać.',
      },
      { label: 'Otwórz mój profil', href: link.profile },
    ],
    reason: `Dostajesz tę wiadomość, bo masz konto w serwisie ${brand}.`,
  }),
  'picture-request.due': ({ reference, dueAt }, { brand, link, dayOf }) => ({
    subject: 'Wniosek czeka na decyzję',
    preview: 'Potem wskazane zdjęcie zostanie ukryte do czasu decyzji.',
    title: 'Wniosek czeka na decyzję',
    parts: [
      {
        text: `W sprawie wniosku ${reference} o usunięcie intymnego zdjęcia nie ma jeszcze decyzji. Musi zapaść do ${formatDate(dayOf(dueAt))}, w ciągu 48 godzin od nadejścia.`,
      },
      { text: 'Potem wskazane zdjęcie zostanie ukryte do czasu decyzji.' },
      { label: 'Otwórz sprawy', href: link.desk },
    ],
    reason: `Dostajesz ten e-mail, bo rozstrzygasz sprawy w serwisie ${brand}.`,
  }),
  'reports.standing': ({ reason, asideUntil: until }, { brand, link, dayOf }) => ({
    subject: until ? 'Twoje zgłoszenia są wstrzymane' : 'Zgłaszaj tylko to, co się zdarzyło',
    preview: 'Kilka Twoich zgłoszeń było bezpodstawnych.',
    title: until ? 'Twoje zgłoszenia są wstrzymane' : 'Zgłaszaj tylko to, co się zdarzyło',
    parts: [
      { text: `Powód: ${reason}` },
      {
        text: until
          ? `Twoimi nowymi zgłoszeniami zajmiemy się po ${formatDate(dayOf(until))}. Jeśli czyjeś życie może być zagrożone, reagujemy od razu.`
          : 'Jeśli to się powtórzy, wstrzymamy Twoje zgłoszenia na jakiś czas.',
      },
      { label: 'Zobacz moje zgłoszenia', href: link.myReports },
      { note: 'Jeśli uważasz, że to pomyłka, odpisz na ten e-mail.' },
    ],
    reason: `Dostajesz ten e-mail, bo dotyczy Twoich zgłoszeń w serwisie ${brand}.`,
  }),
};
