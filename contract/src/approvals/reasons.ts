/** Why staff refuse someone who waits for approval. Each has a text for staff and one for the member. */
export const refusalReasons = [
  'photos',
  'incomplete',
  'not-genuine',
  'behavior',
  'not-for-them',
  'other',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
