import type { integrationNotices } from '../../../integrations/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof integrationNotices;

export const sentences: NoticeSentences<Kinds> = {
  'webhook.off': ({ host, reason }) =>
    reason === 'gone'
      ? `The webhook to ${host} is off: it answered that it no longer exists.`
      : `The webhook to ${host} is off: nothing arrived there for three days.`,
};

export const pushes: NoticePushes<Kinds> = {
  'webhook.off': () => 'A webhook was turned off',
};

export const mails: NoticeMails<Kinds> = {
  'webhook.off': ({ host, reason }, { brand, link }) => ({
    subject: 'A webhook was turned off',
    preview: `Events of the site are no longer sent to ${host}.`,
    title: 'A webhook was turned off',
    parts: [
      { text: `Events of the site are no longer sent to ${host}.` },
      {
        text:
          reason === 'gone'
            ? 'The address answered that it no longer exists.'
            : 'Nothing arrived there for three days.',
      },
      {
        text: 'When it works again, turn the webhook on and send the events of that time again. They are kept for 30 days.',
      },
      { label: 'View webhooks', href: link.integrations },
    ],
    reason: `You're getting this email because you manage the integrations of ${brand}.`,
  }),
};
