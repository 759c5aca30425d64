import type { Choice } from '@kindred/contract/likes/choices';
import type { PartToLike } from '@kindred/contract/likes/liked-part';
import { createSharedState } from '../../lib/shared-state.ts';

/** The decision about a person, with its time: of two, the later one counts. */
export interface Decision {
  readonly id: string;
  /** A refusal says whom it was about. It is missing if only the id was known. */
  readonly name?: string;
  readonly choice: Choice | 'undo';
  readonly note?: string;
  /** They were asked about the note. */
  readonly sure?: boolean;
  readonly part?: PartToLike;
  readonly chosenAt: number;
}

export interface Refusal {
  readonly decision: Decision;
  readonly error: unknown;
  /** The page that is open shows it where the person is. */
  readonly isShown: boolean;
}

const none: readonly Refusal[] = [];

/** The decisions that the server refused, until the member has seen why. */
export const refusals = createSharedState(none);

export const addRefusal = (decision: Decision, error: unknown) =>
  refusals.change((all) => [
    ...all.filter((each) => each.decision.id !== decision.id),
    { decision, error, isShown: false },
  ]);

export const showRefusal = (id: string) =>
  refusals.change((all) =>
    all.map((each) => (each.decision.id === id ? { ...each, isShown: true } : each)),
  );

/** Of one person, or all. */
export function forgetRefusals(id?: string) {
  if (refusals.get().length === 0) return;
  refusals.change((all) => (id ? all.filter((each) => each.decision.id !== id) : none));
}
