import { decisionTexts } from '@kindred/contract/texts/fr/decisions';
import { de } from '@kindred/contract/texts/fr/elision';
import type { Translated } from '@kindred/contract/texts/translated';
import type { Appeal, AppealState } from '@kindred/contract/desk/appeals';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { formatDate, formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/appeals.ts';

const states: Record<AppealState, string> = {
  waiting: 'En attente',
  upheld: 'Maintenues',
  'partly-reversed': 'Annulées en partie',
  reversed: 'Annulées',
  changed: 'Annulées, en tout ou partie',
  all: 'Toutes',
};

const outcomes: Record<AppealOutcome, string> = {
  upheld: 'Maintenir',
  'partly-reversed': 'Annuler en partie',
  reversed: 'Annuler',
};

const submit: Record<AppealOutcome, string> = {
  upheld: 'Maintenir la décision',
  'partly-reversed': 'Annuler en partie',
  reversed: 'Annuler la décision',
};

const unnamed = 'Une personne sans nom';
const inSentence = (name: string) => (name === unnamed ? 'une personne sans nom' : name);

function effect(
  party: Appeal['party'],
  outcome: AppealOutcome,
  /** The new end of a suspension or ban; null if there is none, or it isn't known yet. */
  until: { readonly at: Date | null } | null,
) {
  if (outcome === 'upheld') return 'La décision reste inchangée.';
  if (party === 'reporter') return 'Le signalement est rouvert et retourne dans la file.';
  if (outcome === 'reversed')
    return 'Tous les effets de la décision sont annulés, et son manquement ne compte plus. Si elle avait arrêté le renouvellement de Premium, il est rétabli. L’e-mail dit ce qui est rétabli.';
  if (!until) return 'Le manquement ne compte plus. Le reste de la décision demeure.';
  const { at } = until;
  if (!at) return 'Le compte rouvre plus tôt. Le manquement compte toujours.';
  return at <= new Date()
    ? 'Le compte rouvre maintenant, et le manquement compte toujours. Si la décision avait arrêté le renouvellement de Premium, il est rétabli. L’e-mail le dit.'
    : `Le compte rouvre le ${formatSiteDate(at.toISOString())}, comme le dit l’e-mail, et le manquement compte toujours. Le renouvellement de Premium reste inchangé.`;
}

export const messages: Translated<typeof en> = {
  title: 'Réclamations',
  about: 'Vous ne pouvez pas statuer sur une réclamation contre votre propre décision.',
  show: 'Afficher',
  loading: 'Chargement des réclamations…',
  failed: 'Impossible de charger les réclamations',
  again: 'Réessayer',
  noneWaiting: 'Aucune réclamation en attente.',
  none: 'Aucune réclamation avec cette issue.',
  more: 'Afficher plus',
  states,
  counted: (state: AppealState, count: number) =>
    count > 0 ? `${states[state]} ${formatNumber(count)}` : states[state],
  outcomes,
  submit,
  effect,
  unnamed,
  colleague: 'Quelqu’un qui a quitté l’équipe',
  heading: (name: string, party: Appeal['party'], action: DecisionAction) =>
    party === 'reporter'
      ? `${name} conteste le classement de son signalement`
      : `${name} conteste ${decisionTexts[action].noun}`,
  decided: (name: string, at: string) => `${name}, ${formatDate(at, { timeStyle: 'short' })}`,
  answered: (name: string, at: string | null) => `${name}${at ? `, ${formatDate(at)}` : ''} :`,
  facts: {
    decided: 'Décision prise par',
    until: 'Jusqu’au',
    reason: 'Motif',
    written: 'Texte d’origine',
    ground: 'Fondement',
    note: 'Note pour l’équipe',
    report: 'Signalement',
    reversed: 'Annulée le',
  },
  waitsFor: {
    colleague:
      'Vous avez pris cette décision. Quelqu’un d’autre dans l’équipe statue sur la réclamation.',
    administrator:
      'Ceci concerne quelqu’un de l’équipe. L’administration statue sur la réclamation.',
  },
  openPerson: 'Voir le compte',
  openPersonOf: (name: string) => `Voir le compte ${de(inSentence(name))}`,
  openCase: 'Ouvrir le dossier',
  openCaseOf: (reference: string) => `Ouvrir le dossier #${reference}`,
  decide: 'Statuer',
  decideOf: (name: string) => `Statuer sur la réclamation ${de(inSentence(name))}`,
  outcome: 'Issue',
  days: 'Nombre total de jours, depuis la première décision',
  answer: 'Réponse',
  answerAbout: 'La personne lit ce texte. Dites ce que vous avez examiné et pourquoi.',
  answerMissing: 'Écrivez une réponse',
  cancel: 'Fermer',
};
