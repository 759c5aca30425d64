import { reasonTexts } from '@kindred/contract/texts/fr/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approval.ts';

export const messages: Translated<typeof en> = {
  title: 'Ton approbation',
  loading: 'Chargement...',
  failed: 'Erreur de chargement',
  again: 'Réessayer',
  waitingTitle: 'Notre équipe regarde ton profil',
  waitingAbout:
    'Tant qu’il n’est pas approuvé, tu ne vois personne et personne ne te voit. Nous t’écrirons dès que nous aurons décidé. D’ici là, tu peux améliorer ton profil, ajouter des photos et répondre à des questions.',
  notReadyTitle: 'Complète d’abord ton profil',
  notReadyAbout:
    'Notre équipe le regarde une fois ton e-mail confirmé et ton profil complet. Tant qu’il n’est pas approuvé, tu ne vois personne et personne ne te voit.',
  refusedTitle: 'Nous n’avons pas approuvé ton profil',
  refusedAbout:
    'Tu ne vois personne et personne ne te voit. Tu peux modifier ton profil et nous redemander, ou supprimer ton compte dans les réglages.',
  approvedTitle: 'Ton profil est approuvé',
  approvedAbout: 'Tu vois les autres, et ils te voient.',
  noneTitle: 'Rien à attendre',
  noneAbout: 'Tu n’as pas besoin d’approbation.',
  see: 'Voir des personnes',
  teamWrote: 'Notre équipe écrit :',
  profile: 'Modifier mon profil',
  questions: 'Répondre à des questions',
  settings: 'Ouvrir les réglages',
  askTitle: 'Redemande-nous',
  askAbout:
    'Modifie d’abord ce que nous avons indiqué. Notre équipe regarde ensuite ton profil à nouveau. Tu peux ajouter ce que nous devrions savoir.',
  askLabel: 'Que doit savoir notre équipe ?',
  ask: 'Redemander',
  bannerWaiting:
    'Tant que notre équipe n’a pas approuvé ton profil, tu ne vois personne et personne ne te voit.',
  bannerRefused: 'Notre équipe n’a pas approuvé ton profil.',
  more: 'En savoir plus',
  reasons: reasonTexts,
};
