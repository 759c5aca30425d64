import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { choose, showWaitingLikes, withPremium } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

interface Page {
  data: { likes: { person: { _id: string }; likedAt: string }[]; nextCursor: string | null };
}

test('trust 22: neither the order of likes nor a cursor tells when on a day someone was there', async () => {
  const ada = await withPremium(app, await createPerson(app));
  const men = [];
  for (let index = 0; index < 4; index += 1) men.push(await createPerson(app, aMan()));
  for (const man of men) await choose(man, ada);
  const ids = men.map(({ id }) => id).toSorted();
  const pagesWith = async (hours: number[]) => {
    for (const [index, hour] of hours.entries())
      await sql`update choice set stored_at = ${new Date(Date.UTC(2026, 4, 3, hour, 7 * index))}
        where member_id = ${ids[index]}`;
    const pages: Page['data'][] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query: Record<string, string> = { limit: '1', ...(cursor && { cursor }) };
      const { data } = (await ada.get('/likes', query)).json<Page>();
      pages.push(data);
      cursor = data.nextCursor;
    }
    return pages.map(({ likes, nextCursor }) => [
      likes.map(({ person, likedAt }) => [person._id, likedAt]),
      nextCursor,
    ]);
  };
  const pages = await pagesWith([1, 9, 17, 23]);
  expect(pages.map(([likes]) => likes)).toEqual(
    ids.toReversed().map((id) => [[id, '2026-05-03T00:00:00.000Z']]),
  );
  expect(await pagesWith([22, 4, 0, 13])).toEqual(pages);
});

test('trust 22: a like of someone who hides their activity is shown with the next quarter of an hour, also to premium members', async () => {
  const ada = await withPremium(app, await createPerson(app));
  const hidden = await createPerson(app, aMan({ show_last_active: false }));
  const shown = await createPerson(app, aMan());
  const seen = async () => {
    const { likes } = (await ada.get('/likes')).json<Page>().data;
    const counts = (await ada.get('/likes/counts')).json<{ data: object }>().data;
    const events = await sql`select kind from live_event where member_id = ${ada.id}`;
    return { ids: likes.map(({ person }) => person._id), counts, events: events.length };
  };
  const before = await seen();
  await choose(hidden, ada);
  expect(await seen()).toEqual(before);
  await choose(shown, ada);
  expect((await seen()).ids).toEqual([shown.id]);
  await showWaitingLikes(app);
  expect((await seen()).ids.toSorted()).toEqual([hidden.id, shown.id].toSorted());
  expect(await seen()).toMatchObject({ counts: { received: 2 } });
});
