import type { Client } from 'pg';
import { makeDeck, storeDeck } from '../../server/src/areas/discovery/deck/make-deck.ts';
import { pointOf, reachOf } from '../../server/src/platform/geo/position.ts';
import type { Case } from '../case.ts';
import { measureMedian } from '../response-time.ts';
import type { freshDeck } from './fresh-deck.ts';

const nearest = 30_000;
const alike = 10_000;
const kept = 500;

/**
 * How another open-source service finds people, on the rows in the zones of the viewer: the first 30,000 that a spatial
 * index returns, of them the 10,000 whose answers are most alike as vectors, then the filters, and 500 stored.
 */
export async function* peerCases(
  client: Client,
  { viewer, viewerId, zones, squared, rank, wanted }: Awaited<ReturnType<typeof freshDeck>>,
): AsyncGenerator<Case, void, void> {
  await client.query(`create extension if not exists cube;
    create unlogged table bench.peer as
      select c.*, cube(array[c.x, c.y, c.z]) as point,
        cube(array(select coalesce(max(a.mine) + 1, 0)::float8 from generate_series(0, 71) as n
          left join answer a on a.member_id = c.id and question_number(a.question) = n
          group by n order by n)) as answers
      from bench.candidate c where c.zone = any ('{${zones}}'::int[]);
    create index on bench.peer using gist (point);
    create unlogged table bench.peer_deck (place int, id uuid)`);
  await client.query('vacuum (analyze) bench.peer');
  const { x, y, z } = pointOf(viewer.position);
  const reach = reachOf(viewer.maxDistance);
  const inRange = `c.point <@ cube_enlarge(cube(array[${x}, ${y}, ${z}]::float8[]), ${Math.sqrt(reach)}, 3) and ${squared} <= ${reach}`;
  const find = `
    with near as materialized (select * from bench.peer c where ${inRange} limit ${nearest}),
      alike as materialized (select * from near
        order by answers <-> (select answers from bench.peer where id = $1) limit ${alike})
    insert into bench.peer_deck
      select row_number() over (), id from (
        select c.id from alike c where ${wanted} order by ${rank} desc, c.id limit ${kept}) as found`;
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
        storeDeck(client, viewerId, await makeDeck(client, viewer, moment as never)),
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
