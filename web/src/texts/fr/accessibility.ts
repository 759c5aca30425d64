import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/accessibility.ts';

export const messages: Translated<typeof en> = {
  title: 'Accessibilité',
  about: (brand: string) =>
    `Comment ${brand} fonctionne pour les personnes en situation de handicap, et ce qui manque encore.`,
  written:
    'Déclaration établie le 26 nov. 2026, pour ce site et pour l’application qui s’installe depuis ce site.',
  sections: {
    standard: {
      title: 'Ce que nous visons',
      points: [
        'La norme est EN 301 549, qui demande aux sites web le niveau AA des règles pour l’accessibilité des contenus web (WCAG) 2.1. Nous travaillons avec la version plus récente, WCAG 2.2, au niveau AA.',
        'Le service est partiellement conforme : ce qui manque à notre connaissance est indiqué plus bas.',
        'Nous avons fait cette évaluation nous-mêmes. À chaque version, un programme cherche les erreurs sur toutes les pages, en mode clair et sombre, à partir de 320 pixels de large, et vérifie que la touche Tab atteint chaque commande et montre où elle se trouve. Des parcours comme l’inscription, la conversation et le choix des profils sont essayés au clavier seul.',
        'Les programmes ne trouvent qu’une partie des obstacles. Personne d’extérieur n’a audité le logiciel, et aucune personne qui utilise un lecteur d’écran ou une autre aide technique ne l’a testé pour nous.',
      ],
    },
    helps: {
      title: 'Ce qui fonctionne',
      points: [
        'Toutes les commandes s’utilisent au clavier. Sur les cartes de Découvrir, des boutons remplacent le balayage, et des boutons permettent aussi d’ordonner les photos.',
        'Les pages peuvent être agrandies à 400 % sans défilement horizontal. Elles suivent tes réglages de mode sombre et d’animations réduites.',
        'Les erreurs disent en toutes lettres ce qui s’est passé et quoi faire, à côté du champ. Ce que tu as saisi reste là.',
        'Les graphiques ont les mêmes chiffres sous forme de tableau, que les lecteurs d’écran lisent à la place.',
        'Aucune énigme ne demande de prouver que tu es un être humain, rien ne clignote et rien ne se lance tout seul.',
      ],
    },
    known: {
      title: 'Ce qui ne fonctionne pas encore',
      points: [
        'Les photos des membres n’ont pas de description de ce qu’elles montrent. Un lecteur d’écran indique à qui est la photo et son numéro, et les membres ne peuvent pas ajouter de description aux leurs.',
        'Les textes des membres peuvent être dans n’importe quelle langue, et celle-ci n’est pas indiquée. Un lecteur d’écran peut les lire avec la mauvaise voix.',
        'Le cadrage d’une photo et l’emplacement d’un visage se règlent en faisant glisser ou avec les flèches. Il n’est pas possible de les régler par simple appui.',
        'Nous n’avons pas vérifié les fichiers des factures, ni les champs pour les numéros de carte, qui viennent du prestataire de paiement là où de vraies cartes sont acceptées.',
        'Les e-mails ont une version en texte brut. Nous n’avons pas vérifié l’accessibilité de leur autre version, ni celle de la page qui documente l’interface de programmation.',
      ],
    },
    feedback: {
      title: 'Si quelque chose te bloque',
      points: (support: string) => [
        `Écris à ${support}. Indique la page, ce que tu voulais faire et ce que tu utilises, par exemple un lecteur d’écran. Pas besoin de compte.`,
        'Si tu as un compte, tu peux aussi signaler un problème dans Mes signalements, où tu trouveras notre réponse.',
        'Une personne lit chaque message et y répond. Si nous ne pouvons pas réparer rapidement, nous te disons quand ce sera fait, et nous t’aidons à faire autrement ce que tu voulais faire.',
        'Si notre réponse ne t’aide pas, tu peux saisir l’autorité chargée de l’accessibilité dans ton pays.',
      ],
    },
  },
  contact: 'Contacter l’assistance',
};
