import type { Ladder, LadderStep } from '@kindred/contract/desk/ladder';
import { longestSuspensionDays } from '@kindred/contract/desk/grounds';
import { faultIn, longestStrikeDays, mostStrikes } from '@kindred/contract/desk/ladder-rules';
import { isTimed } from '@kindred/contract/desk/sanctions';
import type { FormErrors } from '@mantine/form';
import type { ProblemType } from '@kindred/contract/reports/report-types';
import { messages as m } from '#texts/ladder.ts';

/** The form values of a ladder: numbers as typed. */
export interface StepValues {
  strikes: string;
  action: LadderStep['action'];
  days: string;
}

export interface LadderValues {
  strikeDays: string;
  steps: StepValues[];
  ofTypes: { problem_type: ProblemType; steps: StepValues[] }[];
}

const toValues = ({ strikes, action, days }: LadderStep): StepValues => ({
  strikes: String(strikes),
  action,
  days: days === null ? '' : String(days),
});

export const valuesOf = ({ strikeDays, steps, ofTypes }: Ladder): LadderValues => ({
  strikeDays: String(strikeDays),
  steps: steps.map(toValues),
  ofTypes: ofTypes.map((own) => ({ ...own, steps: own.steps.map(toValues) })),
});

const toStep = ({ strikes, action, days }: StepValues): LadderStep => ({
  strikes: Number(strikes),
  action,
  days: isTimed(action) ? Number(days) : null,
});

export const toLadder = (
  { strikeDays, steps, ofTypes }: LadderValues,
  { version }: Pick<Ladder, 'version'>,
): Ladder => ({
  version,
  strikeDays: Number(strikeDays),
  steps: steps.map(toStep),
  ofTypes: ofTypes.map((own) => ({ ...own, steps: own.steps.map(toStep) })),
});

/** One more strike, and as severe as the last step. */
export function stepAfter(steps: readonly StepValues[]): StepValues {
  const last = steps.at(-1);
  const strikes = last ? String(Number(last.strikes) + 1) : '0';
  return { action: 'warn', days: '', ...last, strikes };
}

const isWithin = (text: string, least: number, most: number) => {
  const number = text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(number) && number >= least && number <= most;
};

/** The errors of a form, by the path of each field. */
export function errorsIn({ strikeDays, steps, ofTypes }: LadderValues): FormErrors {
  const errors = errorsOfSteps('steps', steps);
  for (const [at, own] of ofTypes.entries())
    Object.assign(errors, errorsOfSteps(`ofTypes.${at}.steps`, own.steps));
  if (!isWithin(strikeDays, 1, longestStrikeDays))
    errors['strikeDays'] = m.bounds({ least: 1, most: longestStrikeDays });
  return errors;
}

function errorsOfSteps(path: string, steps: readonly StepValues[]): FormErrors {
  const errors: FormErrors = {};
  for (const [at, { strikes, action, days }] of steps.entries()) {
    if (!isWithin(strikes, 0, mostStrikes))
      errors[`${path}.${at}.strikes`] = m.bounds({ least: 0, most: mostStrikes });
    if (isTimed(action) && !isWithin(days, 1, longestSuspensionDays))
      errors[`${path}.${at}.days`] = m.bounds({ least: 1, most: longestSuspensionDays });
  }
  if (Object.keys(errors).length > 0) return errors;
  const found = faultIn(steps.map(toStep));
  return found ? { [`${path}.${found.path}`]: m.faults[found.fault] } : {};
}
