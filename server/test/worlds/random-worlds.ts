import fc from 'fast-check';
import type { Pool, PoolClient } from 'pg';
import { timeOrderedId } from '../../src/platform/time/time-ordered-id.ts';

interface Account {
  readonly status: 'active' | 'deactivated' | 'banned' | 'leaving';
  readonly confirmed: boolean;
  readonly paused: boolean;
  readonly incognito: boolean;
  readonly hidesActivity: boolean;
  readonly hasPhoto: boolean;
}

/** What one of two did about the other. */
export interface Side {
  readonly choice: 'like' | 'superlike' | 'pass' | 'none' | null;
  /** Of this quarter of an hour, so that the other is not told yet of someone who hides their activity. */
  readonly isNew: boolean;
  readonly bookmarks: boolean;
}

/** Two of the people, by their place. The first has the lower one. They match if both like. */
export interface Pair {
  readonly sides: readonly [Side, Side];
  readonly ended: boolean;
}

/** What changes while a match exists. */
interface Changing {
  readonly accounts: readonly Account[];
  /** Whether the first and the second of each pair blocked the other. */
  readonly blocks: readonly (readonly [boolean, boolean])[];
}

export interface World {
  readonly pairs: readonly Pair[];
  /** What was after people matched, and what is now. */
  readonly before: Changing;
  readonly now: Changing;
}

const once = (times: number) =>
  fc.integer({ min: 0, max: times - 1 }).map((number) => number === times - 1);

const account = fc.record({
  status: fc.constantFrom(
    'active',
    'active',
    'active',
    'active',
    'deactivated',
    'banned',
    'leaving',
  ),
  confirmed: once(6).map((not) => !not),
  paused: once(5),
  incognito: once(4),
  hidesActivity: once(4),
  hasPhoto: once(8).map((not) => !not),
}) satisfies fc.Arbitrary<Account>;

const side = fc.record({
  choice: fc.constantFrom('like', 'like', 'superlike', 'superlike', 'pass', 'none', null),
  isNew: once(3),
  bookmarks: fc.boolean(),
}) satisfies fc.Arbitrary<Side>;

/** Viewers have accounts that can sign in; they can be paused and so on. */
const signsIn = account.map((each) => ({ ...each, status: 'active' as const, confirmed: true }));

const many = <T>(of: fc.Arbitrary<T>, count: number) =>
  fc.array(of, { minLength: count, maxLength: count, size: 'max' });

const pairCount = (people: number) => (people * (people - 1)) / 2;

/** Worlds of a few people, of whom the first are viewers. */
export function worlds(people: number, viewers: number): fc.Arbitrary<World> {
  const pairs = pairCount(people);
  const changing = fc.record({
    accounts: fc
      .tuple(many(signsIn, viewers), many(account, people - viewers))
      .map((each) => each.flat()),
    blocks: many(fc.tuple(once(7), once(7)), pairs),
  });
  return fc.record({
    pairs: many(fc.record({ sides: fc.tuple(side, side), ended: once(4) }), pairs),
    before: changing,
    now: changing,
  });
}

/** The places of the two of each pair. */
export const placesOf = (people: number) =>
  Array.from({ length: people }, (_, one) => one).flatMap((one) =>
    Array.from({ length: people - one - 1 }, (_, index) => [one, one + 1 + index] as const),
  );

/** Two who match have accounts that others can see. */
const sound: Account = {
  status: 'active',
  confirmed: true,
  paused: false,
  incognito: false,
  hidesActivity: false,
  hasPhoto: true,
};

const likes = ({ choice }: Side) => choice === 'like' || choice === 'superlike';
export const isMatch = ({ sides }: Pair) => sides.every(likes);

