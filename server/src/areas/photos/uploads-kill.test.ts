import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@kindred/contract/accounts';
import { uploadPhoto } from '@kindred/contract/photos';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { comparePhotos, expectNoOrphans, makeImage } from '../../../test/images.ts';
import { type TestMember, createMember } from '../../../test/members.ts';

const app = await testApp();
const rounds = 4;

/** A server of its own on the same database and files, which can be killed. */
async function startServer() {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts')], {
    env: {
      PORT: '0',
      DEMO: 'off',
      LIMITS: '1000000',
      DATABASE_URL: app.databaseUrl,
      DATA_DIR: app.config.dataDir,
      ADMIN_EMAIL: 'grace@kindred.example',
      ADMIN_PASSWORD: 'ten thousand lamps',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', () => {
      const told = /Kindred is at (\S+)/.exec(output)?.[1];
      if (told) resolve(told);
    });
    server.once('close', () => reject(new Error(output)));
  });
  return { server, url };
}

async function enter(url: string, { email, password }: TestMember) {
  const answer = await fetch(url + apiBase + login.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}

async function kill(server: ChildProcess) {
  server.kill('SIGKILL');
  await once(server, 'close');
}

test('trust 34: killed in the middle of uploads, what was answered is there, and nothing is left over', async () => {
  const acknowledged: string[] = [];
  const image = await makeImage('#c05070', 3000);

  for (let round = 0; round < rounds; round += 1) {
    const member = await createMember(app);
    const { server, url } = await startServer();
    const headers = await enter(url, member);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(image)]), 'me.png');
    const send = async () => {
      const answer = await fetch(url + apiBase + uploadPhoto.url, {
        method: 'POST',
        headers,
        body,
      });
      const { data } = (await answer.json()) as { data: { publicId: string } };
      acknowledged.push(data.publicId);
    };
    // Killed as soon as one of them is answered, or at a moment that means nothing to it.
    const sent = [send(), send(), send()];
    const people = Promise.allSettled(sent);
    await Promise.race(round % 2 ? [people, sleep(round * 100)] : sent);
    await kill(server);
    await people;
  }

  expect(acknowledged).not.toEqual([]);
  // An hour later whatever was begun and never finished has been taken away, rows and files.
  app.wait(2 * 3_600_000);
  await app.pool.query(`select graphile_worker.add_job('collect-photos', '{}')`);
  await expectNoOrphans(app);
  const half = await app.pool.query('select from upload where size is null');
  expect(half.rowCount).toBe(0);
  const { files } = await comparePhotos(app);
  for (const publicId of acknowledged) expect(files).toContain(publicId);
}, 120_000);
