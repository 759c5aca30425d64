import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { photoCheckNotices } from '../../../photo-checks/notices.ts';
import { endTexts, refusalTexts } from '../photo-checks.ts';

type Kinds = typeof photoCheckNotices;

export const sentences: NoticeSentences<Kinds> = {
  'photo-check.approved': () =>
    'Our team compared your photos with your picture. Others now see that your photos are checked. The picture is deleted.',
  'photo-check.excused': () =>
    "Our team has read what you wrote. You can use everything without the check. You won't have its badge.",
  'photo-check.refused': ({ reason }) =>
    `Your photo check was refused. ${refusalTexts[reason].sentence}`,
  'photo-check.again': () =>
    "We couldn't see enough in your picture, so nothing was decided. The picture is deleted. You can take another one.",
  'photo-check.ended': ({ why }) => `Your photo check has ended. ${endTexts[why]}`,
};

export const pushes: NoticePushes<Kinds> = {
  'photo-check.approved': () => 'Your photos are checked',
  'photo-check.excused': () => "You don't need the photo check",
  'photo-check.refused': () => 'Your photo check was refused',
  'photo-check.again': () => 'Please take the picture again',
  'photo-check.ended': () => 'Your photo check has ended',
};

export const mails: NoticeMails<Kinds> = {
  'photo-check.approved': (_about, { brand, link }) => ({
    subject: 'Your photos are checked',
    preview:
      'Our team compared your photos with your picture. Others now see that your photos are checked. The picture is deleted.',
    title: 'Your photos are checked',
    parts: [
      {
        text: 'Our team compared your photos with your picture. Others now see that your photos are checked. The picture is deleted.',
      },
      { label: 'Open the photo check', href: link.photoCheck },
    ],
    reason: `You're getting this email because of your photo check on ${brand}.`,
  }),
  'photo-check.excused': (_about, { brand, link }) => ({
    subject: "You don't need the photo check",
    preview:
      "Our team has read what you wrote. You can use everything without the check. You won't have its badge.",
    title: "You don't need the photo check",
    parts: [
      {
        text: "Our team has read what you wrote. You can use everything without the check. You won't have its badge.",
      },
      { label: 'Open the photo check', href: link.photoCheck },
    ],
    reason: `You're getting this email because of your photo check on ${brand}.`,
  }),
  'photo-check.refused': ({ reason }, { brand, link }) => ({
    subject: 'Your photo check was refused',
    preview: refusalTexts[reason].sentence,
    title: 'Your photo check was refused',
    parts: [
      { text: refusalTexts[reason].sentence },
      { text: 'The picture is deleted. You can contest this for 30 days, or do the check again.' },
      { label: 'Open the photo check', href: link.photoCheck },
    ],
    reason: `You're getting this email because of your photo check on ${brand}.`,
  }),
  'photo-check.again': (_about, { brand, link }) => ({
    subject: 'Please take the picture again',
    preview:
      "We couldn't see enough in your picture, so nothing was decided. The picture is deleted. You can take another one.",
    title: 'Please take the picture again',
    parts: [
      {
        text: "We couldn't see enough in your picture, so nothing was decided. The picture is deleted. You can take another one.",
      },
      { label: 'Open the photo check', href: link.photoCheck },
    ],
    reason: `You're getting this email because of your photo check on ${brand}.`,
  }),
  'photo-check.ended': ({ why }, { brand, link }) => ({
    subject: 'Your photo check has ended',
    preview: endTexts[why],
    title: 'Your photo check has ended',
    parts: [
      { text: endTexts[why] },
      { text: 'You can do the check again. It takes about a minute.' },
      { label: 'Open the photo check', href: link.photoCheck },
    ],
    reason: `You're getting this email because of your photo check on ${brand}.`,
  }),
};
