import type { integrationNotices } from '../../../integrations/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof integrationNotices;

export const sentences: NoticeSentences<Kinds> = {
  'webhook.off': ({ host, reason }) =>
    reason === 'gone'
      ? `Der Webhook an ${host} ist aus: Die Adresse hat geantwortet, dass es sie nicht mehr gibt.`
      : `Der Webhook an ${host} ist aus: Drei Tage lang ist dort nichts angekommen.`,
};

export const pushes: NoticePushes<Kinds> = {
  'webhook.off': () => 'Ein Webhook wurde ausgeschaltet',
};

export const mails: NoticeMails<Kinds> = {
  'webhook.off': ({ host, reason }, { brand, link }) => ({
    subject: 'Ein Webhook wurde ausgeschaltet',
    preview: `Ereignisse der Seite werden nicht mehr an ${host} gesendet.`,
    title: 'Ein Webhook wurde ausgeschaltet',
    parts: [
      { text: `Ereignisse der Seite werden nicht mehr an ${host} gesendet.` },
      {
        text:
          reason === 'gone'
            ? 'Die Adresse hat geantwortet, dass es sie nicht mehr gibt.'
            : 'Drei Tage lang ist dort nichts angekommen.',
      },
      {
        text: 'Sobald sie wieder erreichbar ist, schalte den Webhook ein und sende die Ereignisse dieser Zeit noch einmal. Sie bleiben 30 Tage gespeichert.',
      },
      { label: 'Webhooks ansehen', href: link.integrations },
    ],
    reason: `Du bekommst diese E-Mail, weil du die Anbindungen von ${brand} verwaltest.`,
  }),
};
