import type { Case } from '@kindred/contract/desk';
import type { DecisionAction } from '@kindred/contract/desk/outcomes';
import { messages as m } from '../../../lib/messages/decide.ts';

/** The label of a decision's button. */
export function labelOf({ kind }: Pick<Case, 'kind'>, action: DecisionAction, days: number) {
  if (action === 'dismiss') return kind === 'service' ? m.resolve : m.dismiss;
  return action === 'suspend' ? m.suspend(days) : m.panel.confirm[action];
}
