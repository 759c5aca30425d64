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
          one: `${number(count)} nova pessoa combina com “${name}”.`,
          other: `${number(count)} novas pessoas combinam com “${name}”.`,
        }),
      )
      .join(' '),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'search.new-people': 'Há novas pessoas em uma das suas buscas salvas',
};

export const pushes: NoticePushes<Kinds> = {
  'search.new-people': () => 'Há novas pessoas nas suas buscas salvas',
};

export const lines: NoticeLines<Kinds> = {
  'search.new-people': 'Há novas pessoas nas suas buscas salvas',
};

export const mails: NoticeMails<Kinds> = {
  /** Names no search, as others may read the mailbox. */
  'search.new-people': (_about, { brand, link }) => ({
    subject: 'Há novas pessoas nas suas buscas salvas',
    preview: 'Chegou gente que combina com o que você procura.',
    title: 'Há novas pessoas nas suas buscas salvas',
    parts: [
      {
        text: 'Elas apareceram depois da última vez que você olhou. Avisamos sobre novas pessoas no máximo uma vez por dia.',
      },
      { label: 'Ver novas pessoas', href: link.browse },
    ],
    reason: `Você recebeu este e-mail porque salvou uma busca com alertas no ${brand}.`,
  }),
};