/** Makes the database say what a world says, as the changes of people would have. */
export async function storeWorld(owner: Pool, ids: readonly string[], world: World) {
  const client = await owner.connect();
  try {
    await client.query('begin');
    for (const table of ['choice', 'old_passes', 'match', 'block', 'notice', 'bookmark', 'deck'])
      await client.query(`delete from ${table} where member_id = any ($1)`, [ids]);
    await client.query('delete from chat where first_id = any ($1)', [ids]);
    await storeChanging(client, ids, { accounts: ids.map(() => sound), blocks: [] });
    await storePairs(client, ids, world);
    await storeChanging(client, ids, world.before);
    await storeChanging(client, ids, world.now);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

async function storePairs(client: PoolClient, ids: readonly string[], { pairs, now }: World) {
  const rows = placesOf(ids.length).flatMap(([one, two], index) => {
    const pair = pairs[index];
    if (!pair) throw new Error('A pair is missing');
    const { sides, ended } = pair;
    return sides.map(({ isNew, ...given }, place) => ({
      id: timeOrderedId(),
      member: ids[place === 0 ? one : two],
      other: ids[place === 0 ? two : one],
      ...given,
      waits:
        isNew && given.choice === 'like' && now.accounts[place === 0 ? one : two]?.hidesActivity,
      matched: isMatch(pair),
      ended,
    }));
  });
  await client.query(storeRows, [JSON.stringify(rows)]);
  // Each match is stored before one of the two ends it.
  await client.query(
    `update match m set ended_at = now() from json_to_recordset($1) as r (member uuid, other uuid, ended boolean)
      where m.member_id = r.member and m.other_id = r.other and r.ended`,
    [JSON.stringify(rows)],
  );
}

const storeRows = `with given as materialized (select * from json_to_recordset($1) as r (id uuid, member uuid, other uuid,
    choice text, waits boolean, bookmarks boolean, matched boolean)),
  chosen as (
    insert into choice (member_id, other_id, kind, chosen_at, stored_at, waits_until)
    select member, other, choice, now(), now(), case when waits then now() + interval '1 hour' end from given
    where choice is not null),
  bookmarked as (
    insert into bookmark (member_id, other_id, created_at) select member, other, now() from given where bookmarks),
  noticed as (
    insert into notice (member_id, id, kind, about, from_id)
    select member, id, 'match', json_build_object('memberId', other, 'firstName', 'Ada'), other from given)
  insert into match (member_id, other_id, name, matched_at) select member, other, 'Ada', now() from given where matched`;

async function storeChanging(
  client: PoolClient,
  ids: readonly string[],
  { accounts, blocks }: Changing,
) {
  const people = JSON.stringify(accounts.map((each, index) => ({ id: ids[index], ...each })));
  const from = 'json_to_recordset($1) as r';
  await client.query(
    `update member m set state = r.status, state_by = case when r.status <> 'active' then 'self' end,
        email_verified_at = case when r.confirmed then now() end
      from ${from} (id uuid, status text, confirmed boolean) where m.id = r.id`,
    [people],
  );
  await client.query(
    `update profile p set paused = r.paused, incognito = r.incognito, show_last_active = not r."hidesActivity"
      from ${from} (id uuid, paused boolean, incognito boolean, "hidesActivity" boolean) where p.member_id = r.id`,
    [people],
  );
  await client.query(
    `update photo p set review = case when r."hasPhoto" then 'approved' else 'waiting' end
      from ${from} (id uuid, "hasPhoto" boolean) where p.member_id = r.id`,
    [people],
  );
  const blocked = placesOf(ids.length).flatMap(([one, two], index) => {
    const [byOne = false, byTwo = false] = blocks[index] ?? [];
    if (!byOne && !byTwo) return [];
    const [first, second] = [ids[one], ids[two]];
    return [
      { member: first, other: second, mine: byOne, theirs: byTwo },
      { member: second, other: first, mine: byTwo, theirs: byOne },
    ];
  });
  await client.query('delete from block where member_id = any ($1)', [ids]);
  await client.query(
    `insert into block (member_id, other_id, mine, theirs) select member, other, mine, theirs
      from ${from} (member uuid, other uuid, mine boolean, theirs boolean)`,
    [JSON.stringify(blocked)],
  );
}
