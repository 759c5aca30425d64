import { interestGroups } from '@kindred/contract/texts/fr/interests';
import type { DealBreaker } from '@kindred/contract/profiles/limits';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/profile-fields.ts';

export const messages: Translated<typeof en> = {
  stale: (now: string[]) =>
    `Ceci a été modifié ailleurs. ${now.join(' ')} Tes modifications sont toujours là. Enregistre à nouveau pour remplacer.`,
  onOff: { on: 'activé', off: 'désactivé' },
  nowIs: (field: string, value: string) => `${field}, valeur actuelle : ${value}.`,
  interestGroups,
  groupNames: {
    outdoors: 'Plein air',
    moving: 'Bouger',
    food: 'À table',
    music: 'Musique',
    arts: 'Arts',
    home: 'À la maison',
    world: 'Le monde',
  },
  underAge: {
    title: 'Cette date est-elle exacte ?',
    about: (day: string, age: number, least: number) =>
      `Tu as indiqué le ${day}, ce qui te donne ${age} ans. Il faut avoir au moins ${least} ans pour utiliser ce service, et nous supprimons les comptes des plus jeunes.`,
    close: 'Fermer',
    change: 'Corriger la date',
    right: 'Elle est exacte. Supprimer mon compte',
  },
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    lastNameWhy: 'Facultatif. Les autres membres ne le voient jamais.',
    dateOfBirth: 'Date de naissance',
    dateOfBirthWhy: 'Il faut avoir 18 ans ou plus. Les autres voient ton âge, jamais la date.',
    gender: 'Genre',
    noGender: 'Choisis-en un.',
    ownWords: 'Avec mes propres mots',
    ownGender: 'Comment tu décris ton genre',
    sought: 'J’aimerais rencontrer',
    noneSought: 'Choisis au moins un genre.',
    minAge: 'Âge minimum',
    maxAge: 'Âge maximum',
    agesReversed: 'Indique un âge au moins égal à « Âge minimum ».',
    ageRange: (from: number, to: number) => `Indique un âge de ${from} à ${to} ans.`,
    maxDistance: 'Distance maximum',
    bothWaysAbout: 'Sinon, tu vois aussi des personnes qui cherchent quelqu’un d’autre.',
    dealBreakers: 'Non négociable',
    dealBreakersAbout: 'Nous ne proposons jamais de changer ces critères',
    city: 'Ville',
    cityHint: 'Commence à écrire, puis choisis ta ville.',
    noCity: 'Choisis ta ville dans la liste.',
    places: 'Villes correspondantes',
    noPlaces: 'Aucune ville trouvée. Essaie une plus grande ville à proximité.',
    here: 'Utiliser ma position',
    hereFailed: 'Impossible d’obtenir ta position. Saisis plutôt ta ville.',
    bio: 'À propos de moi',
    interests: 'Centres d’intérêt',
    prompts: 'Accroches',
    promptEmpty: 'Écris une réponse, ou retire cette accroche.',
  },
  dealBreakers: {
    ages: 'L’âge',
    distance: 'La distance',
    bothWays: 'Me cherche aussi',
  } satisfies Record<DealBreaker, string>,
};
