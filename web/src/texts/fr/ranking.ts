import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/ranking.ts';

export const messages: Translated<typeof en> = {
  title: 'Comment marche le classement',
  about: 'Pourquoi tu vois quelqu’un, et pourquoi dans cet ordre.',
  /** With the distances of the rounds in a deck without a limit. */
  sections: ([first = '', ...others]: readonly string[]) => [
    {
      title: 'Qui tu peux voir',
      points: [
        'Toutes les personnes qui ont un profil complet, un e-mail confirmé et une photo validée, qui correspondent aux genres, aux âges et à la distance que tu as choisis, et sur lesquelles tu n’as pas encore fait de choix.',
        'Seulement les personnes qui cherchent quelqu’un de ton genre et de ton âge, à ta distance. Tu peux désactiver cela dans les Préférences de Découvrir, ou dans ton profil.',
        'Jamais les personnes en pause, bannies, ou bloquées d’un côté ou de l’autre. Les personnes en mode incognito n’apparaissent que si elles t’ont envoyé un like.',
      ],
    },
    {
      title: 'Ce qui décide de l’ordre',
      points: [
        'À quel point tes réponses aux questions correspondent aux réponses ouvertes de l’autre personne, et à celles qu’elle accepte. Un désaccord sur ce qui compte beaucoup pour toi ou pour elle pèse davantage.',
        'Le nombre de centres d’intérêt que vous partagez.',
        'Combien de personnes verraient quelqu’un en premier. Si c’est presque tout le monde, cette personne vient un peu plus tard, et d’autres un peu plus tôt, pour que chaque profil soit vu, et que les personnes qui peuvent se plaire se voient vite. Nous calculons cela une fois par nuit.',
        'La date de la dernière activité, au jour près. Si elle est masquée, au mois près.',
        'La proximité.',
        `Si tu cherches partout : d’abord tout le monde à moins de ${first}, puis à moins de ${others.slice(0, -1).join(', ')} et de ${others.at(-1)}, et dans chaque cercle dans l’ordre ci-dessus. Ainsi, quelqu’un de loin ne passe jamais avant une personne que tu pourrais rencontrer.`,
        'Les personnes qui s’inscrivent ou modifient leur profil, et correspondent alors, prennent en quelques secondes leur place parmi les cartes derrière celle que tu regardes.',
      ],
    },
    {
      title: 'L’ordre dans Parcourir',
      points: [
        'Au départ, le meilleur score d’affinité vient en premier. Si tu cherches partout, les personnes proches passent avant, dans les mêmes cercles que tes cartes. Tu peux choisir un autre ordre : activité récente, nouveaux membres ou distance.',
        'Il n’utilise que ce que tu peux voir de toute façon (le jour de la dernière activité, la distance arrondie et le score d’affinité) et le jour d’inscription. En cas d’égalité, chaque membre voit un ordre différent.',
      ],
    },
    {
      title: 'Ce qui ne compte jamais',
      points: [
        'Les likes envoyés, les profils passés, les likes reçus, et qui paie.',
        'Les photos, les prénoms et les textes. Nous ne demandons pas l’origine ethnique. Les réponses sur la foi ou la politique comptent comme les autres, et celles des autres seulement si elles sont ouvertes.',
      ],
    },
    {
      title: 'Le score d’affinité',
      points: [
        'Le nombre sur un profil vient seulement de tes réponses, des réponses ouvertes de l’autre personne et des centres d’intérêt partagés. Il est arrondi de cinq en cinq et n’atteint jamais 100. Il apparaît dès que vous pouvez comparer cinq réponses ouvertes. Avec peu de réponses et de centres d’intérêt en commun, il reste bas, car nous ne savons pas encore grand-chose.',
        'Cinq questions sur la vie quotidienne et ce que tu espères trouver sont ouvertes quand tu y réponds, et toutes les autres sont masquées. Tu peux ouvrir ou masquer chaque réponse. Tes réponses masquées ne comptent que pour ce que tu vois : aucun score, aucune raison ni aucun ordre montré aux autres n’en dépend. En cherchant bien, quelqu’un peut deviner tes réponses ouvertes. Le score que tu vois peut donc différer de celui que voit l’autre personne, et ouvrir plus de réponses améliore le sien.',
        'Tes premières réponses comptent à partir de la prochaine heure pile, et les suivantes à partir de minuit (UTC), toujours plusieurs à la fois. Si chacune comptait tout de suite, quelqu’un pourrait changer ses réponses une à une, regarder les scores changer et deviner les réponses des autres. Masquer et supprimer une réponse compte tout de suite.',
        'Nous ne te montrons jamais de personnes hors de tes préférences, sauf si tu les changes. S’il ne reste personne, la page indique quel changement montrerait combien de personnes, mais jamais pour ce que tu as déclaré non négociable. Les profils passés reviennent après 30 jours, quand il ne reste personne d’autre.',
      ],
    },
  ],
};
