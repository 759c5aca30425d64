import { decisionTexts, timedTexts } from '@kindred/contract/texts/fr/decisions';
import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/decide.ts';

const days = (number: number) =>
  `${formatNumber(number)} ${plural(number, { one: 'jour', other: 'jours' })}`;

export const messages: Translated<typeof en> = {
  bar: 'Décider',
  dismiss: 'Classer',
  resolve: 'Résoudre',
  timed: timedTexts,
  length: days,
  reply: 'Répondre',
  note: 'Note',
  escalate: 'Transmettre',
  deescalate: 'Annuler la transmission',
  more: 'Plus',
  rule: 'Règle',
  usual: 'La mesure habituelle',
  reads: (name: string) => `${name} lira :`,
  removeThis: 'Retirer',
  take: 'Prendre en charge',
  takeOver: 'Reprendre le dossier',
  release: 'Libérer',
  sendOnly: 'Envoyer sans décider',
  sent: 'Réponse envoyée.',
  keys: 'Raccourcis clavier',
  closed: 'Une décision a été prise : ce dossier est clos.',
  held: (name: string | null) => `${name ?? 'Quelqu’un de l’équipe'} traite ce dossier.`,
  noMessage: 'Aucun signalement ne contient de message à retirer.',
  answerOnly:
    'La décision sur ce dossier revient à la modération. Vous pouvez répondre, prendre des notes et le transmettre.',
  answer: {
    to: (reports: number) =>
      reports > 1
        ? `Réponse à ${formatNumber(reports)} signalements`
        : 'Réponse à la personne qui a signalé',
    theReporter: 'La personne qui a signalé',
    about: 'Le nom et le numéro du signalement sont complétés pour chaque destinataire.',
    noOne: 'Il n’y a personne à qui répondre.',
    leave: 'Échap quitte le champ.',
    canned: 'Réponse type',
    choose: 'Réponses types',
    none: 'Aucune réponse. Seule l’issue est communiquée.',
    opens: 'S’ouvre avec l’action que vous choisissez.',
    beforeAction: 'Envoyée avec l’action que vous choisissez.',
    usual: 'Si vous laissez ce champ vide, la réponse habituelle de l’action est envoyée.',
    sends: (action: string, answer: string) =>
      answer
        ? `« ${action} » envoie : ${answer}`
        : `« ${action} » n’envoie pas de réponse, seulement l’issue.`,
  },
  panel: {
    label: (what: string) => `Détails : ${what}`,
    reason: 'Motif',
    theMember: 'Le membre',
    reasonAbout: 'Le membre lit ce texte dans l’appli et par e-mail.',
    reasonOfBan:
      'Le membre lit ce texte dans l’appli et par e-mail. Appuyez sur Entrée après l’avoir relu.',
    about: 'De quoi s’agit-il',
    canned: 'Motif type',
    choose: 'Motifs types',
    days: 'Durée',
    photo: 'Photo à retirer',
    nthPhoto: (number: number) => `Photo ${number}`,
    noPhotos: 'Ce membre n’a pas de photo.',
    field: 'Texte à retirer',
    fields: { bio: 'Présentation', prompts: 'Accroches', fields: 'Champs du site' },
    message: 'Message à retirer',
    messageAbout: 'Choisissez-en un autre dans la conversation.',
    details: 'Fondement',
    andAnswer: (action: string, reporters: number) =>
      reporters > 1
        ? `${action} et répondre à ${formatNumber(reporters)} signalements`
        : `${action} et répondre`,
    cancel: 'Annuler',
    missing: {
      isGroundOpen: 'Choisissez de quoi il s’agit.',
      outcomes: 'Choisissez au moins un signalement.',
      reason: 'Indiquez un motif.',
      law: 'Citez la loi.',
      publicId: 'Choisissez une photo.',
      message: 'Choisissez un message.',
    },
  },
  decisions: decisionTexts,
  undo: 'Annuler',
  tooLate: 'Messages envoyés',
  hide: 'Masquer',
  undoing: (name: string) => `Annulation de la décision : ${name}…`,
  waits: {
    deciding: 'Envoi de la décision…',
    undoing: 'Annulation de la décision…',
    reading: 'Rechargement du dossier…',
  },
  unread: (why: string) =>
    `Le dossier n’a pas pu être rechargé : aucune décision n’est possible pour le moment. ${why}`,
  again: 'Réessayer',
  undone: (name: string) => `Décision annulée : ${name}.`,
  failed: (name: string, why: string) => `Décision non prise : ${name}. ${why}`,
  undoFailed: (name: string, why: string) => `Annulation impossible : ${name}. ${why}`,
  openCase: 'Ouvrir le dossier',
  service: (id: string) => `dossier ${id}`,
  fresh: 'Nouveau',
};
