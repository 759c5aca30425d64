import type { CheckEnd, CheckRefusal } from '../../photo-checks/outcomes.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly sentence: string;
}

export const refusalTexts: Readonly<Record<CheckRefusal, Texts>> = {
  'different-person': {
    label: 'Autre personne',
    sentence: 'La personne sur l’image semble être une autre que sur tes photos.',
  },
  'picture-of-picture': {
    label: 'Photo d’une photo ou d’un écran',
    sentence: 'L’image semble montrer une photo ou un écran, pas l’instant présent.',
  },
  pose: { label: 'Pose non faite', sentence: 'L’image montre une autre pose que celle demandée.' },
  'face-hidden': { label: 'Visage non visible', sentence: 'On ne voit pas assez bien ton visage.' },
  minor: {
    label: 'Semble avoir moins de 18 ans',
    sentence: 'Tu sembles avoir moins de 18 ans. Notre équipe examine ton compte.',
  },
};

export const endTexts: Readonly<Record<CheckEnd, string>> = {
  photo: 'Ta photo principale a changé depuis la vérification.',
  name: 'Ton prénom a changé depuis la vérification.',
  age: 'Ta date de naissance a changé depuis la vérification.',
};
