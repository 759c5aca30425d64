import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { mayRetry, retry } from './retry.ts';

const failure = (status: number) => new CallError(status, 'X');

test.each([
  [1, failure(0), true],
  [2, failure(0), true],
  [3, failure(0), false],
  [1, failure(500), true],
  [1, failure(503), true],
  [1, failure(400), false],
  [1, failure(408), false],
  [1, failure(429), false],
  [1, failure(499), false],
  [1, new Error('unforeseen'), true],
])('after %i failures, the last %o: again is %s', (failures, error, again) => {
  expect(mayRetry(failures, error)).toBe(again);
});

describe('retry', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('makes three attempts, one second and two seconds apart', async () => {
    const attempt = vi.fn(() => Promise.reject(failure(503)));
    const done = retry(attempt).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(attempt).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(attempt).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(attempt).toHaveBeenCalledTimes(3);
    expect(await done).toMatchObject({ status: 503 });
  });

  test('returns the result of a later attempt', async () => {
    const attempt = vi.fn(() => Promise.resolve('there')).mockRejectedValueOnce(failure(0));
    const done = retry(attempt);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await done).toBe('there');
  });

  test('does not retry a 4xx', async () => {
    const attempt = vi.fn(() => Promise.reject(failure(404)));
    await expect(retry(attempt)).rejects.toMatchObject({ status: 404 });
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  test('stops waiting when it is aborted', async () => {
    const leaving = new AbortController();
    const attempt = vi.fn(() => Promise.reject(failure(0)));
    const done = retry(attempt, leaving.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    leaving.abort(new Error('left'));
    expect(await done).toEqual(new Error('left'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
