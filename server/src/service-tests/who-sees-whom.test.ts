// @module-tag long
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../e2e/test-size.ts';
import { testApp } from '../../test/service/app.ts';
import { type Person, withPremium } from '../../test/likes/likes.ts';
import { createPerson } from '../../test/members/people.ts';
import {
  type World,
  isMatch,
  placesOf,
  storeWorld,
  worlds,
} from '../../test/worlds/random-worlds.ts';

const app = await testApp();
const size = 5;
/** The first sees who likes them, the second does not. */
const viewers = 2;
const everyone = ['woman', 'man', 'nonbinary', 'other'];
const people: Person[] = [];
for (let count = 0; count < size; count += 1)
  people.push(await createPerson(app, { profile: { seek_genders: everyone } }));
people[0] = await withPremium(app, personAt(0));
const ids = people.map(({ id }) => id);
const pairs = placesOf(size);

function personAt(place: number): Person {
  const person = people[place];
  if (!person) throw new Error('nobody');
  return person;
}

/** The rule of who sees whom, on its own: what `viewer` sees of `other`, by their places. */
function relation(world: World, viewer: number, other: number) {
  const index = pairs.findIndex(
    ([one, two]) => one === Math.min(viewer, other) && two === Math.max(viewer, other),
  );
  const pair = world.pairs[index];
  const them = world.now.accounts[other];
  if (!pair || !them) throw new Error('nobody');
  const [mine, theirs] = viewer < other ? pair.sides : [pair.sides[1], pair.sides[0]];
  const blocked = world.now.blocks[index]?.some(Boolean) ?? false;
  const likesMe = theirs.choice === 'like' || theirs.choice === 'superlike';
  const isKnown = theirs.choice === 'superlike' || !(theirs.isNew && them.hidesActivity);
  const isAway = them.status !== 'active' || !them.confirmed;
  const isFindable =
    !isAway && !them.paused && them.hasPhoto && (!them.incognito || (likesMe && isKnown));
  const wasMatched = isMatch(pair);
  const matched = wasMatched && !pair.ended && !isAway && !blocked;
  const sees = matched || (isFindable && !blocked && !(wasMatched && pair.ended));
  const knows = sees && !wasMatched;
  const liked = mine.choice === 'like' || mine.choice === 'superlike';
  return {
    sees,
    matched,
    wasMatched: wasMatched && !matched,
    notices: !blocked && (matched || !wasMatched),
    meets: knows && (mine.choice === null || mine.choice === 'none'),
    likedBy: knows && likesMe && mine.choice !== 'pass' && isKnown,
    superliked: knows && theirs.choice === 'superlike' && mine.choice !== 'pass',
    liked: knows && liked,
    passed: knows && mine.choice === 'pass',
    bookmarked: sees && mine.bookmarks,
  };
}

type Relation = ReturnType<typeof relation>;

/** Every list of people, and who is in it. */
const lists: Record<string, (of: Relation, viewer: number) => boolean> = {
  '/browse': (of) => of.meets,
  '/auth/users': (of) => of.meets,
  '/auth/search-users?searchTerm=ada': (of) => of.meets,
  '/deck?limit=30': (of) => of.meets,
  '/likes': (of, viewer) => (viewer === 0 ? of.likedBy : of.superliked),
  '/likes/sent': (of) => of.liked,
  '/likes/passed': (of) => of.passed,
  '/bookmarks': (of) => of.bookmarked,
  '/matches': (of) => of.matched,
  '/matches/past': (of) => of.wasMatched,
  '/chats': (of) => of.matched,
  '/notices': (of) => of.notices,
};

/** Every number of people, by its place in the response. */
const counts: readonly (readonly [string, string, (of: Relation) => boolean])[] = [
  ['/auth/users', 'pagination.total', (of) => of.meets],
  ['/deck/funnel', 'notSeen', (of) => of.meets],
  ['/likes/counts', 'sent', (of) => of.liked],
  ['/likes/counts', 'passed', (of) => of.passed],
  ['/likes/counts', 'bookmarked', (of) => of.bookmarked],
  ['/matches', 'count', (of) => of.matched],
  ['/notices', 'unread', (of) => of.notices],
];

/** What a request about one other person is answered with if, and only if, the condition holds. */
const pages: Record<string, (of: Relation) => boolean> = {
  '/auth/user/': (of) => of.sees,
  '/chats/': (of) => of.matched,
};

/** The others, with what the viewer sees of them. */
const othersOf = (world: World, viewer: number) =>
  ids.flatMap((id, place) =>
    place === viewer ? [] : [{ id, of: relation(world, viewer, place) }],
  );

async function expectSeen(world: World, viewer: number) {
  const person = personAt(viewer);
  const others = othersOf(world, viewer);
  const found: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  for (const [url, isIn] of Object.entries(lists)) {
    const { body } = await person.get(url);
    found[url] = others.filter(({ id }) => body.includes(id)).map(({ id }) => id);
    expected[url] = others.filter(({ of }) => isIn(of, viewer)).map(({ id }) => id);
  }
  for (const [url, path, isCounted] of counts) {
    const { data } = (await person.get(url)).json<{ data: object }>();
    found[`${url} ${path}`] = valueAt(data, path);
    expected[`${url} ${path}`] = others.filter(({ of }) => isCounted(of)).length;
  }
  for (const [url, isShown] of Object.entries(pages))
    for (const { id, of } of others) {
      found[url + id] = (await person.get(url + id)).statusCode;
      expected[url + id] = isShown(of) ? 200 : 404;
    }
  expect(found).toEqual(expected);
}

/** A stored deck has people who can no longer be seen. A page after one of them is the first, without super likes. */
async function expectDeck(world: World, viewer: number) {
  await app.owner.query('update deck set people = $1 where member_id = $2', [ids, ids[viewer]]);
  const others = othersOf(world, viewer);
  const expectPage = async (url: string, expected: typeof others) => {
    const { body } = await personAt(viewer).get(url);
    expect(others.filter(({ id }) => body.includes(id))).toEqual(expected);
  };
  const met = (some: typeof others) => some.filter(({ of }) => of.meets);
  await expectPage('/deck?limit=30', met(others));
  const unasked = ({ of }: (typeof others)[number]) => !of.superliked;
  for (const [index, { id, of }] of others.entries()) {
    const after = of.sees ? others.slice(index + 1) : others;
    await expectPage(`/deck?limit=30&after=${id}`, met(after).filter(unasked));
  }
}

const valueAt = (data: unknown, path: string) =>
  path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);

test('trust 47: lists, decks, counts, chats, notices and profiles follow one rule of who sees whom', async () => {
  const cases = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(worlds(size, viewers), async (world) => {
      await storeWorld(app.owner, ids, world);
      for (let viewer = 0; viewer < viewers; viewer += 1) {
        await expectSeen(world, viewer);
        await expectDeck(world, viewer);
        for (const { of } of othersOf(world, viewer))
          for (const [name, holds] of Object.entries(of))
            cases.set(name, (cases.get(name) ?? 0) + Number(holds));
      }
    }),
    { numRuns: long ? 400 : 25, endOnFailure: true },
  );
  expect([...cases].filter(([, times]) => times === 0)).toEqual([]);
}, 1_800_000);
