import type { ProfileNeed } from '../../profiles/needs.ts';

export const profileNeedTexts: Readonly<Record<ProfileNeed, string>> = {
  firstName: 'Indique ton prénom.',
  dateOfBirth: 'Indique ta date de naissance.',
  gender: 'Choisis ton genre.',
  'lookingFor.genders': 'Choisis qui tu veux rencontrer.',
  'lookingFor.minAge': 'Choisis un âge minimum.',
  'lookingFor.maxAge': 'Choisis un âge maximum.',
  location: 'Indique ta ville.',
  profilePicture: 'Ajoute une photo de toi.',
};
