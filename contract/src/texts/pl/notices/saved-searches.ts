import type {
  NoticeLines,
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import type { searchNotices } from '../../../saved-searches/notices.ts';
import { plural } from '../plural.ts';

type Kinds = typeof searchNotices;

export const sentences: NoticeSentences<Kinds> = {
  'search.new-people': ({ searches }, { number }) =>
    searches
      .map(({ name, count }) =>
        plural(count, {
          one: `Wyszukiwanie „${name}”: ${number(count)} nowa osoba.`,
          few: `Wyszukiwanie „${name}”: ${number(count)} nowe osoby.`,
          many: `Wyszukiwanie „${name}”: ${number(count)} nowych osób.`,
          other: `Wyszukiwanie „${name}”: ${number(count)} nowej osoby.`,
        }),
      )
      .join(' '),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'search.new-people': 'Nowe osoby pasują do zapisanego wyszukiwania',
};

export const pushes: NoticePushes<Kinds> = {
  'search.new-people': () => 'Nowe osoby pasują do twoich wyszukiwań',
};

export const lines: NoticeLines<Kinds> = {
  'search.new-people': 'Nowe osoby pasują do zapisanych wyszukiwań',
};

export const mails: NoticeMails<Kinds> = {
  /** Names no search, as others may read the mailbox. */
  'search.new-people': (_about, { brand, link }) => ({
    subject: 'Nowe osoby pasują do Twoich wyszukiwań',
    preview: 'Jest ktoś nowy, kto pasuje do tego, czego szukasz.',
    title: 'Nowe osoby pasują do Twoich wyszukiwań',
    parts: [
      {
        text: 'Te osoby są nowe od Twojej ostatniej wizyty. Piszemy o nowych osobach najwyżej raz dziennie.',
      },
      { label: 'Zobacz nowe osoby', href: link.browse },
    ],
    reason: `Dostajesz ten e-mail, bo masz zapisane wyszukiwanie z powiadomieniami w serwisie ${brand}.`,
  }),
};
