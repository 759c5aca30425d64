import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { safetyNotices } from '../../../safety/notices.ts';

type Kinds = typeof safetyNotices;

export const sentences: NoticeSentences<Kinds> = {
  'safety.held': () =>
    'Tus primeros mensajes a personas nuevas esperan a que nuestro equipo revise tu cuenta. Tus otros chats siguen como siempre.',
  'safety.released': () =>
    'Hemos revisado tu cuenta. Tus mensajes se han entregado. Sentimos la espera.',
};

export const pushes: NoticePushes<Kinds> = {
  'safety.held': () => 'Algunos de tus mensajes están en espera',
  'safety.released': () => 'Tus mensajes se han entregado',
};

export const mails: NoticeMails<Kinds> = {
  'safety.held': (_about, { brand, link }) => ({
    subject: 'Algunos de tus mensajes están en espera',
    preview:
      'Tus primeros mensajes a personas nuevas esperan a que nuestro equipo revise tu cuenta. Tus otros chats siguen como siempre.',
    title: 'Algunos de tus mensajes están en espera',
    parts: [
      {
        text: 'Tus primeros mensajes a personas nuevas esperan a que nuestro equipo revise tu cuenta. Tus otros chats siguen como siempre.',
      },
      {
        text: 'Las reglas contra el fraude y el acoso encontraron algo en tus primeros mensajes. Deciden personas de nuestro equipo, normalmente en un día. No leen tus mensajes. Puedes decirles lo que deberían saber.',
      },
      { label: 'Contarnos algo', href: link.matches },
    ],
    reason: `Recibes este correo porque escribiste a personas en ${brand}.`,
  }),
  'safety.released': (_about, { brand, link }) => ({
    subject: 'Tus mensajes se han entregado',
    preview: 'Hemos revisado tu cuenta. Tus mensajes se han entregado. Sentimos la espera.',
    title: 'Tus mensajes se han entregado',
    parts: [
      {
        text: 'Hemos revisado tu cuenta y no hemos encontrado nada. Lo que esperaba se ha entregado. Sentimos el retraso.',
      },
      { label: 'Ver tus chats', href: link.matches },
    ],
    reason: `Recibes este correo porque escribiste a personas en ${brand}.`,
  }),
};
