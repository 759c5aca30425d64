import type { moderationNotices } from '../../../moderation/notices.ts';
import type { RejectReason } from '../../../moderation/reject-reasons.ts';
import type {
  NoticeMails,
  NoticePushes,
  NoticeSentences,
  NoticeSettingTexts,
} from '../../../notices/texts.ts';

type Kinds = typeof moderationNotices;

const reasons: Readonly<Record<RejectReason, string>> = {
  'no-person': "we couldn't see you in it",
  'somebody-else': 'it seems to show someone else',
  nudity: 'it contains nudity',
  violence: 'it shows violence or weapons',
  minor: 'it shows a child',
  contact: 'it contains contact details or an ad',
  quality: "it's too dark, too small or too blurry",
};

export const sentences: NoticeSentences<Kinds> = {
  'photo.rejected': ({ reason }) =>
    `One of your photos can't be shown: ${reasons[reason]}. Please choose another.`,
};

export const settings: NoticeSettingTexts<Kinds> = {
  'photo.rejected': "One of your photos can't be shown",
};

export const pushes: NoticePushes<Kinds> = {
  'photo.rejected': () => "One of your photos can't be shown",
};

const mailedReasons: Readonly<Record<RejectReason, string>> = {
  'no-person': "We couldn't see you in it. Photos should show you.",
  'somebody-else': 'It seems to show someone else. Photos should show you.',
  nudity: "It contains nudity, which isn't allowed.",
  violence: "It shows violence or weapons, which aren't allowed.",
  minor: 'It shows a child. Photos should only show adults.',
  contact: 'It contains contact details or an ad.',
  quality: "It's too dark, too small or too blurry.",
};

export const mails: NoticeMails<Kinds> = {
  /** Does not say which photo, as others may read the mailbox. */
  'photo.rejected': ({ reason }, { brand, link }) => ({
    subject: "One of your photos can't be shown",
    preview: mailedReasons[reason],
    title: "One of your photos can't be shown",
    parts: [
      { text: `We reviewed your new photo. ${mailedReasons[reason]}` },
      { text: "We've deleted it, and no other member has seen it. Please choose another one." },
      { label: 'Choose another photo', href: link.profile },
      { note: 'If you think this is a mistake, write to us.' },
    ],
    reason: `You're getting this email because you added a photo on ${brand}.`,
  }),
};
