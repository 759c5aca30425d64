import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-bundles.ts';

export const messages: Translated<typeof en> = {
  title: 'Commencer par un modèle',
  about:
    'Des couleurs, les premiers mots de la page d’accueil et des champs pour une niche. Il va dans le brouillon, et rien de ce qui est à toi n’est supprimé.',
  start: 'Regarder',
  startWith: (title: string) => `Regarder: ${title}`,
  ask: (title: string) => `Ajouter « ${title} » au brouillon ?`,
  keeps: 'Ce que tu as choisi, écrit ou ajouté reste tel quel. Tu peux tout changer ensuite.',
  changes: 'Changements dans le brouillon',
  add: 'Ajouter au brouillon',
  nothing: 'Tout est déjà dans le brouillon.',
  done: (title: string) => `« ${title} » est dans le brouillon.`,
  sensitive: (names: string) =>
    `Sensibles, avec leur propre consentement : ${names}. On peut les laisser vides, et l’équipe ne les voit pas.`,
};
