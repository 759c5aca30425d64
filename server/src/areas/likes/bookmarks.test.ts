// @module-tag long
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import type { Person } from '../../../test/likes/likes.ts';
import { liveUrl, openChannel } from '../../../test/service/live.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { aMan, createPerson, personOf } from '../../../test/members/people.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isArchived } from '../../platform/personal-data.ts';
import { publishEvent } from '../../platform/live/publish.ts';

const app = await testApp();
const url = await liveUrl(app);
const shown = { profile: { show_last_active: false } };
const ada = await createPerson(app, shown);
const bob = await createPerson(app, aMan({ show_last_active: false }));
const carl = await createPerson(app, aMan({ show_last_active: false }));
const staff = await createStaff(app);
const grace = personOf(app, staff, await signIn(app, staff));

const bodiesOf = async (by: Person, urls: readonly string[]) =>
  Promise.all(urls.map(async (each) => [each, (await by.get(each)).body]));

const tables = app.areas.flatMap(({ personalData = [] }) => personalData);

async function archiveOf({ id }: Person) {
  const rows: object[] = [];
  await inTransaction(app.pool, async (client) => {
    for (const table of tables.filter(isArchived))
      for await (const row of table.rows(client, id, app.site)) rows.push(row);
  });
  return rows;
}

const own = ['/auth/profile', '/likes', '/likes/counts', '/likes/sent', '/matches', '/bookmarks'];
const lists = ['/browse', '/deck/funnel', '/notices', '/chats', '/blocks', '/searches'];

/** Staff see when someone was last active, which anything that they do changes. */
const withoutTimes = (body = '') => body.replaceAll(/"(?:lastActive|lastUsedAt)":[^,}]*/g, '');

/** Everything that others than Bob can read about Bob, Ada and themselves. */
const readAll = async () => ({
  ada: await bodiesOf(ada, [...own, ...lists, `/auth/user/${bob.id}`]),
  archive: await archiveOf(ada),
  carl: await bodiesOf(carl, [...own, ...lists, `/auth/user/${ada.id}`]),
  staff: (await bodiesOf(grace, [`/users/${bob.id}/file`, `/users/${ada.id}/file`])).map(
    ([, body]) => withoutTimes(body),
  ),
});

test('trust 84: a bookmark changes nothing for anyone but the member who made it', async () => {
  const others = [ada, carl];
  const channels = await Promise.all(others.map((other) => openChannel(url, other)));
  await bob.get('/auth/profile');
  const before = await readAll();
  expect((await bob.send('PUT', `/bookmarks/${ada.id}`)).statusCode).toBe(200);
  await app.jobs.runDue();
  expect((await bob.get('/bookmarks')).body).toContain(ada.id);
  expect(await readAll()).toEqual(before);
  // Events of a member keep their order, so that an earlier one would have arrived before this one.
  const ids = others.map(({ id }) => id);
  await publishEvent(app.pool, ids, 'conversation', { memberId: bob.id });
  for (const channel of channels) {
    await expect.poll(() => channel.events().length).toBeGreaterThan(0);
    expect(channel.events().map(({ kind }) => kind)).toEqual(['conversation']);
  }
});
