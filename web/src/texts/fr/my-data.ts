import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/my-data.ts';

export const messages: Translated<typeof en> = {
  title: 'Tes données',
  about: (email: string) =>
    `Ce fichier contient les données du compte ${email}. Garde-le à l’abri des regards.`,
  reading: 'Ouverture du lien…',
  done: 'Le téléchargement a commencé.',
  settings: 'Aller aux réglages',
  fetch: 'Télécharger le fichier',
  fetching: 'Téléchargement…',
};
