import type { CheckEnd, CheckRefusal } from '../../photo-checks/outcomes.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly sentence: string;
}

export const refusalTexts: Readonly<Record<CheckRefusal, Texts>> = {
  'different-person': {
    label: 'Inna osoba',
    sentence: 'Osoba na zdjęciu z weryfikacji wygląda na kogoś innego niż na zdjęciach w profilu.',
  },
  'picture-of-picture': {
    label: 'Zdjęcie zdjęcia lub ekranu',
    sentence: 'Wygląda na to, że pokazuje zdjęcie albo ekran, a nie chwilę obecną.',
  },
  pose: {
    label: 'Poza niewykonana',
    sentence: 'Zdjęcie pokazuje inną pozę niż ta, o którą prosimy.',
  },
  'face-hidden': {
    label: 'Nie widać twarzy',
    sentence: 'Nie widać wystarczająco dobrze twojej twarzy.',
  },
  minor: {
    label: 'Wygląda na mniej niż 18 lat',
    sentence: 'Wyglądasz na mniej niż 18 lat. Nasz zespół ogląda twoje konto.',
  },
};

export const endTexts: Readonly<Record<CheckEnd, string>> = {
  photo: 'Twoje zdjęcie główne zmieniło się od czasu weryfikacji.',
  name: 'Twoje imię zmieniło się od czasu weryfikacji.',
  age: 'Twoja data urodzenia zmieniła się od czasu weryfikacji.',
};
