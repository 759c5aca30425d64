// No schemas here: the desk and the page of a request load this file.

/** How long the team has to decide about an intimate picture, as the US Take It Down Act says. */
export const requestHours = 48;

/** The team is alarmed when this much of it is left. */
export const alarmHours = 12;

/** For how long the hashes of a removed picture are kept, which refuse it when someone uploads it again. */
export const removedPictureYears = 5;

/** Why a picture stays. */
export const refusals = [
  'not-here',
  'not-intimate',
  'self-published',
  'other-person',
  'not-authorized',
  'not-enough',
] as const;
export type Refusal = (typeof refusals)[number];

/** How a request ended: the picture is gone, it stays, or the team did something else about it. */
export const requestOutcomes = ['removed', 'refused', 'acted'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export const requesters = ['self', 'representative'] as const;
export type Requester = (typeof requesters)[number];
