import { messages as decisionTexts } from '#texts/decisions.ts';
import type { Case } from '@kindred/contract/desk';
import { type DecisionAction, isSanction, isTimed } from '@kindred/contract/desk/sanctions';
import { messages as m } from '#texts/decide.ts';

/** The label of a decision's button. */
export function labelOf({ kind }: Pick<Case, 'kind'>, action: DecisionAction, days: number) {
  if (!isSanction(action)) return kind === 'service' ? m.resolve : m.dismiss;
  return isTimed(action)
    ? decisionTexts[action].timed({ length: m.length({ number: days }) })
    : decisionTexts[action].confirm;
}
