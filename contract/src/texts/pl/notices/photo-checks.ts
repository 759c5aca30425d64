import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { photoCheckNotices } from '../../../photo-checks/notices.ts';
import { endTexts, refusalTexts } from '../photo-checks.ts';

type Kinds = typeof photoCheckNotices;

export const sentences: NoticeSentences<Kinds> = {
  'photo-check.approved': () =>
    'Nasz zespół porównał twoje zdjęcia ze zdjęciem z weryfikacji. Inni widzą teraz, że twoje zdjęcia są zweryfikowane. Zdjęcie z weryfikacji jest usunięte.',
  'photo-check.excused': () =>
    'Nasz zespół przeczytał twoją wiadomość. Możesz korzystać ze wszystkiego bez weryfikacji. Nie będzie tylko jej odznaki.',
  'photo-check.refused': ({ reason }) =>
    `Twoja weryfikacja zdjęć została odrzucona. ${refusalTexts[reason].sentence}`,
  'photo-check.again': () =>
    'Na zdjęciu było za mało widać, więc nic nie zostało rozstrzygnięte. Zdjęcie jest usunięte. Możesz zrobić następne.',
  'photo-check.ended': ({ why }) => `Twoja weryfikacja zdjęć straciła ważność. ${endTexts[why]}`,
};

export const pushes: NoticePushes<Kinds> = {
  'photo-check.approved': () => 'Twoje zdjęcia są zweryfikowane',
  'photo-check.excused': () => 'Nie potrzebujesz weryfikacji zdjęć',
  'photo-check.refused': () => 'Twoja weryfikacja zdjęć została odrzucona',
  'photo-check.again': () => 'Zrób zdjęcie jeszcze raz',
  'photo-check.ended': () => 'Twoja weryfikacja zdjęć straciła ważność',
};

export const mails: NoticeMails<Kinds> = {
  'photo-check.approved': (_about, { brand, link }) => ({
    subject: 'Twoje zdjęcia są zweryfikowane',
    preview:
      'Nasz zespół porównał twoje zdjęcia ze zdjęciem z weryfikacji. Inni widzą teraz, że twoje zdjęcia są zweryfikowane. Zdjęcie z weryfikacji jest usunięte.',
    title: 'Twoje zdjęcia są zweryfikowane',
    parts: [
      {
        text: 'Nasz zespół porównał twoje zdjęcia ze zdjęciem z weryfikacji. Inni widzą teraz, że twoje zdjęcia są zweryfikowane. Zdjęcie z weryfikacji jest usunięte.',
      },
      { label: 'Otwórz weryfikację', href: link.photoCheck },
    ],
    reason: `Dostajesz tę wiadomość z powodu weryfikacji zdjęć w serwisie ${brand}.`,
  }),
  'photo-check.excused': (_about, { brand, link }) => ({
    subject: 'Nie potrzebujesz weryfikacji zdjęć',
    preview:
      'Nasz zespół przeczytał twoją wiadomość. Możesz korzystać ze wszystkiego bez weryfikacji. Nie będzie tylko jej odznaki.',
    title: 'Nie potrzebujesz weryfikacji zdjęć',
    parts: [
      {
        text: 'Nasz zespół przeczytał twoją wiadomość. Możesz korzystać ze wszystkiego bez weryfikacji. Nie będzie tylko jej odznaki.',
      },
      { label: 'Otwórz weryfikację', href: link.photoCheck },
    ],
    reason: `Dostajesz tę wiadomość z powodu weryfikacji zdjęć w serwisie ${brand}.`,
  }),
  'photo-check.refused': ({ reason }, { brand, link }) => ({
    subject: 'Twoja weryfikacja zdjęć została odrzucona',
    preview: refusalTexts[reason].sentence,
    title: 'Twoja weryfikacja zdjęć została odrzucona',
    parts: [
      { text: refusalTexts[reason].sentence },
      {
        text: 'Zdjęcie z weryfikacji jest usunięte. Możesz się odwołać w ciągu 30 dni albo powtórzyć weryfikację.',
      },
      { label: 'Otwórz weryfikację', href: link.photoCheck },
    ],
    reason: `Dostajesz tę wiadomość z powodu weryfikacji zdjęć w serwisie ${brand}.`,
  }),
  'photo-check.again': (_about, { brand, link }) => ({
    subject: 'Zrób zdjęcie jeszcze raz',
    preview:
      'Na zdjęciu było za mało widać, więc nic nie zostało rozstrzygnięte. Zdjęcie jest usunięte. Możesz zrobić następne.',
    title: 'Zrób zdjęcie jeszcze raz',
    parts: [
      {
        text: 'Na zdjęciu było za mało widać, więc nic nie zostało rozstrzygnięte. Zdjęcie jest usunięte. Możesz zrobić następne.',
      },
      { label: 'Otwórz weryfikację', href: link.photoCheck },
    ],
    reason: `Dostajesz tę wiadomość z powodu weryfikacji zdjęć w serwisie ${brand}.`,
  }),
  'photo-check.ended': ({ why }, { brand, link }) => ({
    subject: 'Twoja weryfikacja zdjęć straciła ważność',
    preview: endTexts[why],
    title: 'Twoja weryfikacja zdjęć straciła ważność',
    parts: [
      { text: endTexts[why] },
      { text: 'Możesz powtórzyć weryfikację. Zajmuje to około minuty.' },
      { label: 'Otwórz weryfikację', href: link.photoCheck },
    ],
    reason: `Dostajesz tę wiadomość z powodu weryfikacji zdjęć w serwisie ${brand}.`,
  }),
};
