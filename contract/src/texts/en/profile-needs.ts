import type { ProfileNeed } from '../../profiles/needs.ts';

export const profileNeedTexts: Readonly<Record<ProfileNeed, string>> = {
  firstName: 'Enter your first name.',
  dateOfBirth: 'Enter your date of birth.',
  gender: 'Choose your gender.',
  'lookingFor.genders': "Choose who you'd like to meet.",
  'lookingFor.minAge': 'Choose a minimum age.',
  'lookingFor.maxAge': 'Choose a maximum age.',
  location: 'Enter your city.',
  profilePicture: 'Add a photo of yourself.',
};
