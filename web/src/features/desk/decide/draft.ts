import type { Case } from '@kindred/contract/desk';
import type { NewDecision } from '@kindred/contract/desk/decisions';
import type { Clause } from '@kindred/contract/desk/grounds';
import {
  type RemovableText,
  type DecisionAction,
  type Sanction,
  closesAccount,
  isSanction,
  sanctionKind,
} from '@kindred/contract/desk/sanctions';
import type { CannedText } from '@kindred/contract/desk/texts';
import { textsThatSay } from '@kindred/contract/desk/version-for';
import type { Refusal } from '@kindred/contract/reports/picture-refusals';
import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import { clauseText } from '../../../lib/facts/clause-text.ts';
import { answeredClaim } from './claims-of-decision.ts';
import { categoryOfClause, clauseOf, openReports, typeOf, typesOf } from './defaults.ts';
import { suggestText } from './suggest-text.ts';

type Ground = NonNullable<NewDecision['ground']>;

/** Everything about a decision that a moderator can change before it is sent. */
export interface Filled extends Pick<Ground, 'kind' | 'category' | 'keyword' | 'source'> {
  answer: string;
  /** Someone wrote or chose it. */
  isOwnAnswer: boolean;
  reason: string;
  clause: Clause;
  law: string;
  days: number;
  publicId: string;
  field: RemovableText;
  message: NonNullable<NewDecision['message']> | null;
  note: string;
  /** `open` leaves a report out of the decision. */
  outcomes: Readonly<Record<string, ReportOutcome | 'open'>>;
  /** Why an intimate picture stays; empty until it is chosen. */
  refusal: Refusal | '';
  /** The person who asked to remove one has to learn why it stays. */
  isRefusalOpen: boolean;
  /** The reports are of several types, and no one has chosen yet which of them the decision is about. */
  isGroundOpen: boolean;
}

/** The types of which one has to be chosen before an account is closed. None if there is only one. */
export function typesToChoose(found: Pick<Case, 'reports'>, action: DecisionAction) {
  const types = closesAccount(action) ? typesOf(found) : [];
  return types.length > 1 ? types : [];
}

/** The moderator's changes. The rest follows from the case and the action. */
export interface Draft extends Partial<Filled> {
  /** A note about the person that has not been added yet. */
  teamNote?: string | undefined;
}

export const usualDays = 7;

/** What a canned text has to match. */
export const aboutOf = (found: Case, action: DecisionAction, clause: Clause) => ({
  type: typeOf(found),
  action,
  clause,
  isService: found.kind === 'service',
});

/** The decision as it would be sent now. */
export function fill(
  found: Case,
  texts: readonly CannedText[],
  action: DecisionAction,
  draft: Draft,
): Filled {
  const clause = draft.clause ?? clauseFor(found, action);
  const about = aboutOf(found, action, clause);
  const [category, keyword] = categoryOfClause[clause];
  const { suggestion, person } = found;
  const isGroundOpen =
    typesToChoose(found, action).length > 0 && !draft.clause && draft.kind !== 'law';
  const usualReason = suggestText(texts, { kind: 'reason', ...about }) ?? clauseText(clause);
  return {
    answer: suggestText(texts, { kind: 'answer', ...about }) ?? '',
    // A reason that no one chose is a reason that no one read.
    reason: isGroundOpen ? '' : usualReason,
    kind: 'terms',
    category,
    keyword,
    law: '',
    source: 'article-16',
    days: suggestion?.days ?? usualDays,
    publicId: reportedPhoto(found) ?? person?.photos[0]?.publicId ?? '',
    field: 'bio',
    message:
      messagesOf(found).toSorted((a, b) => Number(b.isReported) - Number(a.isReported))[0]
        ?.chosen ?? null,
    note: '',
    refusal: '',
    ...draft,
    clause,
    outcomes: { ...usualOutcomes(found, action), ...draft.outcomes },
    isOwnAnswer: Boolean(draft.answer?.trim()),
    isGroundOpen,
    isRefusalOpen: !draft.refusal && openReports(found).some(({ request }) => request?.asksAs),
  };
}

