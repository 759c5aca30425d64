import { between, pick, weighted, type Random } from '../random.ts';
import { dayLength, type World } from '../world.ts';
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

const holdingOf = weighted([
  ['none', 0.8],
  ['current', 0.145],
  ['renewed', 0.02],
  ['past', 0.035],
]);

/** Premium that somebody has, had, or has again. */
export function createGrants(random: Random, joined: number, { today }: World): Grant[] {
  const holding = holdingOf(random);
  const grants: Grant[] = [];
  const length = pick(random, lengths) * dayLength;
  const earlier = joined + Math.floor(random() * 20 * dayLength);
  if ((holding === 'past' || holding === 'renewed') && earlier + length < today) {
    grants.push({
      id: uuid(random),
      startsAt: earlier,
      endsAt: earlier + length,
      reason: pick(random, reasons),
    });
  }
  if (holding === 'current' || holding === 'renewed') {
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
