import type { CheckEnd, CheckRefusal } from '../../photo-checks/outcomes.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly sentence: string;
}

export const refusalTexts: Readonly<Record<CheckRefusal, Texts>> = {
  'different-person': {
    label: 'Andere Person',
    sentence: 'Die Person auf dem Bild scheint jemand anderes zu sein als auf deinen Fotos.',
  },
  'picture-of-picture': {
    label: 'Foto von einem Foto oder Bildschirm',
    sentence: 'Das Bild scheint ein Foto oder einen Bildschirm zu zeigen, nicht den Augenblick.',
  },
  pose: {
    label: 'Pose nicht gemacht',
    sentence: 'Das Bild zeigt eine andere Pose als die, um die wir gebeten haben.',
  },
  'face-hidden': {
    label: 'Gesicht nicht zu sehen',
    sentence: 'Dein Gesicht ist nicht gut genug zu sehen.',
  },
  minor: {
    label: 'Wirkt unter 18',
    sentence: 'Du wirkst jünger als 18. Unser Team sieht sich dein Konto an.',
  },
};

export const endTexts: Readonly<Record<CheckEnd, string>> = {
  photo: 'Dein Hauptfoto hat sich seit dem Check geändert.',
  name: 'Dein Name hat sich seit dem Check geändert.',
  age: 'Dein Geburtsdatum hat sich seit dem Check geändert.',
};
