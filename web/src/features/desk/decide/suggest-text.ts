import type { Clause } from '@kindred/contract/desk/grounds';
import { type DecisionAction, isSanction } from '@kindred/contract/desk/sanctions';
import type { CannedText } from '@kindred/contract/desk/texts';
import type { ProblemType } from '@kindred/contract/reports/report-types';

export interface TextUse {
  readonly kind: CannedText['kind'];
  readonly type: ProblemType;
  readonly action: DecisionAction;
  readonly clause: Clause;
  /** A report about the service: a general answer to reports about people does not fit it. */
  readonly isService: boolean;
}

/** Canned texts of this kind, those that fit best first. */
export const textsFor = (texts: readonly CannedText[], about: TextUse) =>
  texts
    .filter(({ kind }) => kind === about.kind)
    .toSorted((a, b) => fitOf(b, about) - fitOf(a, about));

/** The one obvious choice, if there is one. */
export function suggestText(texts: readonly CannedText[], about: TextUse) {
  const [best] = textsFor(texts, about);
  return best && fitOf(best, about) > 0 ? best.body : null;
}

/**
 * A reason has to match the clause, and an answer the report. Dismissing and sanctioning are opposites, and
 * an answer for every sanction is better than one for other reports.
 */
function fitOf(text: CannedText, { kind, type, action, clause, isService }: TextUse) {
  if (text.action && isSanction(text.action) !== isSanction(action)) return -1;
  if (text.problem_type && text.problem_type !== type) return -1;
  if (isService && !text.problem_type) return 0;
  if (kind === 'reason' && text.clause !== clause) return text.clause ? -1 : 0;
  return 1 + 2 * Number(text.action === action) + Number(text.problem_type === type);
}
