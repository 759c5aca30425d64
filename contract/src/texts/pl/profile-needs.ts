import type { ProfileNeed } from '../../profiles/needs.ts';

export const profileNeedTexts: Readonly<Record<ProfileNeed, string>> = {
  firstName: 'Podaj swoje imię.',
  dateOfBirth: 'Podaj datę urodzenia.',
  gender: 'Wybierz swoją płeć.',
  'lookingFor.genders': 'Wybierz, kogo chcesz poznać.',
  'lookingFor.minAge': 'Wybierz wiek minimalny.',
  'lookingFor.maxAge': 'Wybierz wiek maksymalny.',
  location: 'Podaj swoje miasto.',
  profilePicture: 'Dodaj swoje zdjęcie.',
};
