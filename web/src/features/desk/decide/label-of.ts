import type { Case } from '@kindred/contract/desk';
import { type DecisionAction, sanctionKind } from '@kindred/contract/desk/sanctions';
import { messages as m } from '../../../lib/messages/decide.ts';

/** The label of a decision's button. */
export function labelOf({ kind }: Pick<Case, 'kind'>, action: DecisionAction, days: number) {
  if (action === 'dismiss') return kind === 'service' ? m.resolve : m.dismiss;
  return sanctionKind(action)?.needs === 'days' ? m.suspend(days) : m.decisions[action].confirm;
}
