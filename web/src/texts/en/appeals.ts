import { decisionTexts } from '@kindred/contract/texts/en/decisions';
import type { Appeal, AppealState } from '@kindred/contract/desk/appeals';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import { formatDate, formatNumber, formatSiteDate } from '../../lib/formats/formats.ts';

const states: Record<AppealState, string> = {
  waiting: 'Waiting',
  upheld: 'Upheld',
  'partly-reversed': 'Partly reversed',
  reversed: 'Reversed',
  changed: 'Reversed, fully or partly',
  all: 'All',
};

const outcomes: Record<AppealOutcome, string> = {
  upheld: 'Uphold',
  'partly-reversed': 'Reverse in part',
  reversed: 'Reverse',
};

const submit: Record<AppealOutcome, string> = {
  upheld: 'Uphold the decision',
  'partly-reversed': 'Reverse in part',
  reversed: 'Reverse the decision',
};

function effect(
  party: Appeal['party'],
  outcome: AppealOutcome,
  /** The new end of a suspension or ban; null if there is none, or it isn't known yet. */
  until: { readonly at: Date | null } | null,
) {
  if (outcome === 'upheld') return 'The decision stays as it is.';
  if (party === 'reporter') return 'The report is opened again and returns to the queue.';
  if (outcome === 'reversed')
    return "Everything that the decision did is undone, and its strike no longer counts. If it switched off premium's renewal, that is on again. The email says what is back.";
  if (!until) return 'The strike no longer counts. The rest of the decision stays.';
  const { at } = until;
  if (!at) return 'The account opens again earlier. The strike still counts.';
  return at <= new Date()
    ? "The account opens again now, and the strike still counts. If the decision switched off premium's renewal, that is on again. The email says so."
    : `The account opens again on ${formatSiteDate(at.toISOString())}, as the email says, and the strike still counts. Premium's renewal stays as it is.`;
}

export const messages = {
  title: 'Appeals',
  about: "You can't decide an appeal against your own decision.",
  show: 'Show',
  loading: 'Loading appeals...',
  failed: 'Error loading appeals',
  again: 'Try again',
  noneWaiting: 'No appeals are waiting.',
  none: 'No appeals with this outcome.',
  more: 'Show more',
  states,
  counted: (state: AppealState, count: number) =>
    count > 0 ? `${states[state]} ${formatNumber(count)}` : states[state],
  outcomes,
  submit,
  effect,
  unnamed: 'Someone without a name',
  colleague: 'A former colleague',
  heading: (name: string, party: Appeal['party'], action: DecisionAction) =>
    party === 'reporter'
      ? `${name} contests the dismissal of their report`
      : `${name} contests ${decisionTexts[action].noun}`,
  decided: (name: string, at: string) => `${name}, ${formatDate(at, { timeStyle: 'short' })}`,
  answered: (name: string, at: string | null) => `${name}${at ? `, ${formatDate(at)}` : ''}:`,
  facts: {
    decided: 'Decided by',
    until: 'Until',
    reason: 'Reason',
    written: 'As written',
    ground: 'Based on',
    note: 'Note for the team',
    report: 'Report',
    reversed: 'Reversed on',
  },
  waitsFor: {
    colleague: 'You made this decision, so a colleague decides the appeal.',
    administrator: 'This is about a colleague, so an administrator decides the appeal.',
  },
  openPerson: 'View user',
  openPersonOf: (name: string) => `View user ${name}`,
  openCase: 'Open case',
  openCaseOf: (reference: string) => `Open case #${reference}`,
  decide: 'Decide',
  decideOf: (name: string) => `Decide the appeal of ${name}`,
  outcome: 'Outcome',
  days: 'Days in total, from the first decision',
  answer: 'Answer',
  answerAbout: 'They read this text. Say what you looked at and why.',
  answerMissing: 'Write an answer',
  cancel: 'Cancel',
};
