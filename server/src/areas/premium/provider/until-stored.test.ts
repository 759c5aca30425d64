import { pino } from 'pino';
import { expect, test } from 'vitest';
import { mostTries, untilStored } from './until-stored.ts';

function setUp(random = 1) {
  const [pauses, logged]: [number[], object[]] = [[], []];
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line) as object) });
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  return { pauses, logged, app: { log }, waiting: { wait, random: () => random } };
}

test('what was stored at the first attempt takes no pause', async () => {
  const { app, pauses, waiting } = setUp();
  expect(await untilStored(app, 'invoice', async () => null, waiting)).toBeNull();
  expect(pauses).toEqual([]);
});

test('the pauses between attempts become longer, up to a limit', async () => {
  const { app, pauses, waiting } = setUp();
  let tries = 0;
  const attempt = async () => ((tries += 1) === 4 ? 'stored' : undefined);
  expect(await untilStored(app, 'credit', attempt, waiting)).toBe('stored');
  expect(pauses).toEqual([50, 100, 200]);
});

test('two processes pause for different times', async () => {
  const [one, other] = [setUp(0), setUp(1)];
  for (const { app, waiting } of [one, other])
    await untilStored(app, 'credit', async () => undefined, waiting).catch(() => {});
  for (const [index, pause] of one.pauses.entries())
    expect(pause).toBeLessThan(other.pauses[index] ?? 0);
});

test('after some attempts it is given up, and the log says so', async () => {
  const { app, pauses, logged, waiting } = setUp();
  let tries = 0;
  const attempt = async () => void (tries += 1);
  await expect(untilStored(app, 'subscription', attempt, waiting)).rejects.toThrow(
    'A payment subscription changed each time',
  );
  expect(tries).toBe(mostTries);
  expect(pauses).toHaveLength(mostTries - 1);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(2000);
  expect(logged).toMatchObject([{ level: 50, what: 'subscription', tries: mostTries }]);
});
