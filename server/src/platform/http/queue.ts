import { AppError } from '../../errors.ts';

/** Lets so many work at once and so many wait; who comes then is told to come back. */
export function createQueue(atOnce: number, longest: number) {
  const waiting: (() => void)[] = [];
  let working = 0;

  async function enter() {
    if (working < atOnce) working += 1;
    else if (waiting.length < longest) await new Promise<void>((start) => waiting.push(start));
    else {
      const sentence = 'Many people are here right now. Please try again in a moment.';
      throw new AppError('unavailable', sentence, { retryAfter: 2 });
    }
  }

  /** The place of who leaves goes to who has waited longest. */
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
