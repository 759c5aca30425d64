import type { questions as en } from '../en/questions.ts';
import type { Translated } from '../translated.ts';

/**
 * The questions for matching, with their answers. The key of a question and the number of an answer are stored, so
 * answers may be reworded or added at the end, but never moved. Cards have room for four answers to a question.
 */
export const questions: Translated<typeof en> = {
  'weekend-shape': {
    question: 'Un week-end libre, je l’aime',
    answers: ['bien organisé', 'sans rien de prévu', 'moitié-moitié'],
  },
  'early-late': {
    question: 'Je suis au meilleur de ma forme',
    answers: ['le matin', 'l’après-midi', 'tard le soir'],
  },
  'home-out': {
    question: 'Le vendredi soir, je préfère',
    answers: ['sortir', 'rester à la maison', 'ça dépend de la semaine'],
  },
  tidy: { question: 'Chez moi, c’est', answers: ['très rangé', 'assez rangé', 'un joyeux bazar'] },
  cooking: {
    question: 'En cuisine, je',
    answers: ['m’éclate', 'maîtrise quelques plats', 'préfère commander'],
  },
  meat: {
    question: 'Je mange',
    answers: ['de tout', 'du poisson, pas de viande', 'végétarien', 'végan'],
  },
  alcohol: {
    question: 'Je bois de l’alcool',
    answers: ['jamais', 'de temps en temps', 'presque chaque week-end', 'presque chaque jour'],
  },
  smoking: { question: 'Je fume', answers: ['jamais', 'seulement en soirée', 'régulièrement'] },
  sport: {
    question: 'Je fais du sport',
    answers: [
      'rarement',
      'une fois par semaine',
      'plusieurs fois par semaine',
      'presque chaque jour',
    ],
  },
  pets: {
    question: 'Vivre avec des animaux, c’est',
    answers: ['indispensable', 'agréable', 'possible si ce sont les tiens', 'pas pour moi'],
  },
  'allergic-cats': {
    question: 'Les chats, c’est',
    answers: ['merveilleux', 'très bien de loin', 'impossible pour moi'],
  },
  'children-want': {
    question: 'J’aimerais avoir des enfants',
    answers: ['oui, un jour', 'non', 'j’en ai, et ça me va', 'je ne sais pas encore'],
  },
  'children-partner': {
    question: 'Quelqu’un qui a déjà des enfants',
    answers: ['avec plaisir', 'il me faudrait du temps', 'ce serait trop pour moi'],
  },
  marriage: {
    question: 'Le mariage, c’est',
    answers: ['ce que j’espère', 'une possibilité parmi d’autres', 'pas pour moi'],
  },
  'living-together': {
    question: 'J’aimerais vivre à deux',
    answers: ['en moins d’un an', 'après quelques années', 'plutôt jamais'],
  },
  'looking-for': {
    question: 'Ce que j’espère trouver ici, c’est',
    answers: [
      'une relation durable',
      'une histoire qui prend son temps',
      'quelque chose de léger',
      'je ne sais pas encore',
    ],
  },
  exclusive: {
    question: 'L’exclusivité dans un couple, c’est',
    answers: ['essentiel pour moi', 'ma préférence', 'pas ce que je cherche'],
  },
  'text-often': {
    question: 'Pour faire connaissance, j’aime écrire',
    answers: ['toute la journée', 'une ou deux fois par jour', 'juste pour s’organiser'],
  },
  'first-meeting': {
    question: 'J’aime qu’on se voie en vrai',
    answers: ['au bout de quelques jours', 'après une semaine ou deux', 'quand on se connaît bien'],
  },
  'first-meeting-where': {
    question: 'Une première rencontre, c’est mieux',
    answers: ['autour d’un café', 'autour d’un verre', 'en balade', 'autour d’une activité'],
  },
  'who-pays': {
    question: 'Au premier rendez-vous',
    answers: ['on partage l’addition', 'qui invite paie', 'on paie à tour de rôle'],
  },
  argue: {
    question: 'Quand on n’est pas d’accord, je préfère',
    answers: ['en parler tout de suite', 'attendre le lendemain', 'laisser couler'],
  },
  sorry: {
    question: 'Après une dispute, je m’excuse',
    answers: ['facilement', 'quand je vois que j’avais tort', 'difficilement'],
  },
  jealous: {
    question: 'Chez moi, la jalousie',
    answers: ['est rare', 'arrive parfois', 'vient vite'],
  },
  'alone-time': {
    question: 'J’ai besoin de temps pour moi',
    answers: ['tous les jours', 'toutes les semaines', 'rarement'],
  },
  'friends-ex': {
    question: 'Garder son ex parmi ses amis',
    answers: ['ça me va', 'ça me va après un temps', 'c’est une mauvaise idée'],
  },
  affection: {
    question: 'La tendresse en public',
    answers: ['j’adore', 'oui, avec modération', 'ce n’est pas pour moi'],
  },
  'love-said': {
    question: 'Ce que je ressens, je le dis',
    answers: ['librement', 'au bon moment', 'plutôt par mes gestes'],
  },
  surprise: {
    question: 'Les surprises, c’est',
    answers: ['un bonheur', 'bien à petite dose', 'à éviter'],
  },
  birthdays: {
    question: 'Mon anniversaire, c’est',
    answers: ['l’occasion de faire la fête', 'en petit comité', 'un jour comme un autre'],
  },
  'money-save': {
    question: 'Côté argent, mon style, c’est',
    answers: ['la prudence', 'l’équilibre', 'la générosité sans compter'],
  },
  'money-share': {
    question: 'Dans un couple, l’argent',
    answers: ['se partage', 'se partage en partie', 'c’est chacun le sien'],
  },
  'work-meaning': {
    question: 'Mon travail, c’est',
    answers: ['une vocation', 'quelque chose que j’aime', 'ce qui paie le loyer'],
  },
  'work-hours': {
    question: 'Le travail peut prendre',
    answers: ['tout le temps qu’il faut', 'une place raisonnable', 'le moins de place possible'],
  },
  ambition: {
    question: 'Dans dix ans, j’aimerais',
    answers: ['avoir fait du chemin', 'vivre un peu comme maintenant', 'faire tout autre chose'],
  },
  'move-for-love': {
    question: 'Par amour, je déménagerais',
    answers: ['dans un autre pays', 'dans une autre ville', 'nulle part'],
  },
  'travel-how': {
    question: 'Je préfère voyager',
    answers: ['avec un programme', 'avec une vague idée', 'sans rien prévoir'],
  },
  'travel-where': {
    question: 'Les vacances parfaites, c’est',
    answers: ['à la montagne', 'à la mer', 'en ville', 'à la maison'],
  },
  camping: {
    question: 'Dormir sous la tente, c’est',
    answers: ['la liberté', 'bien pour une nuit', 'hors de question'],
  },
  'city-country': {
    question: 'J’aimerais vivre',
    answers: ['dans une grande ville', 'dans une petite ville', 'à la campagne'],
  },
  nature: {
    question: 'J’ai besoin d’être dehors',
    answers: ['tous les jours', 'toutes les semaines', 'de temps en temps'],
  },
  religion: {
    question: 'La foi',
    answers: ['est au centre de ma vie', 'a une place discrète', 'ne fait pas partie de ma vie'],
  },
  'religion-partner': {
    question: 'Aimer quelqu’un d’une autre croyance',
    answers: ['aucun souci', 'oui, dans le respect', 'ce serait difficile'],
  },
  spiritual: { question: 'Les horoscopes, c’est', answers: ['révélateur', 'amusant', 'du vent'] },
  politics: { question: 'La politique', answers: ['je m’y engage', 'je la suis', 'je l’évite'] },
  'politics-differ': {
    question: 'Un couple aux idées politiques différentes',
    answers: ['ça marche', 'ça marche jusqu’à un certain point', 'pas pour moi'],
  },
  climate: {
    question: 'Pour le climat, je change mes habitudes',
    answers: ['beaucoup', 'un peu', 'à peine'],
  },
  news: {
    question: 'Je suis l’actualité',
    answers: ['toute la journée', 'une fois par jour', 'le moins possible'],
  },
  phone: {
    question: 'À table, le téléphone',
    answers: ['se range', 'se pose face cachée', 'ne me gêne pas'],
  },
  'social-media': {
    question: 'Ma vie en ligne est',
    answers: ['publique', 'réservée à mes proches', 'presque inexistante'],
  },
  reading: { question: 'Je lis', answers: ['tout le temps', 'en vacances', 'presque jamais'] },
  music: {
    question: 'La musique à la maison',
    answers: ['il y en a toujours', 'quand j’en ai envie', 'c’est rare'],
  },
  dancing: {
    question: 'Quand ça danse, je',
    answers: ['me lance en premier', 'suis le mouvement', 'garde les manteaux'],
  },
  films: {
    question: 'Les films, c’est mieux',
    answers: ['au cinéma', 'dans le canapé', 'sans moi'],
  },
  games: {
    question: 'Les jeux de société, c’est',
    answers: ['une super soirée', 'bien de temps en temps', 'une torture'],
  },
  humour: {
    question: 'Mon humour, c’est plutôt',
    answers: ['pince-sans-rire', 'potache', 'tendre', 'noir'],
  },
  teasing: {
    question: 'Se taquiner',
    answers: ['c’est ma façon d’aimer', 'oui, gentiment', 'pas pour moi'],
  },
  punctual: {
    question: 'Aux rendez-vous, j’arrive',
    answers: ['en avance', 'à l’heure', 'dans cinq minutes, promis'],
  },
  decisions: {
    question: 'Je prends mes décisions',
    answers: ['vite', 'après réflexion', 'après avoir demandé à tout le monde'],
  },
  risk: {
    question: 'Prendre des risques',
    answers: ['volontiers', 'quand ça vaut le coup', 'à contrecœur'],
  },
  lies: {
    question: 'Un petit mensonge pour ne pas blesser, c’est',
    answers: ['gentil', 'parfois juste', 'un mensonge quand même'],
  },
  'family-close': {
    question: 'Je parle à ma famille',
    answers: ['tous les jours', 'toutes les semaines', 'pour les fêtes', 'presque jamais'],
  },
  'family-meet': {
    question: 'Présenter quelqu’un à ma famille',
    answers: ['vite', 'quand c’est sérieux', 'le plus tard possible'],
  },
  strangers: {
    question: 'Là où je ne connais personne, je',
    answers: ['parle à tout le monde', 'cherche une personne à qui parler', 'repère la sortie'],
  },
  learning: {
    question: 'J’apprends de nouvelles choses',
    answers: ['tout le temps', 'quand j’en ai besoin', 'quand il le faut vraiment'],
  },
  'sleep-cool': {
    question: 'La nuit, la fenêtre est',
    answers: ['ouverte', 'entrouverte', 'fermée'],
  },
  'share-bed': {
    question: 'Dormir ensemble toutes les nuits, c’est',
    answers: ['le bonheur', 'bien, avec deux couettes', 'surfait'],
  },
  'second-chance': {
    question: 'Quelqu’un qui me déçoit a droit à',
    answers: ['une seconde chance', 'une chance, si on me la demande', 'rien du tout'],
  },
  'health-care': {
    question: 'Avec 39 de fièvre, j’ai besoin',
    answers: ['qu’on s’occupe de moi', 'qu’on prenne de mes nouvelles', 'qu’on me laisse au calme'],
  },
  festivals: {
    question: 'La foule d’un festival, c’est',
    answers: ['la moitié du plaisir', 'supportable', 'un cauchemar'],
  },
  gifts: {
    question: 'Le plus beau cadeau, c’est',
    answers: ['du temps à deux', 'quelque chose de fait main', 'ce dont je rêve depuis longtemps'],
  },
  apart: {
    question: 'Quelques semaines à distance, c’est',
    answers: ['facile', 'dur, mais ça va', 'trop long'],
  },
};
