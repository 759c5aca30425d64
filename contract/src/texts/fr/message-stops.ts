import type { Stop } from '../../chat/stops.ts';

/** What the page says below the message. */
export const stopTexts: Readonly<Record<Stop, string>> = {
  link: 'Avant une première réponse, les messages ne peuvent pas contenir de lien. Beaucoup d’arnaques commencent ainsi.',
  contact:
    'Avant une première réponse, les messages ne peuvent contenir ni numéro de téléphone ni adresse e-mail. Passer vite sur une autre appli, c’est ainsi que commencent beaucoup d’arnaques.',
  money:
    'Avant une première réponse, les messages ne peuvent pas parler d’argent. Beaucoup d’arnaques commencent ainsi.',
  hurtful: 'Ce message pourrait blesser quelqu’un. L’envoyer quand même ?',
  nude: 'Cette photo semble montrer de la nudité. Ne l’envoie que si on te l’a demandée. Elle arrive d’abord floutée.',
};
