// No schemas here: the page of the ladder validates input by the same rules as the server.
import { longestSuspensionDays } from './grounds.ts';
import { type StepAction, isTimed, stepActions } from './sanctions.ts';

export const mostSteps = 20;
export const mostStrikes = 100;
/** The longest time for which a strike can count. */
export const longestStrikeDays = 1825;

interface Step {
  readonly strikes: number;
  readonly action: StepAction;
  readonly days: number | null;
}

/** The error in a step: the first one, the order of the numbers, its days, or that the one before is more severe. */
export type StepFault = 'first' | 'order' | 'days' | 'milder';

/** Sanctions are in the order of their severity, and the same one is more severe if it lasts longer. */
export const severityOf = ({ action, days }: Step) =>
  stepActions.indexOf(action) * (longestSuspensionDays + 1) + (days ?? 0);

/** The first error in the steps, with its step and field. */
export function faultIn(steps: readonly Step[]) {
  for (const [at, step] of steps.entries()) {
    const found = faultOf(step, steps[at - 1]);
    if (found) return { path: `${at}.${found.field}`, fault: found.fault };
  }
  return null;
}

function faultOf(
  step: Step,
  before: Step | undefined,
): { field: keyof Step; fault: StepFault } | null {
  if (!before && step.strikes !== 0) return { field: 'strikes', fault: 'first' };
  if (before && step.strikes <= before.strikes) return { field: 'strikes', fault: 'order' };
  if (isTimed(step.action) !== (step.days !== null)) return { field: 'days', fault: 'days' };
  if (!before || severityOf(step) >= severityOf(before)) return null;
  return { field: isTimed(step.action) ? 'days' : 'action', fault: 'milder' };
}
