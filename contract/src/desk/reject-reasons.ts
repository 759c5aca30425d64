/** The reasons for rejecting a photo. Each has a text for staff and one for the member. */
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
