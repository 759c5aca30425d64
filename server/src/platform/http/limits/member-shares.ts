import { AppError } from '../../../errors.ts';

/** Limits how much of something each member can run in parallel in this process; further requests are told to retry. */
export function createShares(most: number) {
  const running = new Map<string, number>();
  return async <T>(memberId: string, work: () => Promise<T>): Promise<T> => {
    const before = running.get(memberId) ?? 0;
    if (before >= most) throw new AppError('too_many_at_once', { retryAfter: 10 });
    running.set(memberId, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(memberId) ?? 1) - 1;
      if (left > 0) running.set(memberId, left);
      else running.delete(memberId);
    }
  };
}
