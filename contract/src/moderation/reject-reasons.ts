/** Why a photo is not shown. Each has words for the team and for the member. */
export const rejectReasons = [
  'no-person',
  'somebody-else',
  'nudity',
  'violence',
  'minor',
  'contact',
  'quality',
] as const;
export type RejectReason = (typeof rejectReasons)[number];
