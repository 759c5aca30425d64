import type { NoticeMails, NoticePushes, NoticeSentences } from '../../../notices/texts.ts';
import type { safetyNotices } from '../../../safety/notices.ts';

type Kinds = typeof safetyNotices;

export const sentences: NoticeSentences<Kinds> = {
  'safety.held': () =>
    'Vos premiers messages à de nouvelles personnes attendent que notre équipe ait examiné votre compte. Vos autres conversations continuent normalement.',
  'safety.released': () =>
    'Nous avons examiné votre compte. Vos messages ont été remis. Désolés de les avoir fait attendre.',
};

export const pushes: NoticePushes<Kinds> = {
  'safety.held': () => 'Certains de vos messages attendent',
  'safety.released': () => 'Vos messages ont été remis',
};

export const mails: NoticeMails<Kinds> = {
  'safety.held': (_about, { brand, link }) => ({
    subject: 'Certains de vos messages attendent',
    preview:
      'Vos premiers messages à de nouvelles personnes attendent que notre équipe ait examiné votre compte. Vos autres conversations continuent normalement.',
    title: 'Certains de vos messages attendent',
    parts: [
      {
        text: 'Vos premiers messages à de nouvelles personnes attendent que notre équipe ait examiné votre compte. Vos autres conversations continuent normalement.',
      },
      {
        text: "Des règles contre la fraude et le harcèlement ont trouvé quelque chose dans vos premiers messages. Des membres de notre équipe décident, en général en une journée. Ils ne lisent pas vos messages. Vous pouvez leur dire ce qu'ils devraient savoir.",
      },
      { label: 'Nous en parler', href: link.matches },
    ],
    reason: `Vous recevez cet e-mail parce que vous avez écrit à des personnes sur ${brand}.`,
  }),
  'safety.released': (_about, { brand, link }) => ({
    subject: 'Vos messages ont été remis',
    preview:
      'Nous avons examiné votre compte. Vos messages ont été remis. Désolés de les avoir fait attendre.',
    title: 'Vos messages ont été remis',
    parts: [
      {
        text: "Nous avons examiné votre compte et n'avons rien trouvé. Ce qui attendait a été remis. Désolés pour ce retard.",
      },
      { label: 'Voir vos conversations', href: link.matches },
    ],
    reason: `Vous recevez cet e-mail parce que vous avez écrit à des personnes sur ${brand}.`,
  }),
};
