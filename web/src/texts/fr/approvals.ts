import { reasonTexts } from '@kindred/contract/texts/fr/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approvals.ts';

export const messages: Translated<typeof en> = {
  title: 'Nouveaux membres',
  about:
    'Ces personnes ne voient personne et ne sont vues de personne tant que vous ne les avez pas approuvées. Celles qui attendent depuis le plus longtemps viennent en premier.',
  keys: 'Touches : A approuve, R refuse, J et K passent de l’une à l’autre.',
  loading: 'Chargement des nouveaux membres...',
  failed: 'Erreur de chargement des nouveaux membres',
  again: 'Réessayer',
  show: 'Afficher',
  waiting: 'En attente',
  refused: 'Refusés',
  none: 'Personne n’attend.',
  noneRefused: 'Personne n’est refusé.',
  more: 'Afficher plus',
  unnamed: 'Pas encore de nom',
  approve: 'Approuver',
  refuse: 'Refuser',
  cancel: 'Annuler',
  refuseTitle: 'Refuser ce membre',
  refuseAbout:
    'La personne lit la raison et ce que vous écrivez ; elle peut modifier son profil et redemander.',
  reason: 'Raison',
  words: 'Avec vos mots',
  openFile: 'Ouvrir le dossier',
  answers: 'Réponses et textes',
  noInvitation: 'Sans invitation',
  earlier: 'Déjà refusé :',
  since: (asked: string, joined: string) => `En attente depuis ${asked}, inscription le ${joined}`,
  byPartner: (name: string) => `Avec le code de ${name}`,
  byMember: (name: string) => `Avec l’invitation de ${name}`,
  aMember: 'un membre',
  photo: (name: string, number: number) => `Photo ${number} de ${name}`,
  decided: (count: number) => (count === 1 ? '1 décision prise' : `${count} décisions prises`),
  says: 'Message :',
  reasons: reasonTexts,
};
