import { afterEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { refuseWrongClock } from '../../db/clock.ts';
import { StartError } from '../../errors.ts';

let logged = '';
const app = await testApp({
  environment: { LOG_LEVEL: 'error' },
  logTo: { write: (line) => (logged += line) },
});

afterEach(() => void vi.useRealTimers());

const shift = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

test.each([
  [3600, 'ahead of'],
  [-3600, 'behind'],
])('a process whose clock is off by %i s does not start', async (seconds, way) => {
  shift(seconds);
  const refused = refuseWrongClock(app.pool);
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(
    new RegExp(`^The clock of this machine is \\d+ s ${way} the database's: .*NTP`),
  );
});

test('a process whose clock is a little off starts', async () => {
  shift(15);
  await expect(refuseWrongClock(app.pool)).resolves.toBeUndefined();
});

test('while it runs, a wrong clock is an error in the log and a metric', async () => {
  await app.clock.measure();
  expect(logged).toBe('');
  shift(7200);
  await app.clock.measure();
  vi.useRealTimers();
  expect(JSON.parse(logged)).toMatchObject({
    level: 50,
    msg: "the clock of this machine is ahead of or behind the database's",
  });
  const { body } = await app.inject({ url: '/metrics' });
  expect(Number(/^clock_offset_seconds (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(7000);
});
