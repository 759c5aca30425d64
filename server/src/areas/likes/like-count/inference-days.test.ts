// @module-tag long
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { type Person, announceLikes, choose, renewed, undo } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { long } from '../../../../../e2e/test-size.ts';
import { randomFrom } from '../../../../test/random.ts';

const app = await testApp();
const sql = sqlOf(app);
const day = 86_400_000;
const names = ['Alan', 'Bob', 'Carl', 'Dan', 'Emil', 'Finn'];

let latitude = -60;
/** A woman and six men of the same profile, far from everyone else. */
async function createWorld() {
  latitude += 3;
  const here = { latitude, longitude: 20, seek_max_distance: 50, show_last_active: false };
  const men: Person[] = [];
  for (const first_name of names) men.push(await createPerson(app, aMan({ ...here, first_name })));
  return { ada: await createPerson(app, { profile: here }), men };
}
type World = Awaited<ReturnType<typeof createWorld>>;

const urls = [
  '/deck?limit=30',
  '/browse?limit=60',
  '/deck/funnel',
  '/auth/search-users?limit=100',
  '/likes',
  '/likes/counts',
  '/likes/sent',
  '/likes/passed',
  '/matches',
  '/matches/past',
  '/bookmarks',
  '/blocks',
  '/notices',
];

/** What Ada sees, with names instead of ids, so that it can be compared between worlds. */
async function changesIn({ ada, men }: World) {
  await sql`delete from deck where member_id = ${ada.id}`;
  const all = [...urls, ...men.map(({ id }) => `/auth/user/${id}`)];
  const bodies: string[] = [];
  for (const url of all)
    bodies.push((await app.inject({ url: `${apiBase}${url}`, headers: ada.headers })).body);
  const events = await sql`select kind, about from live_event
    where member_id = ${ada.id} order by number`;
  const nameOf = new Map([...men, ada].map(({ id }, index) => [id, names[index] ?? 'Ada']));
  return [...bodies, JSON.stringify(events)].map((body) =>
    sorted(
      JSON.parse(
        body
          .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => nameOf.get(id) ?? 'id')
          .replaceAll(/\/(media|portraits)\/[^"]+|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'x')
          .replaceAll(/"(publicId|size)":("[^"]*"|\d+)/g, '"$1":0'),
      ),
    ),
  );
}

/** Lists whose order follows from ids have another order in another world. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(sorted).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sorted(each)]));
}

const asOfNow = async ({ ada, men }: World): Promise<World> => ({
  ada: await renewed(app, ada),
  men: await Promise.all(men.map((man) => renewed(app, man))),
});

/** The first two men do not like Ada in any world, so that she can like them. */
const candidates = 4;
type Act = (world: World, man: Person, liker: Person) => Promise<unknown>;
const acts: Readonly<Record<string, Act>> = {
  block: ({ ada }, man) => ada.send('PUT', `/blocks/${man.id}`),
  unblock: ({ ada }, man) => ada.send('DELETE', `/blocks/${man.id}`),
  unblockAll: async ({ ada, men }) => {
    for (const { id } of men) await ada.send('DELETE', `/blocks/${id}`);
  },
  pass: ({ ada }, man) => choose(ada, man, 'pass'),
  undo: ({ ada }, man) => undo(ada, man),
  bookmark: ({ ada }, man) => ada.send('PUT', `/bookmarks/${man.id}`),
  report: ({ ada }, man) =>
    ada.send('POST', '/reports/create-reports', {
      problem_type: 'Harassment',
      description: 'x',
      reportedUserId: man.id,
    }),
  unmatch: ({ ada }, man) => ada.send('DELETE', `/matches/${man.id}`),
  pause: ({ ada }) => ada.send('PUT', '/settings', { paused: true }),
  goBack: ({ ada }) => ada.send('PUT', '/settings', { paused: false }),
  likeAndUnmatch: async ({ ada, men: [first] }) => {
    await choose(ada, first as Person);
    await choose(first as Person, ada);
    await ada.send('DELETE', `/matches/${first?.id}`);
  },
  announce: ({ ada }) => announceLikes(app, ada),
  likedAgain: (world, _man, liker) => choose(liker, world.ada, 'superlike'),
  undone: (world, _man, liker) => undo(liker, world.ada),
};
const kinds = Object.keys(acts);

test.each(Array.from({ length: long ? 25 : 3 }, (_, seed) => seed + 1))(
  'trust 22: whatever a member does to others over days, she sees the same no matter who likes her (world %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const pick = (count: number) => Math.floor(random() * count);
    let worlds = [await createWorld(), await createWorld()] as [World, World];
    // Two of the last four like her, others in each world.
    const first = pick(candidates);
    const likers = [
      [first, (first + 1) % candidates],
      [(first + 2) % candidates, (first + 3) % candidates],
    ].map((pair) => pair.map((index) => index + names.length - candidates));
    for (const [index, { ada, men }] of worlds.entries())
      for (const liker of likers[index] ?? []) await choose(men[liker] as Person, ada);
    const blocked = new Set<number>();
    for (let step = 0; step < (long ? 60 : 20); step++) {
      const [kind = '', man, liker] = [kinds[pick(kinds.length)], pick(names.length), pick(2)];
      if (kind === 'block') blocked.add(man);
      // Someone who is blocked can't like her, and she is told the number of those who do.
      if (kind === 'likedAgain' && likers.some((pair) => blocked.has(pair[liker] ?? 0))) continue;
      for (const [index, world] of worlds.entries()) {
        const { men } = world;
        await acts[kind]?.(world, men[man] as Person, men[likers[index]?.[liker] ?? 0] as Person);
      }
      if (random() < 0.4) {
        app.advanceClock(day);
        worlds = [await asOfNow(worlds[0]), await asOfNow(worlds[1])];
      }
      const [one, other] = await Promise.all([changesIn(worlds[0]), changesIn(worlds[1])]);
      expect(one, `${step}: ${kind} ${names[man]}`).toEqual(other);
    }
  },
);
