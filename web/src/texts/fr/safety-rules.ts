import type { ShippedRule } from '@kindred/contract/site/shipped-rules';
import type { Signal } from '@kindred/contract/site/safety-rules';

const names: Readonly<Record<ShippedRule, string>> = {
  link: 'Liens écrits en toutes lettres',
  elsewhere: 'Offres sur un autre site',
  messenger: 'Autre messagerie ou numéro',
  'paid-dates': 'Rendez-vous payants',
  script: "Phrases d'arnaques sentimentales",
  'quick-money': 'Argent facile',
  insult: 'Insultes',
  demand: 'Demandes sexuelles',
  disguise: 'Mots déguisés',
  'same-text': 'Le même texte à beaucoup',
  'new-people': 'Beaucoup de nouvelles personnes en une heure',
  likes: 'Beaucoup de likes',
  'banned-photo': "Photo d'un membre banni",
  'changed-profile': 'Profil modifié juste avant',
  reports: 'Signalements de membres fiables',
};

const signals: Readonly<Record<Signal, string>> = {
  words: 'Des mots dans le message',
  link: 'Une adresse en toutes lettres ou un de ces sites',
  contact: "Un numéro en toutes lettres ou un autre moyen d'écrire",
  disguise: "Un mot déguisé d'une autre règle",
  'same-text': 'Le même texte, ou presque, à plusieurs personnes en une semaine',
  'new-people': 'Nouvelles personnes en une heure',
  likes: 'Likes depuis hier',
  'banned-photo': "Une photo identique à celle d'un membre banni",
  'changed-profile': 'Photo ou âge modifiés dans ces heures',
  reports: 'Signalements sur 30 jours, pesés selon les précédents de leur auteur',
};

/** The rules about first messages: their names, and the words of the office. */
export const messages = {
  levels: {
    noteFrom: 'Il compte dans les chiffres des règles, et rien d’autre ne se passe.',
    slowFrom: 'Pendant un jour, il ne peut écrire qu’à peu de nouvelles personnes par heure.',
    holdFrom: 'Ses messages aux nouvelles personnes attendent que l’équipe l’ait examiné.',
    peopleAnHour: 'Les nouvelles personnes sont celles qui n’ont pas encore répondu.',
    youngDays:
      'Les faux profils écrivent à beaucoup de monde les premiers jours. 0 désactive la limite.',
    youngPeople:
      'Elle prend fin plus tôt si quelqu’un répond ou si les photos sont vérifiées. Le membre en est informé.',
  },
  names,
  signals,
  about:
    "Ces règles regardent les messages à des personnes qui n'ont pas encore répondu. Chacune ajoute des points pour chaque personne concernée. Aucune règle ne bannit : des membres de votre équipe examinent les comptes retenus. Si vous publiez sans une règle, tous ceux qu'elle seule retenait sont libérés.",
  list: 'Règles',
  on: 'Active',
  weight: 'Points par personne',
  most: 'Compte pour au plus tant de personnes',
  from: 'Compte à partir de',
  units: { people: 'personnes', likes: 'likes', hours: 'heures', percent: 'pour cent' },
  words: (language: string) => `Mots en ${language}`,
  wordsAbout: "Un par ligne. Une étoile remplace la fin d'un mot, un dièse un nombre.",
  name: 'Nom',
  remove: 'Supprimer la règle',
  add: 'Ajouter une règle avec des mots',
  newName: 'Nouvelle règle',
  noWords: "Cette règle n'a pas de mots.",
  edit: 'Modifier',
  done: 'Fermer',
  figures: ({
    members,
    held,
    upheld,
    errors,
  }: Readonly<Record<'members' | 'held' | 'upheld' | 'errors', number>>) =>
    `Ce mois : ${members} membres, ${held} ralentis ou retenus, ${upheld} confirmés, ${errors} libérés par erreur de la règle`,
  noFigures: 'Ce mois : rien trouvé',
  tryOut: {
    title: 'Essayer un message',
    about: "Que compterait ce message ? Il n'est envoyé nulle part.",
    field: 'Message',
    none: "Aucune règle n'y trouve rien.",
    found: (rule: string, points: number) => `${rule} : ${points} points`,
    sum: (points: number, effect: string) =>
      `${points} points pour chaque destinataire. Pour trois personnes : ${effect}.`,
    effects: {
      none: 'rien ne se passe',
      note: 'le compte est noté',
      slow: 'le compte est ralenti',
      hold: 'ses premiers messages attendent',
    },
  },
};
