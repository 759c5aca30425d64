import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { type Person, choose, numbersOf, renewed, undo } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const day = 86_400_000;

interface World {
  ada: Person;
  men: Person[];
}

const looksFor = (person: Person, maxAge: number) =>
  person.send('PUT', '/auth/edit-profile', { lookingFor: { minAge: 18, maxAge } });

async function showWhatIsDue(world: World, milliseconds: number) {
  app.advanceClock(milliseconds - (app.now().getTime() % milliseconds));
  await addJob(app.pool, 'show-waiting-likes', {});
  await app.jobs.runDue();
  world.ada = await renewed(app, world.ada);
  world.men = await Promise.all(world.men.map((man) => renewed(app, man)));
}

/** What Ada and the men do. Each act is one that the service allows, refuses, or has done already. */
const acts = {
  like: ({ ada }, man) => choose(man, ada),
  likeWithNote: ({ ada }, man) => choose(man, ada, 'like', { note: 'Hello' }),
  superlike: ({ ada }, man) => choose(man, ada, 'superlike'),
  undoHis: ({ ada }, man) => undo(man, ada),
  hisPass: ({ ada }, man) => choose(man, ada, 'pass'),
  pass: ({ ada }, man) => choose(ada, man, 'pass'),
  undo: ({ ada }, man) => undo(ada, man),
  likeBack: ({ ada }, man) => choose(ada, man),
  unmatch: ({ ada }, man) => ada.send('DELETE', `/matches/${man.id}`),
  pause: (_, man) => man.send('PUT', '/settings', { paused: true }),
  resume: (_, man) => man.send('PUT', '/settings', { paused: false }),
  hide: (_, man) => man.send('PUT', '/auth/show-last-active', { showLastActive: false }),
  show: (_, man) => man.send('PUT', '/auth/show-last-active', { showLastActive: true }),
  narrow: (_, man) => looksFor(man, 20),
  widen: (_, man) => looksFor(man, 99),
  narrowHers: ({ ada }) => looksFor(ada, 20),
  widenHers: ({ ada }) => looksFor(ada, 99),
  block: ({ ada }, man) => ada.send('PUT', `/blocks/${man.id}`),
  unblock: ({ ada }, man) => ada.send('DELETE', `/blocks/${man.id}`),
  blockHer: ({ ada }, man) => man.send('PUT', `/blocks/${ada.id}`),
  unblockHer: ({ ada }, man) => man.send('DELETE', `/blocks/${ada.id}`),
  open: ({ ada }) => ada.send('PUT', '/likes/opened'),
  look: ({ ada }) => ada.send('PUT', '/likes/seen'),
  buy: ({ ada }) => sql`insert into vip_grant (member_id, ends_at, reason)
    values (${ada.id}, ${new Date(app.now().getTime() + 100 * day)}, 'test')`,
  end: ({ ada }) => sql`delete from vip_grant where member_id = ${ada.id}`,
  quarter: (world) => showWhatIsDue(world, day / 96),
  midnight: (world) => showWhatIsDue(world, day),
} satisfies Record<string, (world: World, man: Person) => Promise<unknown>>;
type Act = keyof typeof acts;

/** Of one man, as the database has it, but by a rule that shares nothing with the service. */
interface Row {
  likes: boolean;
  known: boolean;
  waits: boolean;
  present: boolean;
  decided: boolean;
  blocked: boolean;
  blocked_before_today: boolean;
  fits: boolean;
}

const isCounted = (row: Row) =>
  row.likes &&
  row.present &&
  row.fits &&
  !row.waits &&
  !row.decided &&
  !(row.known ? row.blocked : row.blocked_before_today);

const rowsOf = ({ ada, men }: World) =>
  sql<Row>`select coalesce(c.kind in ('like', 'superlike'), false) as likes, coalesce(c.waits_until is not null, false) as waits,
      coalesce(c.kind = 'superlike' or c.opened or exists (select from vip_grant where member_id = ${ada.id}), false) as known,
      not p.paused as present,
      exists (select from match where member_id = ${ada.id} and other_id = p.member_id)
        or exists (select from choice where member_id = ${ada.id} and other_id = p.member_id and kind = 'pass') as decided,
      exists (select from block where member_id = ${ada.id} and other_id = p.member_id) as blocked,
      exists (select from block where member_id = ${ada.id} and other_id = p.member_id
        and created_at < date_trunc('day', ${app.now()}::timestamptz, 'UTC')) as blocked_before_today,
      p.seek_max_age > 20 and (select seek_max_age > 20 from profile where member_id = ${ada.id}) as fits
    from profile p left join choice c on c.member_id = p.member_id and c.other_id = ${ada.id}
    where p.member_id = any (${men.map(({ id }) => id)})`;

const listed = async (person: Person) =>
  (await person.get('/likes')).json<{ data: { likes: object[] } }>().data.likes.length;

const steps = fc.array(
  fc.record({
    act: fc.constantFrom(...(Object.keys(acts) as Act[]), 'like', 'like', 'pass', 'undo'),
    man: fc.nat(2),
  }),
  { minLength: 1, maxLength: 25, size: 'max' },
) as fc.Arbitrary<{ act: Act; man: number }[]>;

async function play(sequence: { act: Act; man: number }[]) {
  const world: World = { ada: await createPerson(app), men: [] };
  for (let count = 0; count < 3; count += 1) world.men.push(await createPerson(app, aMan()));
  const sums: number[] = [];
  for (const { act, man } of sequence) {
    await acts[act](world, world.men[man] as Person);
    if (act === 'buy' || act === 'end') world.ada = await renewed(app, world.ada);
    const rows = (await rowsOf(world)).filter(isCounted);
    const { likes, counts, notice } = await numbersOf(world.ada);
    expect({ likes, counts }, act).toEqual({ likes: rows.length, counts: rows.length });
    // There is none of super likes, or of a like after a block, but of each like that is in the number.
    const none = act === 'like' && sums.at(-1) !== rows.length ? [] : [null];
    expect([...none, rows.length], act).toContain(notice);
    expect(await listed(world.ada), act).toBe(rows.filter(({ known }) => known).length);
    sums.push(rows.length);
  }
  return sums;
}

test('after any acts the numbers are equal everywhere: who likes the member, fits, is there and waits for an answer', async () => {
  const sums = await play(
    (
      [
        ['like', 0],
        ['hide', 1],
        ['like', 1],
        ['quarter', 0],
        ['pass', 0],
        ['undo', 0],
        ['open', 0],
        ['block', 1],
        ['midnight', 0],
        ['buy', 0],
        ['unblock', 1],
        ['midnight', 0],
        ['narrow', 1],
      ] as const
    ).map(([act, man]) => ({ act, man })),
  );
  expect(sums).toEqual([1, 1, 1, 2, 1, 2, 2, expect.any(Number), 1, 1, 1, 2, 1]);
});

test('trust 22: the same after random acts', { tags: ['long'], timeout: 1_800_000 }, async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const likes = [0, 1, 2].map((man) => ({ act: 'like' as const, man }));
      for (const sum of await play([...likes, ...sequence])) seen.add(sum);
    }),
    { numRuns: long ? 150 : 15, endOnFailure: true },
  );
  expect(seen).toEqual(new Set([0, 1, 2, 3]));
});
