import type { moderationNotices } from '../../../moderation/notices.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';
import { rejectTexts } from '../reject-reasons.ts';

type Kinds = typeof moderationNotices;

export const sentences: NoticeSentences<Kinds> = {
  'photo.rejected': ({ reason }) =>
    `One of your photos can't be shown: ${rejectTexts[reason].notice}. Please choose another.`,
};

export const settings: NoticeSettingTexts<Kinds> = {
  'photo.rejected': "One of your photos can't be shown",
};

export const pushes: NoticePushes<Kinds> = {
  'photo.rejected': () => "One of your photos can't be shown",
};

export const mails: NoticeMails<Kinds> = {
  /** Does not say which photo, as others may read the mailbox. */
  'photo.rejected': ({ reason }, { brand, link }) => ({
    subject: "One of your photos can't be shown",
    preview: rejectTexts[reason].mail,
    title: "One of your photos can't be shown",
    parts: [
      { text: `We reviewed your new photo. ${rejectTexts[reason].mail}` },
      { text: "We've deleted it, and no other member has seen it. Please choose another one." },
      { label: 'Choose another photo', href: link.profile },
      { note: 'If you think this is a mistake, write to us.' },
    ],
    reason: `You're getting this email because you added a photo on ${brand}.`,
  }),
};
