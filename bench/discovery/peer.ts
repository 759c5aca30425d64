import type { Client } from 'pg';
import { makeDeck, storeDeck } from '../../server/src/areas/discovery/deck/make-deck.ts';
import { pointOf, reachOf } from '../../server/src/platform/geo/position.ts';
import type { Case } from '../case.ts';
import { measureMedian } from '../response-time.ts';
import type { freshDeck } from './fresh-deck.ts';

const nearest = 30_000;
const alike = 10_000;
const kept = 500;
/** Numbers that describe a person. */
const dimensions = 47;

/**
 * How another open-source service finds people, on the same rows: the first 30,000 of the wanted genders that a spatial
 * index returns, of them the 10,000 whose answers are most alike as vectors, then the filters, and 500 stored with what
 * their list shows. As there, each step passes on ids, the genders that people look for are in a table of their own, and
 * rows are in the order of their ids, which says nothing of places.
 */
export async function* peerCases(
  client: Client,
  {
    viewer,
    viewerId,
    zones,
    squared,
    rank,
    genders,
    fits,
    wanted,
  }: Awaited<ReturnType<typeof freshDeck>>,
): AsyncGenerator<Case, void, void> {
  const answer = (question: number) =>
    `substring(c.answers from ${317 - 4 * question} for 4)::int::float8`;
  const answers = Array.from({ length: dimensions }, (_, question) => answer(question)).join();
  await client.query(`create extension if not exists cube;
    create extension if not exists btree_gist;
    create unlogged table bench.peer as
      select c.*, cube(array[c.x, c.y, c.z]) as point, cube(array[${answers}]) as numbers
      from bench.candidate c order by c.id;
    alter table bench.peer add primary key (id);
    create index on bench.peer using gist (point, gender);
    create unlogged table bench.peer_seeks as
      select c.id, g as gender from bench.candidate c, unnest('{1,2,4,8}'::int2[]) as g where c.seeks & g > 0;
    alter table bench.peer_seeks add primary key (id, gender);
    create unlogged table bench.peer_deck (
      viewer_id uuid, rank int, id uuid, numbers cube, primary key (viewer_id, rank))`);
  await client.query('vacuum (analyze) bench.peer');
  await client.query('vacuum (analyze) bench.peer_seeks');
  await client.query('checkpoint');
  const { x, y, z } = pointOf(viewer.position);
  const reach = reachOf(viewer.maxDistance);
  const find = `
    with viewer as (select numbers from bench.peer where id = $1),
      near as materialized (select c.id from bench.peer c
        where c.gender = any ('{${genders}}'::int2[])
          and c.point <@ cube_enlarge(cube(array[${x}, ${y}, ${z}]::float8[]), ${Math.sqrt(reach)}, 3)
          and ${squared} <= ${reach}
        limit ${nearest}),
      alike as materialized (select c.id from bench.peer c join near using (id) cross join viewer
        order by c.numbers <-> viewer.numbers limit ${alike}),
      best as (select c.id, c.numbers, ${rank} as rank from bench.peer c join alike using (id)
        where exists (select from bench.peer_seeks s where s.id = c.id and s.gender = ${viewer.gender}) and ${fits}
          and c.id not in (select other_id from bench.chosen where member_id = $1)
          and c.id not in (select other_id from block where member_id = $1)
        order by rank desc, c.id limit ${kept})
    insert into bench.peer_deck select $1, row_number() over (order by rank desc, id), id, numbers from best`;
  const now = new Date();
  const moment = { now, today: now.toISOString().slice(0, 10) };
  const timeOf = async (run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    return performance.now() - start;
  };
  yield {
    id: 'peer-ranked',
    unit: 'ms',
    target: 0.1,
    product: measureMedian(9, () =>
      timeOf(async () =>
        storeDeck(
          client,
          viewerId,
          await makeDeck(client, { viewer, present: '3' }, moment as never),
        ),
      ),
    ),
    baseline: measureMedian(9, async () => {
      await client.query('truncate bench.peer_deck');
      return timeOf(() => client.query({ name: 'peer', text: find, values: [viewerId] }));
    }),
  };
  yield {
    id: 'peer-recall',
    unit: 'of 1',
    rounds: 1,
    async product() {
      const { rows } = await client.query<{ share: number }>(
        `with best as (select c.id from bench.candidate c where c.zone = any ('{${zones}}'::int[]) and ${wanted}
            order by ${rank} desc, c.id limit ${kept})
          select count(p.id)::float8 / count(*) as share from best left join bench.peer_deck p using (id)`,
        [viewerId],
      );
      return { value: rows[0]?.share ?? Number.NaN };
    },
  };
}
