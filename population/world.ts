import { StartError } from '../server/src/errors.ts';
import { randomFrom, streamOf, type Random } from './random.ts';

export const dayLength = 86_400_000;

/** What everybody in one population has in common. Times are milliseconds. */
export interface World {
  readonly members: number;
  readonly seed: number;
  /** The first moment of the day that everything is told from. */
  readonly today: number;
  /** The moment that last-active times count back from. */
  readonly now: number;
  /** Whether some photos wait for the team. */
  readonly photosWait: boolean;
}

export interface WorldOptions {
  readonly members: number;
  readonly seed: number;
  /** YYYY-MM-DD. With it every value is the same in every run; without it, who is online is online now. */
  readonly today?: string | undefined;
  readonly photosWait?: boolean;
}

export function createWorld({ members, seed, today, photosWait = false }: WorldOptions): World {
  const now = today ? Date.parse(`${today}T12:00:00Z`) : Date.now();
  if (Number.isNaN(now)) throw new StartError(`${today} is no day: write it as 2026-01-31.`);
  return { members, seed, now, today: now - (now % dayLength), photosWait };
}

/** The randomness of one aspect of one member: nobody's depends on anyone else's, nor on what parts there are. */
export const aspect = (name: string) => {
  const stream = streamOf(name);
  return ({ seed }: World, index: number): Random => randomFrom(seed, index, stream);
};
