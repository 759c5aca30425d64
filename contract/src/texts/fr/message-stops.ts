import type { Stop } from '../../chat/stops.ts';

/** What the response says, for clients without texts of their own. */
export const stopSentences: Readonly<Record<Stop, string>> = {
  link: 'Tu pourras envoyer des liens après une première réponse. Écris d’abord sans lien.',
  contact:
    'Tu pourras donner des coordonnées après une première réponse. Écris d’abord sans coordonnées.',
  money:
    'Les premiers messages qui parlent d’argent ne partent pas. N’envoie jamais d’argent à quelqu’un que tu n’as pas rencontré.',
  hurtful: 'Ce message pourrait blesser. Tu veux vraiment l’envoyer ?',
  nude: 'Cette photo semble montrer de la nudité. Ne l’envoie que si on te l’a demandée.',
};

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
