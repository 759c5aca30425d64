import { de } from '@kindred/contract/texts/fr/elision';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/person.ts';

export const messages: Translated<typeof en> = {
  loading: 'Chargement…',
  unknown: 'Ce profil n’est pas disponible',
  unknownText: 'Il a été fermé, mis en pause ou masqué, ou il ne t’est plus montré.',
  onward: 'Aller à Découvrir',
  you: 'Voici comment les autres te voient.',
  toProfile: 'Retour à ton profil',
  online: 'En ligne',
  about: (name: string) => `À propos ${de(name)}`,
  interests: 'Centres d’intérêt',
  youShare: 'En commun',
  also: 'Et aussi',
  back: 'Retour',
  match: (name: string) => `Ton affinité avec ${name}`,
  photos: (name: string) => `Photos ${de(name)}`,
  photo: (name: string, number: number) => `${name}, photo ${number}`,
  previousPhoto: 'Photo précédente',
  nextPhoto: 'Photo suivante',
  photoCount: (number: number, all: number) => `${number} sur ${all}`,
  menu: (name: string) => `Plus d’options : ${name}`,
  reportAbout: 'La personne ne saura pas que le signalement vient de toi.',
  blockAbout: 'Vous ne vous verrez plus.',
  safety: 'Sécurité',
  report: 'Signaler',
  reportPhoto: 'Signaler cette photo',
  block: 'Bloquer',
  blockTitle: (name: string) => `Bloquer ${name} ?`,
  blockText:
    'Vous ne vous verrez plus, et nous n’en dirons rien. Tu peux débloquer la personne dans tes réglages. Un match et sa conversation reviennent alors pour vous deux, ce qui peut révéler le blocage.',
  cancel: 'Annuler',
};
