import type { ProfileNeed } from '../../profiles/needs.ts';

export const profileNeedTexts: Readonly<Record<ProfileNeed, string>> = {
  firstName: 'Informe seu nome.',
  dateOfBirth: 'Informe sua data de nascimento.',
  gender: 'Escolha seu gênero.',
  'lookingFor.genders': 'Escolha quem você quer conhecer.',
  'lookingFor.minAge': 'Escolha uma idade mínima.',
  'lookingFor.maxAge': 'Escolha uma idade máxima.',
  location: 'Informe sua cidade.',
  profilePicture: 'Adicione uma foto sua.',
};
