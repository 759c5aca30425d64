import type { integrationNotices } from '../../../integrations/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof integrationNotices;

export const sentences: NoticeSentences<Kinds> = {
  'webhook.off': ({ host, reason }) =>
    reason === 'gone'
      ? `Le webhook vers ${host} est désactivé : l’adresse a répondu qu’elle n’existe plus.`
      : `Le webhook vers ${host} est désactivé : rien n’y est arrivé pendant trois jours.`,
};

export const pushes: NoticePushes<Kinds> = {
  'webhook.off': () => 'Un webhook a été désactivé',
};

export const mails: NoticeMails<Kinds> = {
  'webhook.off': ({ host, reason }, { brand, link }) => ({
    subject: 'Un webhook a été désactivé',
    preview: `Les événements du site ne sont plus envoyés à ${host}.`,
    title: 'Un webhook a été désactivé',
    parts: [
      { text: `Les événements du site ne sont plus envoyés à ${host}.` },
      {
        text:
          reason === 'gone'
            ? 'L’adresse a répondu qu’elle n’existe plus.'
            : 'Rien n’y est arrivé pendant trois jours.',
      },
      {
        text: 'Dès qu’elle fonctionne de nouveau, activez le webhook et renvoyez les événements de cette période. Ils sont conservés 30 jours.',
      },
      { label: 'Voir les webhooks', href: link.integrations },
    ],
    reason: `Vous recevez cet e-mail parce que vous gérez les intégrations de ${brand}.`,
  }),
};
