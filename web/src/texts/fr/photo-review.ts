import { de } from '@kindred/contract/texts/fr/elision';
import { plural } from '@kindred/contract/texts/fr/plural';
import { rejectTexts } from '@kindred/contract/texts/fr/reject-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/photo-review.ts';

export const messages: Translated<typeof en> = {
  title: 'Validation des photos',
  loading: 'Chargement des photos…',
  failed: 'Impossible de charger les photos',
  again: 'Réessayer',
  left: (count: number) =>
    `${formatNumber(count)} ${plural(count, { one: 'photo à valider', other: 'photos à valider' })}`,
  none: 'Tout est traité',
  noneAbout: 'Les nouvelles photos s’affichent ici automatiquement.',
  toReports: 'Voir les signalements ouverts',
  rules: 'Pourquoi des photos sont refusées',
  ruleColumns: ['Motif', 'Ce que lit le membre'],
  others: 'Les photos restantes sont en cours d’examen par l’équipe.',
  strip: 'Photos à valider',
  nth: (number: number) => `Photo ${number}`,
  photo: (name: string) => `Photo ${de(name)}`,
  othersOf: 'Ses photos validées',
  other: (name: string, number: number) => `Photo validée ${number} ${de(name)}`,
  noOthers: 'Aucune pour le moment.',
  unloaded: 'Cette photo n’a pas pu être chargée.',
  aMember: 'un membre',
  who: (name: string, age: number | null) => (age === null ? name : `${name}, ${age} ans`),
  main: 'Photo principale',
  more: 'Photo supplémentaire',
  added: (when: string) => `Ajoutée : ${when}`,
  approve: 'Valider',
  reject: 'Refuser pour ce motif',
  rejectStart: 'Refuser',
  close: 'Fermer',
  reasons: rejectTexts,
  approved: (name: string) => `Photo ${de(name)} validée.`,
  rejected: (name: string) => `Photo ${de(name)} refusée.`,
  undo: 'Annuler',
  keys: 'Raccourcis clavier',
  keyHints: [
    ['J, K', 'Suivante, précédente'],
    ['U', 'Annuler'],
  ],
};
