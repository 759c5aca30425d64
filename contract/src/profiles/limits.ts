/** The genders with a label. Any other text is accepted and counts as `other`. */
export const genders = ['woman', 'man', 'nonbinary'] as const;
export const soughtGenders = [...genders, 'other'] as const;
export type SoughtGender = (typeof soughtGenders)[number];

/** Preferences that a member can make a deal-breaker. The service never offers to widen those. */
export const dealBreakers = ['ages', 'distance', 'bothWays'] as const;
export type DealBreaker = (typeof dealBreakers)[number];

/** What a member reads distances in. They are kilometres in storage and in the API. */
/** A hidden word is one or several words; a star at its end stands for any ending. */
export const hiddenWordLimits = { words: 50, length: 40 } as const;

export const distanceUnits = ['km', 'mi'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

/** Kilometres. A member who looks anywhere sees everyone within the first, then within the second, and so on. */
export const distanceBands = [100, 250, 500, 1000, 2500, 6000] as const;

export const profileLimits = {
  name: 50,
  gender: 40,
  bio: 2000,
  oldestSought: 120,
  /** Kilometres. Without a value there is no limit. */
  distance: 20_000,
  interests: 20,
  /** All that are asked. A page that only counts them does not load their texts. */
  questions: 72,
} as const;
