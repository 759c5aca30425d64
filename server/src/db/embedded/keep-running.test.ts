import { spawn } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DidNotStart } from './failure.ts';
import { keepRunning, nextDelay } from './keep-running.ts';

test('a database that keeps stopping is restarted with growing delays, up to half a minute', () => {
  const delays = [0];
  for (let end = 0; end < 8; end += 1) delays.push(nextDelay(delays.at(-1) ?? 0, 59_999));
  expect(delays.slice(1)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('one that ran for a minute is restarted soon', () => {
  expect(nextDelay(30_000, 60_000)).toBe(500);
});

test('a slow restart that fails at first prints two lines', { tags: ['long'] }, async () => {
  // Only the line that says that it is slow. The delays between the starts come from elsewhere.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const leaving = new AbortController();
  let starts = 0;
  const start = async () => {
    await Promise.resolve();
    vi.advanceTimersByTime(2000);
    starts += 1;
    if (starts === 1) throw new DidNotStart('no memory');
    leaving.abort();
    return spawn('true');
  };
  const report = (line: string) => lines.push(line);
  await keepRunning(spawn('true'), { start, leaving: leaving.signal, log: 'the log', report });
  expect(lines).toEqual([
    'The database stopped unexpectedly: restarting it …',
    'The database is running again: read the log for the reason why it stopped.',
  ]);
});
