import { noticeReasonTexts } from '@kindred/contract/texts/fr/notice-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/public-notice.ts';

export const messages: Translated<typeof en> = {
  title: 'Signaler un contenu',
  about: (brand: string) =>
    `Signale quelque chose d’illégal ou de contraire à nos règles sur ${brand}. Pas besoin de compte.`,
  danger: 'Si quelqu’un est en danger, appelle d’abord les urgences.',
  reason: 'De quoi s’agit-il ?',
  choose: 'Choisis un motif',
  reasons: noticeReasonTexts,
  location: 'Où est-ce ?',
  locationAbout:
    'L’adresse du profil, si tu l’as. Sinon le prénom, l’âge et la ville, et quelle photo ou quel texte.',
  description: 'Quel est le problème ?',
  descriptionAbout: 'Dis pourquoi cela te semble illégal ou contraire à nos règles.',
  unnamed:
    'Tu peux ne pas donner ton nom ni ton e-mail. Sans e-mail, nous ne pouvons pas t’écrire.',
  name: 'Ton nom',
  email: 'Ton e-mail',
  goodFaith: 'Je pense de bonne foi que ce que je dis ici est exact et complet',
  goodFaithAbout: 'Nous ne disons pas qui tu es à la personne que tu signales.',
  send: 'Envoyer',
  sending: 'Envoi…',
  sent: (reference: string) => `Nous avons reçu ton signalement ${reference}.`,
  receipt: 'Un e-mail t’attend, et nous t’écrirons à nouveau quand notre décision sera prise.',
};
