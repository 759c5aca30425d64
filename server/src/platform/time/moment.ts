import type { FastifyInstance } from 'fastify';
import { dayIn } from '@kindred/contract/day-in';

/** One point in time, and its day in the operator's time zone. */
export interface Moment {
  readonly now: Date;
  readonly today: string;
}

export function presentMoment({ config, now }: Pick<FastifyInstance, 'config' | 'now'>): Moment {
  const time = now();
  return { now: time, today: dayIn(config.timeZone, time) };
}

const quarter = 15 * 60_000;

/** When what members who hide their activity have done becomes visible to others, together. */
export const nextQuarter = (now: Date) =>
  new Date((Math.floor(now.getTime() / quarter) + 1) * quarter);
