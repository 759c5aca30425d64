import { AppError } from '../../../errors.ts';

/** Limits how many run in parallel and how many wait; others are refused with a time to retry. */
export function createQueue(concurrency: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let working = 0;

  async function enter() {
    if (working < concurrency) working += 1;
    else if (waiting.length < maxWaiting) await new Promise<void>((start) => waiting.push(start));
    else throw new AppError('busy', { retryAfter: 2 });
  }

  /** The one that has waited longest goes next. */
  function leave() {
    const start = waiting.shift();
    if (start) start();
    else working -= 1;
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
