// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadPhoto } from '@kindred/contract/photos';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { testApp } from '../../../test/service/app.ts';
import { comparePhotos, expectNoOrphans, makeImage } from '../../../test/files/images.ts';
import { createMember } from '../../../test/members/members.ts';
import { enter, startServer } from '../../../test/service/separate-server.ts';

const app = await testApp();
const rounds = long ? 8 : 2;

/** From several members, as each has few parallel uploads. */
const sessions = (url: string) =>
  Promise.all([1, 2, 3].map(async () => enter(url, await createMember(app))));

test('trust 34: killed during uploads, every confirmed one is there, and nothing is left over', async () => {
  const acknowledged: string[] = [];
  const image = await makeImage('#c05070', 3000);

  for (let round = 0; round < rounds; round += 1) {
    const { url, end } = await startServer(app);
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(image)]), 'me.png');
    const send = async (headers: Record<string, string>) => {
      const answer = await fetch(url + apiBase + uploadPhoto.url, {
        method: 'POST',
        headers,
        body,
      });
      const { data } = (await answer.json()) as { data: { publicId: string } };
      acknowledged.push(data.publicId);
    };
    // Killed as soon as one of them is confirmed, or at an arbitrary moment.
    const sent = (await sessions(url)).map(send);
    const people = Promise.allSettled(sent);
    await Promise.race(round % 2 ? [people, sleep(round * 100)] : sent);
    await end('SIGKILL');
    await people;
  }

  expect(acknowledged).not.toEqual([]);
  // An hour later every unfinished upload has been removed, rows and files.
  app.advanceClock(2 * 3_600_000);
  await app.pool.query(`select graphile_worker.add_job('delete-unneeded-photo-files', '{}')`);
  await expectNoOrphans(app);
  const half = await app.pool.query('select from upload where size is null');
  expect(half.rowCount).toBe(0);
  const { files } = await comparePhotos(app);
  for (const publicId of acknowledged) expect(files).toContain(publicId);
});
