import type { ProfileNeed } from '../../profiles/needs.ts';

export const profileNeedTexts: Readonly<Record<ProfileNeed, string>> = {
  firstName: 'Escribe tu nombre.',
  dateOfBirth: 'Indica tu fecha de nacimiento.',
  gender: 'Elige tu género.',
  'lookingFor.genders': 'Elige a quién te gustaría conocer.',
  'lookingFor.minAge': 'Elige una edad mínima.',
  'lookingFor.maxAge': 'Elige una edad máxima.',
  location: 'Indica tu ciudad.',
  profilePicture: 'Añade una foto tuya.',
};
