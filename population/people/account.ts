import { fold } from '../../server/src/platform/geo/countries.ts';
import { between, pick, weighted, type Random } from '../random.ts';
import { dayLength, type PopulationSettings } from '../settings.ts';
import type { Identity } from './identity.ts';

export interface AccountStatus {
  readonly state: 'active' | 'deactivated' | 'banned' | 'leaving';
  readonly by: 'self' | 'staff' | null;
  readonly reason: string | null;
  /** When the state started, and when it ends if it does. */
  readonly since: number | null;
  readonly until: number | null;
  /** When the account is erased, at the member's request. */
  readonly eraseAt: number | null;
}

const active: AccountStatus = {
  state: 'active',
  by: null,
  reason: null,
  since: null,
  until: null,
  eraseAt: null,
};

const statusOf = weighted([
  ['active', 0.925],
  ['paused', 0.042],
  ['staff', 0.007],
  ['banned', 0.015],
  ['leaving', 0.011],
]);

const ownReasons = ['I met someone', 'Taking a break', 'Too busy at the moment', null, null];
const staffReasons = [
  'Photos of someone else',
  'Asked to prove their age',
  'The account seems to be shared',
  'Profile advertises a business',
];
const banReasons = [
  'Asked several members for money',
  'Harassment after a warning',
  'Fake profile with stolen photos',
  'Sent unwanted sexual messages',
  'Advertising to members',
  'Threatened a member',
  'Under 18',
];

/** Most members are active; the others deactivated themselves, were deactivated or banned, or are leaving. */
export function createStatus(
  random: Random,
  joined: number,
  { today }: PopulationSettings,
): AccountStatus {
  const kind = statusOf(random);
  const since = Math.floor(joined + random() * (today - joined));
  if (kind === 'active') return active;
  if (kind === 'paused')
    return {
      state: 'deactivated',
      by: 'self',
      reason: pick(random, ownReasons),
      since,
      until: null,
      eraseAt: null,
    };
  if (kind === 'staff')
    return {
      state: 'deactivated',
      by: 'staff',
      reason: pick(random, staffReasons),
      since,
      until: null,
      eraseAt: null,
    };
  if (kind === 'banned') {
    const until = random() < 0.6 ? null : today + between(random, 2, 90) * dayLength;
    return {
      state: 'banned',
      by: 'staff',
      reason: pick(random, banReasons),
      since,
      until,
      eraseAt: null,
    };
  }
  const asked = Math.max(joined, today - between(random, 1, 29) * dayLength);
  return {
    state: 'leaving',
    by: 'self',
    reason: null,
    since: asked,
    until: null,
    eraseAt: asked + 30 * dayLength,
  };
}

const mailDomains = ['mail.example', 'mail.example', 'post.example', 'letters.example'] as const;

/** Reserved domains (RFC 2606): the address of a real member never ends with one. */
export const demoDomains = [...new Set(mailDomains)];

/** A different number for each member, in an order that looks random. */
function uniqueNumber({ members, seed }: PopulationSettings, index: number): number {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, members)));
  const factor = BigInt((Math.imul(seed, 2_654_435_761) | 1) >>> 0);
  return Number((BigInt(index) * factor + 37n) % BigInt(size));
}

/** An address made from the name. The number makes it unique. */
export function createEmail(
  random: Random,
  { firstName, lastName }: Identity,
  settings: PopulationSettings,
  index: number,
): string {
  const letters = (name: string | null) => fold(name ?? '').replace(/[^a-z]/g, '');
  const first = letters(firstName) || 'me';
  const last = letters(lastName);
  const name = last
    ? pick(random, [
        `${first}.${last}`,
        `${first}${last}`,
        `${first}.${last}`,
        `${last}.${first}`,
        `${first.slice(0, 1)}${last}`,
        first,
      ])
    : first;
  return `${name}${uniqueNumber(settings, index)}@${pick(random, mailDomains)}`;
}

const visitOf = weighted([
  ['now', 0.035],
  ['day', 0.17],
  ['week', 0.25],
  ['month', 0.23],
  ['quarter', 0.155],
  ['long', 0.12],
  ['never', 0.04],
]);

const visits = {
  now: [0, 4.5 / 1440],
  day: [5 / 1440, 1],
  week: [1, 7],
  month: [7, 30],
  quarter: [30, 92],
  long: [92, 640],
} as const;

/** When a member was last active: a few right now, most recently, some never. */
export function lastVisit(
  random: Random,
  joined: number,
  status: AccountStatus,
  { now }: PopulationSettings,
): number | null {
  if (status.since !== null) return Math.floor(joined + random() ** 0.3 * (status.since - joined));
  const kind = visitOf(random);
  if (kind === 'never') return null;
  const [least, most] = visits[kind];
  const ago = (least + random() * (most - least)) * dayLength;
  return Math.floor(now - ago > joined ? now - ago : joined + random() * (now - joined));
}
