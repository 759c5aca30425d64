import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { type Person, chosen, choose, pairOf, renewed } from '../../../../test/likes/likes.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const quarter = 15 * 60_000;
const app = await testApp();
const sql = sqlOf(app);

interface Shown {
  readonly isOnline: boolean;
  readonly lastActive: string | null;
}

async function shownIn(list: 'bookmarks' | 'matches', by: Person): Promise<Shown[]> {
  const answer = await by.get(`/${list}`);
  const { data } = answer.json<{ data: Record<string, { person: Shown }[]> }>();
  return (data[list] ?? []).map(({ person: { isOnline, lastActive } }) => ({
    isOnline,
    lastActive,
  }));
}

test('trust 43: lists show strangers at most every quarter of an hour whether someone is there, and matches right away', async () => {
  let [ada, alan] = await pairOf(app);
  await ada.send('PUT', `/bookmarks/${alan.id}`, {});
  const waitForQuarter = async () => {
    app.advanceClock(quarter - (app.now().getTime() % quarter));
    [ada, alan] = [await renewed(app, ada), await renewed(app, alan)];
  };
  await waitForQuarter();
  const be = async (online: boolean) => {
    const until = new Date(app.now().getTime() + (online ? quarter : -1));
    await sql`insert into presence (member_id, last_active, online_until) values (${alan.id}, '2026-03-04T05:06:07Z', ${until})
      on conflict (member_id) do update set last_active = excluded.last_active, online_until = excluded.online_until`;
  };
  const hour = '2026-03-04T05:00:00.000Z';
  const there = { isOnline: true, lastActive: hour };
  const away = { isOnline: false, lastActive: hour };

  await be(false);
  expect(await shownIn('bookmarks', ada)).toEqual([away]);
  await be(true);
  expect(await shownIn('bookmarks', ada)).toEqual([away]);
  await waitForQuarter();
  await be(true);
  expect(await shownIn('bookmarks', ada)).toEqual([there]);
  await be(false);
  expect(await shownIn('bookmarks', ada)).toEqual([there]);

  await sql`update profile set show_last_active = false where member_id = ${alan.id}`;
  expect(await shownIn('bookmarks', ada)).toEqual([{ isOnline: false, lastActive: null }]);
  await sql`update profile set show_last_active = true where member_id = ${alan.id}`;
  await chosen(choose(ada, alan));
  await chosen(choose(alan, ada));
  for (const online of [true, false]) {
    await be(online);
    expect(await shownIn('matches', ada)).toEqual([online ? there : away]);
  }
});
