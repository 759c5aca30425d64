import { type DecisionAction, isSanction, sanctionKind } from '@kindred/contract/desk/sanctions';
import type { RequestOutcome } from '@kindred/contract/reports/picture-refusals';

const removes: ReadonlySet<string | undefined> = new Set(['removes-photo', 'removes-message']);

/** How a decision ends a request. */
export function outcomeOf(action: DecisionAction): RequestOutcome {
  if (!isSanction(action)) return 'refused';
  return removes.has(sanctionKind(action)?.effect) ? 'removed' : 'acted';
}
