import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { ManyChangesAction, userAdminNotices } from '../../../user-admin/notices.ts';
import { plural } from '../plural.ts';

type Kinds = typeof userAdminNotices;

const lastChange: Readonly<Record<ManyChangesAction, string>> = {
  activate: 'aktywacja',
  deactivate: 'dezaktywacja',
  verify: 'potwierdzenie adresu e-mail',
  ban: 'ban',
  edit: 'edycja',
};

const accounts = (count: number, number: string) =>
  plural(count, {
    one: `${number} konto`,
    few: `${number} konta`,
    many: `${number} kont`,
    other: `${number} konta`,
  });

const inPolish = (count: number) => accounts(count, count.toLocaleString('pl'));

export const sentences: NoticeSentences<Kinds> = {
  'team.many-changes': ({ action, count }, { number }) =>
    `Ktoś z zespołu zmienia wiele kont: ${accounts(count, number(count))} w ciągu dwóch godzin, ostatnia zmiana: ${lastChange[action]}. Sprawdź dziennik audytu.`,
};

export const pushes: NoticePushes<Kinds> = {
  'team.many-changes': ({ count }) =>
    `Ktoś z zespołu zmienia wiele kont: ${accounts(count, String(count))} w ciągu dwóch godzin`,
};

export const mails: NoticeMails<Kinds> = {
  'team.many-changes': ({ action, count }, { brand, link }) => ({
    subject: `${brand}: ktoś z zespołu zmienia wiele kont`,
    preview: `${inPolish(count)} w ciągu dwóch godzin.`,
    title: 'Ktoś zmienia wiele kont',
    parts: [
      {
        text: `Zmiany jednej osoby z zespołu w ciągu dwóch godzin: ${inPolish(count)}. Ostatnia zmiana: ${lastChange[action]}.`,
      },
      { label: 'Otwórz dziennik audytu', href: link.audit },
      {
        note: 'Jeśli tak nie powinno być, odbierz tej osobie rolę na stronie Zespół. Trwające zmiany zbiorcze się zatrzymają.',
      },
    ],
    reason: `Dostajesz ten e-mail, bo należysz do administracji serwisu ${brand}.`,
  }),
};
