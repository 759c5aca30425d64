import type { FastifyInstance } from 'fastify';
import { dayIn } from './calendar.ts';

/** One point in time, and its day in the operator's time zone. */
export interface Moment {
  readonly now: Date;
  readonly today: string;
}

export function presentMoment({ config, now }: Pick<FastifyInstance, 'config' | 'now'>): Moment {
  const time = now();
  return { now: time, today: dayIn(config.timeZone, time) };
}
