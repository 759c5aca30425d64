import type { RateLimit } from '../../platform/http/limits/limits.ts';

export const limits = {
  /** No one looks at more people in an hour, and copying the entire service would need more. */
  profileView: { what: 'Profiles of other members', perAccount: 600, seconds: 3600 },
  sameProfile: {
    what: 'Views of the profile of one and the same member',
    perAccount: 100,
    seconds: 86_400,
  },
  /** Each response has the count of a filter, which must not be used repeatedly to find out about people. */
  list: { what: 'Pages of lists and searches of people', perAccount: 600, seconds: 3600 },
  /** A page that shows the deck asks for it again every ten seconds; two may be open. */
  deck: { what: 'Cards of the deck', perAccount: 1800, seconds: 3600 },
  /** It counts everyone in range several times. */
  funnel: { what: 'Counts of people by preference', perAccount: 60, seconds: 3600 },
  peopleInHour: { what: 'Different people seen', perAccount: 250, seconds: 3600 },
  peopleInDay: { what: 'Different people seen', perAccount: 600, seconds: 86_400 },
  newcomerInHour: {
    what: 'Different people seen, in the first two days',
    perAccount: 120,
    seconds: 3600,
  },
  newcomerInDay: {
    what: 'Different people seen, in the first two days',
    perAccount: 240,
    seconds: 86_400,
  },
  newcomersOfNetworkInHour: {
    what: 'Different people seen, by everyone in their first two days',
    perNetwork: 2400,
    seconds: 3600,
  },
  newcomersOfNetworkInDay: {
    what: 'Different people seen, by everyone in their first two days',
    perNetwork: 6000,
    seconds: 86_400,
  },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Accounts that are younger, in hours, see fewer people: scripts create new ones. */
export const newcomerHours = 48;
