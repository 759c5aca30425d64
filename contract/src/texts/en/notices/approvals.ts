import type { approvalNotices } from '../../../approvals/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import { reasonTexts } from '../approval-reasons.ts';

type Kinds = typeof approvalNotices;

export const sentences: NoticeSentences<Kinds> = {
  'approval.approved': () =>
    'Our team has approved your profile. You can now see people, and they can see you.',
  'approval.refused': ({ reason }) =>
    `Our team hasn't approved your profile: ${reasonTexts[reason].member}`,
};

export const pushes: NoticePushes<Kinds> = {
  'approval.approved': () => 'Your profile is approved',
  'approval.refused': () => "Your profile hasn't been approved",
};

export const mails: NoticeMails<Kinds> = {
  'approval.approved': (_about, { brand, link }) => ({
    subject: 'Your profile is approved',
    preview: 'Our team has approved your profile. You can now see people, and they can see you.',
    title: 'Your profile is approved',
    parts: [
      { text: 'Our team has approved your profile. You can now see people, and they can see you.' },
      { label: 'See people', href: link.discover },
    ],
    reason: `You're getting this email because you registered on ${brand}.`,
  }),
  'approval.refused': ({ reason, words }, { brand, link }) => ({
    subject: "Your profile hasn't been approved",
    preview: reasonTexts[reason].member,
    title: "Your profile hasn't been approved",
    parts: [
      { text: reasonTexts[reason].member },
      ...(words === null ? [] : [{ text: `Our team wrote: ${words}` }]),
      { text: 'You can change your profile and ask us to look again.' },
      { label: 'See what you can do', href: link.approval },
    ],
    reason: `You're getting this email because you registered on ${brand}.`,
  }),
};
