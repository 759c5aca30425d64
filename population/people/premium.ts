import { between, pick, weighted, type Random } from '../random.ts';
import { dayLength, type PopulationSettings } from '../settings.ts';
import { uuid } from './identifiers.ts';

export interface Grant {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly reason: string;
}

const reasons = [
  'Founding member',
  'Welcome offer',
  'Won in the spring draw',
  'Goodwill after an outage',
  'Helped with testing',
  'Invited friends',
];
const lengths = [30, 30, 90, 90, 180, 365];

const premiumHistoryOf = weighted([
  ['none', 0.963],
  ['current', 0.006],
  ['renewed', 0.002],
  ['past', 0.029],
]);

/** The premium that staff gave a member. */
export function createGrants(
  random: Random,
  joined: number,
  { today }: PopulationSettings,
): Grant[] {
  const history = premiumHistoryOf(random);
  const grants: Grant[] = [];
  const length = pick(random, lengths) * dayLength;
  const earlier = joined + Math.floor(random() * 20 * dayLength);
  if ((history === 'past' || history === 'renewed') && earlier + length < today) {
    grants.push({
      id: uuid(random),
      startsAt: earlier,
      endsAt: earlier + length,
      reason: pick(random, reasons),
    });
  }
  if (history === 'current' || history === 'renewed') {
    const rest =
      between(random, 1, length / dayLength) * dayLength + Math.floor(random() * dayLength);
    const startsAt = Math.max(joined, today + rest - length);
    grants.push({
      id: uuid(random),
      startsAt,
      endsAt: today + rest,
      reason: pick(random, reasons),
    });
  }
  return grants;
}
