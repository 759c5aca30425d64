import type {
  NoticeLines,
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import type { searchNotices } from '../../../saved-searches/notices.ts';

type Kinds = typeof searchNotices;

export const sentences: NoticeSentences<Kinds> = {
  'search.new-people': ({ searches }, { number }) =>
    searches
      .map(({ name, count }) =>
        count === 1
          ? `1 new person matches “${name}”.`
          : `${number(count)} new people match “${name}”.`,
      )
      .join(' '),
};

export const settings: NoticeSettingTexts<Kinds> = {
  'search.new-people': 'New people match one of your saved searches',
};

export const pushes: NoticePushes<Kinds> = {
  'search.new-people': () => 'New people match your saved searches',
};

export const lines: NoticeLines<Kinds> = {
  'search.new-people': 'New people match your saved searches',
};

export const mails: NoticeMails<Kinds> = {
  /** Names no search, as others may read the mailbox. */
  'search.new-people': (_about, { brand, link }) => ({
    subject: 'New people match your saved searches',
    preview: 'Someone new matches what you are looking for.',
    title: 'New people match your saved searches',
    parts: [
      {
        text: "They're new since you last looked. We tell you about new people once a day at most.",
      },
      { label: 'See new people', href: link.browse },
    ],
    reason: `You're getting this email because you saved a search with alerts on ${brand}.`,
  }),
};
