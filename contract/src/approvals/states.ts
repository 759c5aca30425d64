export const approvalStates = ['waiting', 'refused', 'approved'] as const;

/** The states in which a member sees no one and is seen by no one. */
export const pendingStates = ['waiting', 'refused'] as const;
export type PendingState = (typeof pendingStates)[number];
