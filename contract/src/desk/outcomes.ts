// No schemas here: the web loads this file on every page, for the sentences of notices.

export const appealOutcomes = ['upheld', 'partly-reversed', 'reversed'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];
/** How long each party can appeal a decision, from when they were told. */
export const appealMonths = 6;

export const automations = ['fully', 'partially', 'not-automated'] as const;
