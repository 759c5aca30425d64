import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/announcements.ts';

export const messages: Translated<typeof en> = {
  title: 'Annonces',
  about:
    'Écrivez aux membres dans l’app, et par e-mail à qui l’a demandé. Chaque personne la reçoit dans sa langue, sinon dans la langue principale du site.',
  loading: 'Chargement des annonces...',
  failed: 'Erreur de chargement des annonces',
  again: 'Réessayer',
  none: 'Aucune annonce pour le moment.',
  more: 'Afficher plus',
  write: 'Nouvelle annonce',
  language: 'Langue du texte',
  heading: 'Titre',
  text: 'Texte',
  textAbout: 'Texte simple. Une ligne vide commence un paragraphe.',
  segment: 'Destinataires',
  segmentLanguage: 'Langue',
  everyone: 'Tout le monde',
  country: 'Pays',
  everywhere: 'Partout',
  tier: 'Abonnement',
  joinedSince: 'Membre depuis',
  activeDays: 'Actif dans les derniers jours',
  activeAbout: 'Vide : tout le monde.',
  when: 'Envoyer le',
  whenAbout: 'Vide : maintenant.',
  test: 'M’envoyer un test',
  tested: 'Le test est dans l’app et dans votre boîte de réception.',
  send: 'Envoyer',
  stop: 'Arrêter',
  by: 'Écrit par',
  back: 'Recommencer',
  tiers: { all: 'Tout le monde', free: 'Sans premium', premium: 'Avec premium' },
  states: {
    scheduled: 'Planifiée',
    sending: 'Envoi en cours',
    sent: 'Envoyée',
    stopped: 'Arrêtée',
  },
  counted: (members: string, mailed: string) =>
    `${members} membres la reçoivent, dont ${mailed} aussi par e-mail`,
  delivered: (delivered: string, counted: string, mailed: string) =>
    `Remise à ${delivered} membres sur ${counted}, dont ${mailed} aussi par e-mail`,
  sendTo: (count: string) => `Envoyer à ${count} membres`,
};
