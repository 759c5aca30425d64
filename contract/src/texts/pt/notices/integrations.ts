import type { integrationNotices } from '../../../integrations/notices.ts';
import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';

type Kinds = typeof integrationNotices;

export const sentences: NoticeSentences<Kinds> = {
  'webhook.off': ({ host, reason }) =>
    reason === 'gone'
      ? `O webhook para ${host} está desativado: o endereço respondeu que não existe mais.`
      : `O webhook para ${host} está desativado: nada chegou lá durante três dias.`,
};

export const pushes: NoticePushes<Kinds> = {
  'webhook.off': () => 'Um webhook foi desativado',
};

export const mails: NoticeMails<Kinds> = {
  'webhook.off': ({ host, reason }, { brand, link }) => ({
    subject: 'Um webhook foi desativado',
    preview: `Os eventos do site não são mais enviados para ${host}.`,
    title: 'Um webhook foi desativado',
    parts: [
      { text: `Os eventos do site não são mais enviados para ${host}.` },
      {
        text:
          reason === 'gone'
            ? 'O endereço respondeu que não existe mais.'
            : 'Nada chegou lá durante três dias.',
      },
      {
        text: 'Quando voltar a funcionar, ative o webhook e envie de novo os eventos desse período. Eles ficam guardados por 30 dias.',
      },
      { label: 'Ver os webhooks', href: link.integrations },
    ],
    reason: `Você recebeu este e-mail porque gerencia as integrações de ${brand}.`,
  }),
};
