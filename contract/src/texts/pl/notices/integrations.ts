import type { integrationNotices } from '../../../integrations/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof integrationNotices;

export const sentences: NoticeSentences<Kinds> = {
  'webhook.off': ({ host, reason }) =>
    reason === 'gone'
      ? `Webhook do ${host} jest wyłączony: adres odpowiedział, że już nie istnieje.`
      : `Webhook do ${host} jest wyłączony: przez trzy dni nic tam nie dotarło.`,
};

export const pushes: NoticePushes<Kinds> = {
  'webhook.off': () => 'Wyłączono webhook',
};

export const mails: NoticeMails<Kinds> = {
  'webhook.off': ({ host, reason }, { brand, link }) => ({
    subject: 'Wyłączono webhook',
    preview: `Zdarzenia ze strony nie są już wysyłane do ${host}.`,
    title: 'Wyłączono webhook',
    parts: [
      { text: `Zdarzenia ze strony nie są już wysyłane do ${host}.` },
      {
        text:
          reason === 'gone'
            ? 'Adres odpowiedział, że już nie istnieje.'
            : 'Przez trzy dni nic tam nie dotarło.',
      },
      {
        text: 'Gdy znów zadziała, włącz webhook i wyślij ponownie zdarzenia z tego czasu. Są przechowywane przez 30 dni.',
      },
      { label: 'Zobacz webhooki', href: link.integrations },
    ],
    reason: `Dostajesz tę wiadomość, bo zarządzasz integracjami w serwisie ${brand}.`,
  }),
};
