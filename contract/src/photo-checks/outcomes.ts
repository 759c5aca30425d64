/** Why a photo check is refused. Each has a text for staff and one for the member. */
export const checkRefusals = [
  'different-person',
  'picture-of-picture',
  'pose',
  'face-hidden',
  'minor',
] as const;
export type CheckRefusal = (typeof checkRefusals)[number];

/** What staff decide. `excuse` is for people without a camera: they may do what the check is required for, without its badge. */
export const checkDecisions = ['approve', 'excuse', 'refuse', 'again'] as const;
export type CheckDecision = (typeof checkDecisions)[number];

/** Why a badge ended: what it was about is no longer so. */
export const checkEnds = ['photo', 'name', 'age'] as const;
export type CheckEnd = (typeof checkEnds)[number];

/** What the check is for: nothing, a badge, and what no one may do without it. */
export const checkUses = ['off', 'offered', 'to-write', 'to-be-found'] as const;
export type CheckUse = (typeof checkUses)[number];
