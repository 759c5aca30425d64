import type { Refusal } from '../../reports/picture-refusals.ts';

/** What the sender of a request reads about why a picture stays. */
export const refusalTexts: Readonly<Record<Refusal, string>> = {
  'not-here': 'Nous ne l’avons pas trouvée sur ce site.',
  'not-intimate': 'L’image que nous avons trouvée n’est pas intime.',
  'self-published':
    'L’image que nous avons trouvée a été publiée ici par la personne qu’elle montre.',
  'other-person': 'L’image que nous avons trouvée montre quelqu’un d’autre.',
  'not-authorized':
    'Rien ne nous montre que tu peux faire cette demande pour la personne sur l’image.',
  'not-enough':
    'Ce que nous savons ne suffit pas à trouver l’image. Tu peux envoyer une nouvelle demande avec plus d’informations.',
};
