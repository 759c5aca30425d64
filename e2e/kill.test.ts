// @module-tag long
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findProcesses, findServer, makeFolder, signIn, start, useSession } from './service.ts';
import { long } from './test-size.ts';
import { randomFrom } from '../server/test/random.ts';
import { seed } from '../server/test/seed.ts';

const folder = await makeFolder();
const random = randomFrom(seed);
const rounds = Array.from({ length: long ? 10 : 2 }, (_, index) => index);

/** Kills the server, its launcher, or both. */
function kill({ launcher }: ReturnType<typeof start>, round: number) {
  const server = findServer(launcher);
  if (server && round % 3 !== 1) process.kill(server, 'SIGKILL');
  if (!server || round % 3 !== 0) launcher.kill('SIGKILL');
}

test('after a kill at any moment it starts again with every session that it confirmed', async () => {
  const DATA_DIR = join(folder, 'data');
  const confirmed: string[] = [];

  for (const round of rounds) {
    const starting = start({ DATA_DIR });
    await sleep(random() * 2500);
    kill(starting, round);

    const serving = start({ DATA_DIR });
    const url = await serving.ready();
    expect(url, serving.lines().join('\n')).toBeDefined();
    const people = signInUntilKilled(`${url}`, confirmed);
    await sleep(random() * 500);
    kill(serving, round);
    await Promise.all([people, starting.ended, serving.ended]);
  }

  const last = start({ DATA_DIR });
  const url = await last.ready();
  expect(url, last.lines().join('\n')).toBeDefined();
  for (const token of confirmed) expect(await useSession(`${url}`, token)).toBe(200);
  expect(confirmed).not.toEqual([]);
  expect(await last.stop()).toBe(0);
  await expect.poll(() => findProcesses(DATA_DIR)).toEqual([]);
});

/** Four sessions a round: a member has at most fifty, and then the oldest end. */
async function signInUntilKilled(url: string, confirmed: string[]) {
  try {
    for (let turn = 0; turn < 4; turn++) confirmed.push(await signIn(url));
  } catch {
    // The server was killed. A session without a response need not exist.
  }
}
