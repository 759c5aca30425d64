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

const title = 'Neue Personen passen zu deinen gespeicherten Suchen';

export const sentences: NoticeSentences<Kinds> = {
  'search.new-people': ({ searches }, { number }) =>
    searches
      .map(({ name, count }) =>
        plural(count, {
          one: `1 neue Person passt zu „${name}“.`,
          other: `${number(count)} neue Personen passen zu „${name}“.`,
        }),
      )
      .join(' '),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'search.new-people': 'Neue Personen passen zu einer deiner gespeicherten Suchen',
};

export const pushes: NoticePushes<Kinds> = { 'search.new-people': () => title };

export const lines: NoticeLines<Kinds> = { 'search.new-people': title };

export const mails: NoticeMails<Kinds> = {
  /** Names no search, as others may read the mailbox. */
  'search.new-people': (_about, { brand, link }) => ({
    subject: title,
    preview: 'Jemand Neues passt zu dem, was du suchst.',
    title,
    parts: [
      {
        text: 'Sie sind dazugekommen, seit du zuletzt nachgesehen hast. Über neue Personen schreiben wir dir höchstens einmal am Tag.',
      },
      { label: 'Neue Personen ansehen', href: link.browse },
    ],
    reason: `Du bekommst diese E-Mail, weil du bei ${brand} eine Suche mit Benachrichtigung gespeichert hast.`,
  }),
};
