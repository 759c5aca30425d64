// No schemas here: the web loads this file on every page, for the sentences of notices.

/** How long a decision or the review of a photo can be undone. The people that it affects are notified afterwards. */
export const undoSeconds = 10;

export const appealOutcomes = ['upheld', 'partly-reversed', 'reversed'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];
/** How long each party can appeal a decision, from when they were told. */
export const appealMonths = 6;

export const automations = ['fully', 'partially', 'not-automated'] as const;
