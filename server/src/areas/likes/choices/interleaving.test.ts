// @module-tag long
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { post } from '../../../../test/members/accounts.ts';
import { testApp } from '../../../../test/service/app.ts';
import {
  type Action,
  type Answer,
  type Model,
  type Step,
  actions,
  carryOut,
  emptyModel,
  hasMatch,
  ordersOf,
  pair,
  sees,
} from '../../../../test/likes/likes-model.ts';
import { type Person, renewed } from '../../../../test/likes/likes.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const day = 86_400_000;
// At noon, so that the test does not cross midnight.
app.advanceClock(day + day / 2 - (Date.now() % day));
const begin = app.now().getTime() - 3_600_000;
const people: Person[] = [];
for (let count = 0; count < 3; count += 1) people.push(await createPerson(app));
const ids = people.map(({ id }) => id);
/** Three likes are left for the day. */
const usedBefore = ids.map(() => ({ likes: 47, superlikes: 0, undos: 0 }));
const all = [0, 1, 2];
const pairs = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

async function startAgain() {
  for (const table of ['choice', 'match', 'block', 'daily_likes', 'notice'])
    await app.owner.query(`delete from ${table} where member_id = any ($1)`, [ids]);
  await sql`insert into daily_likes (member_id, day, likes)
    select id, (${app.now()}::timestamptz at time zone 'UTC')::date, 47 from unnest(${ids}::uuid[]) as id`;
  await sql`update profile set paused = false where member_id = any (${ids})`;
  for (const who of all) await reopen(who);
}

async function reopen(who: number) {
  const person = personAt(who);
  const { email, password } = person;
  await post(app, 'come-back', { email, password });
  people[who] = await renewed(app, person);
}

function personAt(who: number): Person {
  const person = people[who];
  if (!person) throw new Error('nobody');
  return person;
}

const requests: Record<
  Exclude<Action, 'reopen'>,
  (by: Person, id: string, at: number) => ReturnType<Person['send']>
> = {
  like: (by, id, chosenAt) => by.send('PUT', `/choices/${id}`, { choice: 'like', chosenAt }),
  superlike: (by, id, chosenAt) =>
    by.send('PUT', `/choices/${id}`, { choice: 'superlike', chosenAt }),
  pass: (by, id, chosenAt) => by.send('PUT', `/choices/${id}`, { choice: 'pass', chosenAt }),
  undo: (by, id, chosenAt) => by.send('DELETE', `/choices/${id}?chosenAt=${chosenAt}`),
  unmatch: (by, id) => by.send('DELETE', `/matches/${id}`),
  block: (by, id) => by.send('PUT', `/blocks/${id}`),
  unblock: (by, id) => by.send('DELETE', `/blocks/${id}`),
  pause: (by) => by.send('PUT', '/settings', { paused: true }),
  resume: (by) => by.send('PUT', '/settings', { paused: false }),
  close: (by) => by.send('POST', '/auth/deactivate', { password: by.password }),
};

async function send({ who, whom, action, at }: Step): Promise<Answer> {
  if (action === 'reopen') {
    await reopen(who);
    return { status: 200 };
  }
  const answer = await requests[action](personAt(who), personAt(whom).id, begin + at);
  const { data } = answer.json<{ data?: { choice?: string; matched?: boolean } }>();
  const choseNow = ['like', 'superlike', 'pass'].includes(action) && answer.statusCode === 200;
  return {
    status: answer.statusCode,
    ...(choseNow && data && { choice: data.choice ?? '', matched: data.matched ?? false }),
  };
}

/** All rows about the three, in the terms of the model. */
async function readStored(): Promise<object> {
  const choices = await sql<{ who: string; whom: string; kind: string; at: Date }>`
    select member_id as who, other_id as whom, kind, chosen_at as at from choice where member_id = any (${ids})`;
  const matches = await sql<{ who: string; whom: string; ended: boolean; notified: number }>`
    select member_id as who, other_id as whom, ended_at is not null as ended,
      (select count(*)::int from notice n where n.kind = 'match' and n.member_id = m.member_id
        and n.from_id = m.other_id) as notified
    from match m where member_id = any (${ids})`;
  const used = await sql`select likes, superlikes, undos from daily_likes
    where member_id = any (${ids}) order by array_position(${ids}::uuid[], member_id)`;
  const blocks = await sql<{ who: string; whom: string }>`
    select member_id as who, other_id as whom from block where mine and member_id = any (${ids})`;
  const paused = await sql<{ id: string }>`select member_id as id from profile
    where paused and member_id = any (${ids})`;
  const at = (id: string) => ids.indexOf(id);
  const key = (row: { who: string; whom: string }) => `${at(row.who)}>${at(row.whom)}`;
  return {
    choices: Object.fromEntries(
      choices.map((row) => [key(row), { kind: row.kind, at: row.at.getTime() - begin }]),
    ),
    matches: Object.fromEntries(
      matches.map((row) => [key(row), `${row.ended ? 'ended' : 'on'}, ${row.notified} notified`]),
    ),
    used,
    blocks: Object.fromEntries(blocks.map((row) => [key(row), true])),
    paused: Object.fromEntries(paused.map(({ id }) => [at(id), true])),
  };
}