const clauseFor = (found: Case, action: DecisionAction): Clause =>
  sanctionKind(action)?.needs === 'publicId' && typeOf(found) !== 'Inappropriate Content'
    ? 'own-photos'
    : clauseOf(found);

function usualOutcomes(found: Case, action: DecisionAction) {
  const usual: ReportOutcome =
    !isSanction(action) && found.kind === 'person' ? 'rejected' : 'resolved';
  return Object.fromEntries(openReports(found).map(({ _id }) => [_id, usual]));
}

/** The text of the person that the reports contain, and its name in a decision. */
export const messagesOf = (found: Pick<Case, 'reports'>) =>
  openReports(found).flatMap(({ _id: reportId, evidence }) =>
    evidence
      .flatMap(({ content }) => content.messages ?? [])
      .filter(({ from, deletedAt }) => from === 'reported' && !deletedAt)
      .map((message) => ({ ...message, chosen: { reportId, number: message.number } })),
  );

/** The photo that was reported, if the person still has it. */
function reportedPhoto(found: Case) {
  const reported = openReports(found).flatMap(({ evidence }) =>
    evidence.filter(({ kind }) => kind === 'photo').map(({ content }) => content.publicId),
  );
  return found.person?.photos.find(({ publicId }) => reported.includes(publicId))?.publicId;
}

export function toDecision(
  found: Case,
  action: DecisionAction,
  filled: Filled,
  texts: readonly CannedText[],
): NewDecision {
  const { answer, reason, outcomes, note, refusal } = filled;
  const { kind, clause, law, category, keyword, source } = filled;
  const said = answer.trim();
  const needed = neededFor(action);
  const canned = [
    ...textsThatSay(texts, 'answer', said),
    ...(isSanction(action) ? textsThatSay(texts, 'reason', reason.trim()) : []),
  ];
  return {
    version: found.version,
    action,
    reports: openReports(found).flatMap((report) => {
      const { _id } = report;
      const outcome = outcomes[_id] ?? 'open';
      if (outcome === 'open') return [];
      const isSaid = said && !answeredClaim(report, action, filled);
      return [{ _id, outcome, ...(isSaid && { answer: said }) }];
    }),
    ...(isSanction(action) && {
      ground: {
        kind,
        ...(kind === 'terms' ? { clause } : { law: law.trim() }),
        category,
        keyword,
        source,
        automatedDetection: false,
        automatedDecision: 'not-automated' as const,
        reason: reason.trim(),
      },
    }),
    ...(needed && { [needed]: filled[needed] }),
    ...(refusal && !isSanction(action) && { refusal }),
    ...(note.trim() && { note: note.trim() }),
    ...(canned.length > 0 && { texts: canned.map(({ _id, version }) => ({ _id, version })) }),
  };
}

/** The field that belongs to the sanction. */
const neededFor = (action: DecisionAction) => sanctionKind(action)?.needs ?? null;

/** The sanctions that the case leaves to choose from. */
export const isPossible = (found: Case, sanction: Sanction) =>
  neededFor(sanction) !== 'message' || messagesOf(found).length > 0;

/** The first missing field, or null. */
export function missingIn(action: DecisionAction, filled: Filled): keyof Filled | null {
  if (!Object.values(filled.outcomes).some((outcome) => outcome !== 'open')) return 'outcomes';
  if (!isSanction(action)) return filled.isRefusalOpen ? 'refusal' : null;
  if (filled.isGroundOpen) return 'isGroundOpen';
  if (!filled.reason.trim()) return 'reason';
  if (filled.kind === 'law' && !filled.law.trim()) return 'law';
  const needed = neededFor(action);
  return needed && !filled[needed] ? needed : null;
}
