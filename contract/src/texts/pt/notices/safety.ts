import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { safetyNotices } from '../../../safety/notices.ts';

type Kinds = typeof safetyNotices;

export const sentences: NoticeSentences<Kinds> = {
  'safety.held': () =>
    'As suas primeiras mensagens a pessoas novas esperam que a nossa equipe veja a sua conta. As outras conversas continuam normalmente.',
  'safety.released': () =>
    'Vimos a sua conta. As suas mensagens foram entregues. Lamentamos a espera.',
};

export const pushes: NoticePushes<Kinds> = {
  'safety.held': () => 'Algumas das suas mensagens estão em espera',
  'safety.released': () => 'As suas mensagens foram entregues',
};

export const mails: NoticeMails<Kinds> = {
  'safety.held': (_about, { brand, link }) => ({
    subject: 'Algumas das suas mensagens estão em espera',
    preview:
      'As suas primeiras mensagens a pessoas novas esperam que a nossa equipe veja a sua conta. As outras conversas continuam normalmente.',
    title: 'Algumas das suas mensagens estão em espera',
    parts: [
      {
        text: 'As suas primeiras mensagens a pessoas novas esperam que a nossa equipe veja a sua conta. As outras conversas continuam normalmente.',
      },
      {
        text: 'As regras contra fraude e assédio encontraram algo nas suas primeiras mensagens. Quem decide são pessoas da nossa equipe, em geral dentro de um dia. Elas não leem as suas mensagens. Você pode dizer o que elas deveriam saber.',
      },
      { label: 'Contar à equipe', href: link.matches },
    ],
    reason: `Você recebe este e-mail porque escreveu a pessoas no ${brand}.`,
  }),
  'safety.released': (_about, { brand, link }) => ({
    subject: 'As suas mensagens foram entregues',
    preview: 'Vimos a sua conta. As suas mensagens foram entregues. Lamentamos a espera.',
    title: 'As suas mensagens foram entregues',
    parts: [
      {
        text: 'Vimos a sua conta e não encontramos nada de errado. O que esperava foi entregue. Lamentamos a demora.',
      },
      { label: 'Ver as suas conversas', href: link.matches },
    ],
    reason: `Você recebe este e-mail porque escreveu a pessoas no ${brand}.`,
  }),
};
