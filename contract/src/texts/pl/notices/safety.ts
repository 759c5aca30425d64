import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { safetyNotices } from '../../../safety/notices.ts';

type Kinds = typeof safetyNotices;

export const sentences: NoticeSentences<Kinds> = {
  'safety.held': () =>
    'Twoje pierwsze wiadomości do nowych osób czekają, aż nasz zespół obejrzy twoje konto. Pozostałe rozmowy trwają jak zwykle.',
  'safety.released': () =>
    'Obejrzeliśmy twoje konto. Twoje wiadomości zostały dostarczone. Przepraszamy, że musiały czekać.',
};

export const pushes: NoticePushes<Kinds> = {
  'safety.held': () => 'Niektóre twoje wiadomości czekają',
  'safety.released': () => 'Twoje wiadomości zostały dostarczone',
};

export const mails: NoticeMails<Kinds> = {
  'safety.held': (_about, { brand, link }) => ({
    subject: 'Niektóre twoje wiadomości czekają',
    preview:
      'Twoje pierwsze wiadomości do nowych osób czekają, aż nasz zespół obejrzy twoje konto. Pozostałe rozmowy trwają jak zwykle.',
    title: 'Niektóre twoje wiadomości czekają',
    parts: [
      {
        text: 'Twoje pierwsze wiadomości do nowych osób czekają, aż nasz zespół obejrzy twoje konto. Pozostałe rozmowy trwają jak zwykle.',
      },
      {
        text: 'Reguły przeciw oszustwom i nękaniu znalazły coś w twoich pierwszych wiadomościach. Decydują ludzie z naszego zespołu, zwykle w ciągu dnia. Nie czytają twoich wiadomości. Możesz im powiedzieć, co powinni wiedzieć.',
      },
      { label: 'Opowiedz nam o tym', href: link.matches },
    ],
    reason: `Dostajesz tę wiadomość, bo pisano z twojego konta do osób w serwisie ${brand}.`,
  }),
  'safety.released': (_about, { brand, link }) => ({
    subject: 'Twoje wiadomości zostały dostarczone',
    preview:
      'Obejrzeliśmy twoje konto. Twoje wiadomości zostały dostarczone. Przepraszamy, że musiały czekać.',
    title: 'Twoje wiadomości zostały dostarczone',
    parts: [
      {
        text: 'Obejrzeliśmy twoje konto i nie znaleźliśmy nic złego. To, co czekało, zostało dostarczone. Przepraszamy za opóźnienie.',
      },
      { label: 'Zobacz swoje rozmowy', href: link.matches },
    ],
    reason: `Dostajesz tę wiadomość, bo pisano z twojego konta do osób w serwisie ${brand}.`,
  }),
};
