import type { Ladder, LadderStep, Suggestion } from '@kindred/contract/desk/ladder';
import { severityOf } from '@kindred/contract/desk/ladder-rules';
import type { ProblemType } from '@kindred/contract/reports/report-types';

const stepFor = (steps: readonly LadderStep[], strikes: number) =>
  steps.findLast((step) => step.strikes <= strikes);

/** The usual action for this many strikes; in a case with several problem types, the most severe one. */
export function suggest(
  { steps, ofTypes }: Ladder,
  types: readonly ProblemType[],
  strikes: number,
): Suggestion | null {
  const own = ofTypes.filter(({ problem_type }) => types.includes(problem_type));
  const hasOther = own.length < new Set(types).size || types.length === 0;
  const ladders = [...(hasOther ? [{ problem_type: null, steps }] : []), ...own];
  const found = ladders.flatMap(({ problem_type, steps: each }) => {
    const step = stepFor(each, strikes);
    return step ? [{ ...step, problem_type }] : [];
  });
  return found.toSorted((a, b) => severityOf(b) - severityOf(a))[0] ?? null;
}
