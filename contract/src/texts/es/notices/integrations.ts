import type { integrationNotices } from '../../../integrations/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof integrationNotices;

export const sentences: NoticeSentences<Kinds> = {
  'webhook.off': ({ host, reason }) =>
    reason === 'gone'
      ? `El webhook a ${host} está desactivado: la dirección respondió que ya no existe.`
      : `El webhook a ${host} está desactivado: no llegó nada durante tres días.`,
};

export const pushes: NoticePushes<Kinds> = {
  'webhook.off': () => 'Se ha desactivado un webhook',
};

export const mails: NoticeMails<Kinds> = {
  'webhook.off': ({ host, reason }, { brand, link }) => ({
    subject: 'Se ha desactivado un webhook',
    preview: `Los eventos del sitio ya no se envían a ${host}.`,
    title: 'Se ha desactivado un webhook',
    parts: [
      { text: `Los eventos del sitio ya no se envían a ${host}.` },
      {
        text:
          reason === 'gone'
            ? 'La dirección respondió que ya no existe.'
            : 'No llegó nada durante tres días.',
      },
      {
        text: 'Cuando vuelva a funcionar, activa el webhook y envía otra vez los eventos de ese tiempo. Se guardan 30 días.',
      },
      { label: 'Ver los webhooks', href: link.integrations },
    ],
    reason: `Recibes este correo porque gestionas las integraciones de ${brand}.`,
  }),
};
