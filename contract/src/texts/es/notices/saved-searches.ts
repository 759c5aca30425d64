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
          one: `1 persona nueva en “${name}”.`,
          other: `${number(count)} personas nuevas en “${name}”.`,
        }),
      )
      .join(' '),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'search.new-people': 'Hay personas nuevas en una de tus búsquedas guardadas',
};

export const pushes: NoticePushes<Kinds> = {
  'search.new-people': () => 'Hay personas nuevas en tus búsquedas guardadas',
};

export const lines: NoticeLines<Kinds> = {
  'search.new-people': 'Hay personas nuevas en tus búsquedas guardadas',
};

export const mails: NoticeMails<Kinds> = {
  /** Names no search, as others may read the mailbox. */
  'search.new-people': (_about, { brand, link }) => ({
    subject: 'Hay personas nuevas en tus búsquedas guardadas',
    preview: 'Hay gente nueva que encaja con lo que buscas.',
    title: 'Hay personas nuevas en tus búsquedas guardadas',
    parts: [
      {
        text: 'Han llegado desde la última vez que miraste. Te avisamos de personas nuevas una vez al día como máximo.',
      },
      { label: 'Ver personas nuevas', href: link.browse },
    ],
    reason: `Recibes este correo porque guardaste una búsqueda con alertas en ${brand}.`,
  }),
};
