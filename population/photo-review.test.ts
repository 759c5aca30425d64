// @module-tag long
import { defaultDocument, withValues } from '../contract/src/site/document.ts';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '../server/test/database/database.ts';
import { populate } from './populate.ts';

const options = { members: 400, seed: 7, today: '2026-03-14' };

/** The photos that wait for review, and the number of cards of members who have no other photo. */
async function readWaitingPhotos(photosWait: boolean) {
  const url = await testDatabase();
  const client = new Client(url);
  await client.connect();
  await populate({
    ...options,
    url,
    site: withValues(defaultDocument('demo'), [['switches.photoReview', photosWait]]),
  });
  const { rows } = await client.query<{ public_id: string }>(
    `select public_id from photo where review = 'waiting' order by public_id`,
  );
  const hidden = await client.query(
    `select from card c where not exists (
      select from photo f where f.member_id = c.member_id and f.review = 'approved')`,
  );
  await client.end();
  return { ids: rows.map((row) => row.public_id), hidden: hidden.rowCount };
}

test('with photo review on, some photos of new members wait, the same ones for the same seed', async () => {
  const [first, again, without] = [
    await readWaitingPhotos(true),
    await readWaitingPhotos(true),
    await readWaitingPhotos(false),
  ];
  expect(first.ids.length).toBeGreaterThan(0);
  expect(again).toEqual(first);
  expect([first.hidden, without.ids]).toEqual([0, []]);
});
