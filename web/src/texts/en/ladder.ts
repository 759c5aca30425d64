import type { StepFault } from '@kindred/contract/desk/ladder-rules';
import { decisionTexts, timedTexts } from '@kindred/contract/texts/en/decisions';
import { formatNumber } from '../../lib/formats/formats.ts';

const faults: Record<StepFault, string> = {
  first: 'The first step is for 0 strikes.',
  order: 'Enter more than in the step above.',
  days: 'Enter how many days.',
  milder: 'Never milder than the step above.',
};

const days = (number: number) => `${formatNumber(number)} ${number === 1 ? 'day' : 'days'}`;

export const messages = {
  title: 'Ladder of Strikes',
  about:
    'What the desk suggests for a member with this many strikes. Moderators can always decide otherwise.',
  loading: 'Loading the ladder...',
  failed: 'Error loading the ladder',
  again: 'Try again',
  length: 'How long a strike counts',
  lengthAbout: 'Every decision against a member is a strike until it is undone or reversed.',
  lengthField: 'Days',
  lengthText: (number: number) => `A strike counts for ${days(number)}.`,
  usual: 'Usual steps',
  ofType: (type: string) => `Steps for ${type}`,
  columns: ['Strikes', 'Usual decision', 'Days it lasts', 'Actions'],
  readColumns: ['Strikes', 'Usual decision'],
  decisions: decisionTexts,
  timed: timedTexts,
  daysOf: days,
  range: (from: number, to: number | null) =>
    to === null
      ? `${formatNumber(from)} or more`
      : from === to
        ? formatNumber(from)
        : `${formatNumber(from)} to ${formatNumber(to)}`,
  fieldOf: (name: string, number: number, table: string) => `${name}, step ${number} of ${table}`,
  addStep: 'Add a step',
  addStepTo: (table: string) => `Add a step to ${table}`,
  remove: 'Remove',
  removeStep: (number: number, table: string) => `Remove step ${number} of ${table}`,
  removeSteps: 'Remove steps',
  removeStepsOf: (type: string) => `Remove steps for ${type}`,
  types: 'Other steps for a problem type',
  typesAbout:
    'Replace the usual steps in cases of this type. In a case with several types the desk suggests the most severe step.',
  type: 'Problem type',
  addType: 'Add steps for this type',
  faults,
  bounds: (least: number, most: number) =>
    `Enter a number from ${formatNumber(least)} to ${formatNumber(most)}.`,
  stale: 'A colleague has changed the ladder. If you save now, you replace their changes.',
  showTheirs: 'Show their changes',
  unsaved: 'Unsaved changes',
  unchanged: 'No unsaved changes',
  discard: 'Discard changes',
  leaveTitle: 'Leave without saving?',
  leaveAbout: "Your changes to the ladder aren't saved, and will be lost.",
  stay: 'Keep editing',
  close: 'Close',
  leave: 'Leave without saving',
  save: 'Save ladder',
  saved: 'Ladder saved.',
};