/** The rows that a state of the model has. A match has two, and one notice each while it lasts. */
const rowsOf = ({ choices, matches, used, blocks, paused }: Model) => ({
  choices,
  blocks,
  paused,
  matches: Object.fromEntries(
    pairs.flatMap(([one, other]) => {
      const match = matches[pair(one, other)];
      const row = `${match}, ${match === 'on' ? 1 : 0} notified`;
      return match
        ? [
            [`${one}>${other}`, row],
            [`${other}>${one}`, row],
          ]
        : [];
    }),
  ),
  used,
});

/** Blocked members do not see each other, and matches are listed on both sides. */
async function expectSeen(model: Model) {
  for (const who of all.filter((each) => !model.closed[each])) {
    const others = all.filter((each) => each !== who);
    const person = personAt(who);
    const answers = await Promise.all(
      others.map((whom) => person.get(`/auth/user/${personAt(whom).id}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode === 200)).toEqual(
      others.map((whom) => sees(model, who, whom)),
    );
    const { matches } = (await person.get('/matches')).json<{
      data: { matches: { person: { _id: string } }[] };
    }>().data;
    expect(matches.map((row) => row.person._id).toSorted()).toEqual(
      others
        .filter((whom) => hasMatch(model, who, whom))
        .map((whom) => personAt(whom).id)
        .toSorted(),
    );
  }
}

interface Round {
  readonly steps: readonly Omit<Step, 'at'>[];
  /** The first is sent twice in parallel, as by a double tap. */
  readonly twice: boolean;
  /** The responses are lost, and the same is sent again. */
  readonly again: boolean;
  /** They were created before the round that arrived last. */
  readonly late: boolean;
}

/** Closing the account ends its session, and reopening it starts another. */
const canRepeat = ({ action }: { readonly action: Action }) =>
  action !== 'close' && action !== 'reopen';

function stepsOf({ steps, twice, late }: Round, number: number, { closed }: Model): Step[] {
  const at = 10 * number - (late ? 15 : 0);
  const timed = steps
    .map((step, index) => ({ ...step, at: at + index }))
    .filter(({ who, action }) => (action === 'reopen') === Boolean(closed[who]));
  return twice && timed.every(canRepeat) ? [...timed, ...timed.slice(0, 1)] : timed;
}

/** Sends the steps of a round in parallel. Some order of them must explain every response and every row. */
async function play(before: Model, round: Round, number: number): Promise<Model> {
  const steps = stepsOf(round, number, before);
  const answers = await Promise.all(steps.map(send));
  const stored = await readStored();
  const sent = steps.map((step, index) => ({ step, answer: answers[index] }));
  const explained = ordersOf(sent).flatMap((order) => {
    const model = structuredClone(before);
    const fits = order.every(({ step, answer }) =>
      isDeepStrictEqual(carryOut(model, step), answer),
    );
    return fits ? [model] : [];
  });
  expect(explained.map(rowsOf), JSON.stringify({ steps, answers })).toContainEqual(stored);
  const after = explained.find((model) => isDeepStrictEqual(rowsOf(model), stored)) ?? before;
  await expectSeen(after);
  if (!round.again || steps.length !== 1 || !steps.every(canRepeat)) return after;
  expect(await Promise.all(steps.map(send))).toEqual(answers);
  expect(await readStored()).toEqual(stored);
  return after;
}

const who = fc.constantFrom(...all);
const step = (names: readonly Action[]) =>
  fc
    .record({ who, other: fc.constantFrom(1, 2), action: fc.constantFrom(...names) })
    .map(({ other, ...each }) => ({ ...each, whom: (each.who + other) % 3 }));
const often: readonly Action[] = [
  ...actions,
  'like',
  'like',
  'like',
  'like',
  'pass',
  'undo',
  'undo',
];
const concurrentActions = often.filter((action) => canRepeat({ action }));
const rounds = fc.array(
  fc.record({
    steps: fc.oneof(
      fc.array(step(often), { minLength: 1, maxLength: 1 }),
      fc.array(step(concurrentActions), { minLength: 2, maxLength: 3 }),
    ),
    twice: fc.boolean(),
    again: fc.boolean(),
    late: fc.boolean(),
  }),
  { minLength: 12, maxLength: 24, size: 'max' },
);

test('choices, blocks, pauses and undos sent in parallel have the result of some order, and nothing counts twice', async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(rounds, async (given) => {
      await startAgain();
      let model = emptyModel(usedBefore);
      for (const [index, round] of given.entries()) model = await play(model, round, index + 2);
      played += given.length;
    }),
    { numRuns: long ? 500 : 15, endOnFailure: true },
  );
  expect(played).toBeGreaterThan(0);
}, 1_800_000);
