import { defaultDocument } from '@kindred/contract/site/document';
import { Client } from 'pg';
import { searchCirclesOf } from '../server/src/areas/discovery/matching/nearness.ts';
import { type Viewer, findViewer } from '../server/src/areas/discovery/matching/viewer.ts';
import { deckSize, makeDeck } from '../server/src/areas/discovery/deck/make-deck.ts';
import { dayIn } from '@kindred/contract/day-in';
import { openBenchDatabase } from './bench-database.ts';
import { type Bench, type Case, type Options, shareRuns } from './case.ts';

/** As a new site has it. */
const site = { document: defaultDocument('demo') };

/**
 * How near the first ten cards are for members who look anywhere, by the number of members in their square of a quarter of a
 * degree: the share within 100 km, of the ten or of everyone who fits there. The baseline ranks the nearest circle with a whole deck without bands.
 */
export const nearness: Bench = { cases };

const sizes = [
  { id: 'village', from: 0, below: 30 },
  { id: 'small-town', from: 30, below: 100 },
  { id: 'town', from: 100, below: 300 },
  { id: 'city', from: 300, below: Infinity },
];
const viewersEach = 60;
const cardsAtOnce = 10;
const nearKilometres = 100;

async function* cases(options: Options): AsyncGenerator<Case, void, void> {
  const database = await openBenchDatabase(options);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    for (const { id, from, below } of sizes) {
      const run = shareRuns(async () => {
        const viewers = await findViewers(client, from, below);
        return {
          bands: await meanShare(client, viewers, makeNow),
          ranks: await meanShare(client, viewers, makeWithoutBands),
        };
      });
      const [product, baseline] = [run('bands'), run('ranks')];
      yield { id: `near-${id}`, unit: 'of 1', target: 1, rounds: 1, product, baseline };
    }
  } finally {
    await client.end();
    await database.stop();
  }
}

const kilometres = (one: string, other: string) =>
  `12742.0176 * asin(least(1, sqrt((${one}.x - ${other}.x) ^ 2 + (${one}.y - ${other}.y) ^ 2 + (${one}.z - ${other}.z) ^ 2) / 2))`;

async function findViewers(client: Client, from: number, below: number) {
  const { rows } = await client.query<{ id: string }>(
    `select member_id as id from (select c.member_id, count(*) over (partition by c.zone) as near from card c) as counted
      where near >= $1 and near < $2 order by md5(member_id::text) limit $3`,
    [from, Math.min(below, 2 ** 31), viewersEach],
  );
  return rows.map(({ id }) => id);
}

type Make = (client: Client, viewer: Viewer) => Promise<readonly string[]>;

const now = new Date();
const moment = { now, today: dayIn('UTC', now) };
const make = async (client: Client, viewer: Viewer) =>
  (await makeDeck(client as never, { viewer, present: '3' }, moment)).people;

const makeNow: Make = make;

/** A distance has no bands. */
const makeWithoutBands: Make = async (client, viewer) => {
  let people: readonly string[] = [];
  for (const circle of searchCirclesOf(viewer)) {
    people = await make(client, { ...viewer, maxDistance: circle ?? 20_000 });
    if (people.length === deckSize) break;
  }
  return people;
};

/** Of the first ten cards, or of those there could be: people near enough who fit. */
async function meanShare(client: Client, ids: readonly string[], deckOf: Make) {
  const shares: number[] = [];
  for (const id of ids) {
    const found = await findViewer(client as never, id, moment.today, site);
    if (!found) continue;
    const viewer: Viewer = { ...found, maxDistance: null };
    const there = await make(client, { ...viewer, maxDistance: nearKilometres });
    const most = Math.min(cardsAtOnce, there.length);
    if (most === 0) continue;
    const { rows } = await client.query<{ near: number }>(
      `select count(*)::integer as near from card c, card o where o.member_id = $1 and c.member_id = any ($2)
        and ${kilometres('c', 'o')} <= $3`,
      [id, (await deckOf(client, viewer)).slice(0, cardsAtOnce), nearKilometres],
    );
    shares.push((rows[0]?.near ?? 0) / most);
  }
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
