import type { MailTexts } from '../../platform/mail/letter.ts';

/** The mails of this area, and the data of each. */
interface SearchMails {
  /** Names no search, as others may read the mailbox. */
  'new-people': object;
}

declare module '../../platform/mail/kinds.ts' {
  interface MailData extends SearchMails {}
}

const en: MailTexts<SearchMails>['en'] = {
  'new-people': (_data, { brand, link }) => ({
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

export const mailTexts: MailTexts<SearchMails> = { en };
