import type { StepFault } from '@kindred/contract/desk/ladder-rules';
import { decisionTexts, timedTexts } from '@kindred/contract/texts/fr/decisions';
import { plural } from '@kindred/contract/texts/fr/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/ladder.ts';

const faults: Record<StepFault, string> = {
  first: 'Le premier palier correspond à 0 manquement.',
  order: 'Indiquez plus qu’au palier précédent.',
  days: 'Indiquez le nombre de jours.',
  milder: 'Jamais plus clément que le palier précédent.',
};

const days = (number: number) =>
  `${formatNumber(number)} ${plural(number, { one: 'jour', other: 'jours' })}`;

export const messages: Translated<typeof en> = {
  title: 'Barème des manquements',
  about:
    'Ce que propose la modération pour un membre selon son nombre de manquements. Il est toujours possible d’en décider autrement.',
  loading: 'Chargement du barème…',
  failed: 'Impossible de charger le barème',
  again: 'Réessayer',
  length: 'Durée d’un manquement',
  lengthAbout: 'Toute décision contre un membre est un manquement, jusqu’à son annulation.',
  lengthField: 'Jours',
  lengthText: (number: number) => `Un manquement compte pendant ${days(number)}.`,
  usual: 'Paliers habituels',
  ofType: (type: string) => `Paliers : ${type}`,
  columns: ['Manquements', 'Décision habituelle', 'Durée en jours', 'Actions'],
  readColumns: ['Manquements', 'Décision habituelle'],
  decisions: decisionTexts,
  timed: timedTexts,
  daysOf: days,
  range: (from: number, to: number | null) => {
    if (to === null) return `${formatNumber(from)} ou plus`;
    return from === to ? formatNumber(from) : `${formatNumber(from)} à ${formatNumber(to)}`;
  },
  fieldOf: (name: string, number: number, table: string) => `${name}, palier ${number}, ${table}`,
  addStep: 'Ajouter un palier',
  addStepTo: (table: string) => `Ajouter un palier : ${table}`,
  remove: 'Retirer',
  removeStep: (number: number, table: string) => `Retirer le palier ${number} : ${table}`,
  removeSteps: 'Retirer les paliers',
  removeStepsOf: (type: string) => `Retirer les paliers : ${type}`,
  types: 'Autres paliers pour un type de problème',
  typesAbout:
    'Ils remplacent les paliers habituels dans les dossiers de ce type. Pour un dossier de plusieurs types, la modération propose le palier le plus sévère.',
  type: 'Type de problème',
  addType: 'Ajouter des paliers pour ce type',
  faults,
  bounds: (least: number, most: number) =>
    `Indiquez un nombre de ${formatNumber(least)} à ${formatNumber(most)}.`,
  stale:
    'Quelqu’un de l’équipe a modifié le barème. Si vous enregistrez maintenant, vous remplacez ses modifications.',
  showTheirs: 'Voir ses modifications',
  unsaved: 'Modifications non enregistrées',
  unchanged: 'Aucune modification',
  discard: 'Abandonner les modifications',
  leaveTitle: 'Quitter sans enregistrer ?',
  leaveAbout: 'Vos modifications du barème ne sont pas enregistrées et seront perdues.',
  stay: 'Rester ici',
  close: 'Fermer',
  leave: 'Quitter sans enregistrer',
  save: 'Enregistrer',
  saved: 'Barème enregistré.',
};
