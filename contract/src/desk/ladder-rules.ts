// No schemas here: the page of the ladder validates input by the same rules as the server.
import type { StepAction } from './sanctions.ts';

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

/** Longer suspensions are more severe, and a ban is more severe than any. */
export const severityOf = ({ action, days }: Step) =>
  ({ warn: 0, suspend: days ?? 0, ban: Infinity })[action];

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
  if ((step.action === 'suspend') !== (step.days !== null)) return { field: 'days', fault: 'days' };
  if (!before || severityOf(step) >= severityOf(before)) return null;
  return { field: step.action === 'suspend' ? 'days' : 'action', fault: 'milder' };
}
