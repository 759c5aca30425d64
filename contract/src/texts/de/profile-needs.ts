import type { ProfileNeed } from '../../profiles/needs.ts';

export const profileNeedTexts: Readonly<Record<ProfileNeed, string>> = {
  firstName: 'Gib deinen Vornamen ein.',
  dateOfBirth: 'Gib dein Geburtsdatum ein.',
  gender: 'Wähle dein Geschlecht aus.',
  'lookingFor.genders': 'Wähle aus, wen du kennenlernen möchtest.',
  'lookingFor.minAge': 'Wähle ein Mindestalter.',
  'lookingFor.maxAge': 'Wähle ein Höchstalter.',
  location: 'Gib deine Stadt ein.',
  profilePicture: 'Füge ein Foto von dir hinzu.',
};
