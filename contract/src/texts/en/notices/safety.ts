import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { safetyNotices } from '../../../safety/notices.ts';

type Kinds = typeof safetyNotices;

export const sentences: NoticeSentences<Kinds> = {
  'safety.held': () =>
    'Your first messages to new people wait until our team has looked at your account. Your other chats go on as usual.',
  'safety.released': () =>
    "We looked at your account. Your messages have been delivered, and we're sorry that they had to wait.",
};

export const pushes: NoticePushes<Kinds> = {
  'safety.held': () => 'Some of your messages are waiting',
  'safety.released': () => 'Your messages have been delivered',
};

export const mails: NoticeMails<Kinds> = {
  'safety.held': (_about, { brand, link }) => ({
    subject: 'Some of your messages are waiting',
    preview:
      'Your first messages to new people wait until our team has looked at your account. Your other chats go on as usual.',
    title: 'Some of your messages are waiting',
    parts: [
      {
        text: 'Your first messages to new people wait until our team has looked at your account. Your other chats go on as usual.',
      },
      {
        text: "Rules against fraud and harassment found something in your first messages. People on our team decide, usually within a day. They don't read your messages. You can tell them what they should know.",
      },
      { label: 'Tell us about it', href: link.matches },
    ],
    reason: `You're getting this email because you wrote to people on ${brand}.`,
  }),
  'safety.released': (_about, { brand, link }) => ({
    subject: 'Your messages have been delivered',
    preview:
      "We looked at your account. Your messages have been delivered, and we're sorry that they had to wait.",
    title: 'Your messages have been delivered',
    parts: [
      {
        text: "We looked at your account and found nothing wrong. What waited has been delivered. We're sorry for the delay.",
      },
      { label: 'See your chats', href: link.matches },
    ],
    reason: `You're getting this email because you wrote to people on ${brand}.`,
  }),
};
