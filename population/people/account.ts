import { fold } from '../../server/src/platform/geo/countries.ts';
import { between, pick, weighted, type Random } from '../random.ts';
import { dayLength, type World } from '../world.ts';
import type { Identity } from './identity.ts';

export interface Standing {
  readonly state: 'active' | 'deactivated' | 'banned' | 'leaving';
  readonly by: 'self' | 'staff' | null;
  readonly reason: string | null;
  /** When it began and when it ends, where it does. */
  readonly since: number | null;
  readonly until: number | null;
  /** When everything of theirs goes, as they have asked. */
  readonly eraseAt: number | null;
}

const active: Standing = {
  state: 'active',
  by: null,
  reason: null,
  since: null,
  until: null,
  eraseAt: null,
};

const standingOf = weighted([
  ['active', 0.925],
  ['rest', 0.042],
  ['staff', 0.007],
  ['banned', 0.015],
  ['leaving', 0.011],
]);

const restReasons = ['I met someone', 'Taking a break', 'Too busy at the moment', null, null];
const staffReasons = [
  'Photos of somebody else',
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

/** Almost all are active; the others stopped by themselves, were stopped, or are on their way out. */
export function createStanding(random: Random, joined: number, { today }: World): Standing {
  const kind = standingOf(random);
  const since = Math.floor(joined + random() * (today - joined));
  if (kind === 'active') return active;
  if (kind === 'rest')
    return {
      state: 'deactivated',
      by: 'self',
      reason: pick(random, restReasons),
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

/** Domains that can never exist (RFC 2606); nobody else's address ends like this. */
export const demoDomains = [...new Set(mailDomains)];

/** Numbers that are each used once, in no order that shows. */
function numberOf({ members, seed }: World, index: number): number {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, members)));
  const factor = BigInt((Math.imul(seed, 2_654_435_761) | 1) >>> 0);
  return Number((BigInt(index) * factor + 37n) % BigInt(size));
}

/** An address that goes with the name. The number makes it the only one. */
export function createEmail(
  random: Random,
  { firstName, lastName }: Identity,
  world: World,
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
  return `${name}${numberOf(world, index)}@${pick(random, mailDomains)}`;
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

/** When somebody was last here: a few now, most lately, some never again. */
export function lastVisit(
  random: Random,
  joined: number,
  standing: Standing,
  { now }: World,
): number | null {
  if (standing.since !== null)
    return Math.floor(joined + random() ** 0.3 * (standing.since - joined));
  const kind = visitOf(random);
  if (kind === 'never') return null;
  const [least, most] = visits[kind];
  const ago = (least + random() * (most - least)) * dayLength;
  return Math.floor(now - ago > joined ? now - ago : joined + random() * (now - joined));
}
