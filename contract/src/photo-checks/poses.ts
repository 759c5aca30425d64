/** What a person moves for a pose, so that those who can't are given another one. */
export const poseParts = ['hands', 'head', 'face'] as const;
export type PosePart = (typeof poseParts)[number];

/** What people are asked to do for the picture of a photo check. `pose-figure.tsx` draws each, and each has a text. */
export const poses = {
  'two-fingers-ear': 'hands',
  'hand-under-chin': 'hands',
  'open-hand': 'hands',
  'fist-on-cheek': 'hands',
  'thumb-up': 'hands',
  'hand-on-head': 'hands',
  'finger-on-nose': 'hands',
  'hand-on-forehead': 'hands',
  'three-fingers': 'hands',
  'look-left': 'head',
  'look-right': 'head',
  'look-up': 'head',
  'tilt-right': 'head',
  'tilt-left': 'head',
  'close-left-eye': 'face',
  'open-mouth': 'face',
  'raise-eyebrows': 'face',
  'press-lips': 'face',
} as const satisfies Record<string, PosePart>;
export type Pose = keyof typeof poses;
export const poseNames = Object.keys(poses) as Pose[];

/** The poses that do without a part, and are not the one that was shown. */
export const otherPoses = (shown: Pose | null, without: PosePart | null) =>
  poseNames.filter((pose) => pose !== shown && poses[pose] !== without);
