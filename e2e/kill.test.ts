import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findProcesses, findServer, makeFolder, signIn, start, useSession } from './service.ts';
import { long } from './test-size.ts';

const folder = await makeFolder();
const rounds = Array.from({ length: long ? 10 : 3 }, (_, index) => index);

/** The server, its launcher, or both: nobody who dies can tell the others. */
function kill({ launcher }: ReturnType<typeof start>, round: number) {
  const server = findServer(launcher);
  if (server && round % 3 !== 1) process.kill(server, 'SIGKILL');
  if (!server || round % 3 !== 0) launcher.kill('SIGKILL');
}

test('killed at any moment, it comes back with every session that it had answered', async () => {
  const DATA_DIR = join(folder, 'data');
  const acknowledged: string[] = [];

  for (const round of rounds) {
    const starting = start({ DATA_DIR });
    await sleep(Math.random() * 2500);
    kill(starting, round);

    const serving = start({ DATA_DIR });
    const url = await serving.ready();
    expect(url, serving.lines().join('\n')).toBeDefined();
    const people = signInWhileItLives(`${url}`, acknowledged);
    await sleep(Math.random() * 500);
    kill(serving, round);
    await Promise.all([people, starting.ended, serving.ended]);
  }

  const last = start({ DATA_DIR });
  const url = await last.ready();
  expect(url, last.lines().join('\n')).toBeDefined();
  for (const token of acknowledged) expect(await useSession(`${url}`, token)).toBe(200);
  expect(acknowledged).not.toEqual([]);
  expect(await last.stop()).toBe(0);
  await expect.poll(() => findProcesses(DATA_DIR), { timeout: 10_000 }).toEqual([]);
}, 300_000);

/** Four a round: a member has at most fifty sessions, and the oldest give way. */
async function signInWhileItLives(url: string, acknowledged: string[]) {
  try {
    for (let turn = 0; turn < 4; turn++) acknowledged.push(await signIn(url));
  } catch {
    // Killed; what was not answered is not promised.
  }
}
