import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export const mostTries = 10;
/** Milliseconds. */
const [firstPause, longestPause] = [50, 2000];

interface Waiting {
  readonly wait?: (milliseconds: number) => Promise<unknown>;
  readonly random?: () => number;
}

/**
 * Repeats reading something from the provider and storing it, until it did not change in between: `attempt` returns
 * undefined if it did. Pauses become longer and are random, so that two processes that change the same thing don't meet
 * again. What was not stored after some seconds is logged, and a job that needs it is repeated later.
 */
export async function untilStored<T>(
  { log }: Pick<FastifyInstance, 'log'>,
  what: 'subscription' | 'invoice' | 'credit',
  attempt: () => Promise<T | undefined>,
  { wait = sleep, random = Math.random }: Waiting = {},
): Promise<T> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const stored = await attempt();
    if (stored !== undefined) return stored;
    const longest = Math.min(longestPause, firstPause * 2 ** (tries - 1));
    if (tries < mostTries) await wait(longest * (0.5 + random() / 2));
  }
  log.error({ what, tries: mostTries }, 'payment provider not read after all tries');
  throw new Error(`A payment ${what} changed each time while it was read`);
}
