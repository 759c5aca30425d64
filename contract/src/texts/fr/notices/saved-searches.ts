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
          one: `${number(count)} nouvelle personne correspond à « ${name} ».`,
          other: `${number(count)} nouvelles personnes correspondent à « ${name} ».`,
        }),
      )
      .join(' '),
};

const fresh = 'Du nouveau dans tes recherches enregistrées';

export const settings: NoticeSettingTexts<Kinds> = {
  'search.new-people': 'De nouvelles personnes correspondent à une recherche enregistrée',
};

export const pushes: NoticePushes<Kinds> = { 'search.new-people': () => fresh };

export const lines: NoticeLines<Kinds> = { 'search.new-people': fresh };

export const mails: NoticeMails<Kinds> = {
  /** Names no search, as others may read the mailbox. */
  'search.new-people': (_about, { brand, link }) => ({
    subject: fresh,
    preview: 'De nouvelles personnes correspondent à ce que tu cherches.',
    title: fresh,
    parts: [
      {
        text: 'Ces profils sont nouveaux depuis ta dernière visite. Nous t’en parlons une fois par jour au plus.',
      },
      { label: 'Voir les nouveaux profils', href: link.browse },
    ],
    reason: `Tu reçois cet e-mail parce que tu as enregistré une recherche avec alertes sur ${brand}.`,
  }),
};
