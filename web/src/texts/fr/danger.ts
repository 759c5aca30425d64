import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/danger.ts';

export const messages: Translated<typeof en> = {
  title: 'Danger vital',
  about:
    'Si la vie ou la sécurité de quelqu’un peut être en danger, contactez d’abord la police du lieu où se trouve cette personne, puis consignez ici ce que vous avez communiqué. Seule l’équipe voit ces comptes rendus, qui ne peuvent pas être supprimés.',
  loading: 'Chargement des comptes rendus…',
  failed: 'Impossible de charger les comptes rendus',
  again: 'Réessayer',
  none: 'Aucun compte rendu pour le moment. Vous pouvez en ajouter depuis un dossier.',
  noneOfCase: 'Aucun compte rendu pour ce dossier.',
  more: 'Afficher plus',
  newRecord: (reference: string) => `Nouveau compte rendu pour le dossier #${reference}`,
  openCase: (reference: string) => `Ouvrir le dossier #${reference}`,
  person: (name: string) => `Sur ${name}`,
  unnamed: 'une personne sans nom',
  suspicion: 'Ce que vous soupçonnez',
  suspicionAbout: 'Qui peut être en danger, de quoi il s’agit et comment vous le savez.',
  to: 'Communiqué à',
  toAbout: 'Le poste de police, le tribunal ou l’unité d’Europol.',
  passedWhat: 'Éléments communiqués',
  passedWhatAbout: 'Par exemple des messages, le profil ou une adresse IP.',
  passedAt: 'Communiqué le',
  referenceField: 'Leur numéro de référence, si vous en avez un',
  reference: 'Numéro de référence',
  recordedBy: 'Consigné par',
  colleague: 'Quelqu’un qui a quitté l’équipe',
  save: 'Enregistrer',
  close: 'Fermer',
  saved: 'Le compte rendu est enregistré.',
};
