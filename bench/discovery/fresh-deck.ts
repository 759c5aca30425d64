import { defaultDocument } from '@kindred/contract/site/document';
import type { Client } from 'pg';
import { findAnswerBits } from '../../server/src/areas/discovery/deck/rank.ts';
import { findViewer } from '../../server/src/areas/discovery/matching/viewer.ts';
import { pointOf, reachOf, zonesAround } from '../../server/src/platform/geo/position.ts';

/** As a new site has it. */
const site = { document: defaultDocument('demo') };

/** The statement that someone would write only for this viewer, with their data as constants. */
export async function freshDeck(client: Client, email: string) {
  const { rows } = await client.query<{ id: string }>('select id from member where email = $1', [
    email,
  ]);
  const viewerId = rows[0]?.id ?? '';
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const viewer = await findViewer(client, viewerId, today, site);
  if (!viewer) throw new Error('The viewer has no profile');
  const answerBits = await findAnswerBits(client, viewerId);
  const { x, y, z } = pointOf(viewer.position);
  const squared = `(2 - c.x * (${2 * x}::float8) - c.y * (${2 * y}::float8) - c.z * (${2 * z}::float8))`;
  const bits = (...values: string[]) => `b'${values.join('')}'`;
  const interests = answerBits.interests.slice(4);
  const met = `bit_count(c.answers & ${bits(answerBits.wants, answerBits.says, answerBits.allows, answerBits.says, '1100', interests)})`;
  const { asks, answered } = answerBits;
  const counted = `bit_count(c.questions & ${bits(asks, answered, asks, answered, '1111', interests)})`;
  const k = 12 * (6371.0088 / 20) ** 2;
  const rank = `${met}::float8 / ${counted}::float8 + c.rank_bonus
    + ${7 / 6}::float8 / (date '${today}' + 7 - c.seen_on)::float8
    + 1::float8 / (${k + 6}::float8 - c.x * (${k * x}::float8) - c.y * (${k * y}::float8) - c.z * (${k * z}::float8))`;
  const genders = [1, 2, 4, 8].filter((gender) => (gender & viewer.seeks) > 0).join();
  const fitting = Array.from({ length: 15 }, (_, index) => index + 1)
    .filter((seeks) => (seeks & viewer.gender) > 0)
    .join();
  const fits = `c.gender = any ('{${genders}}'::int2[]) and c.seeks = any ('{${fitting}}'::int2[])
    and ${viewer.age} between c.seek_min_age and c.seek_max_age
    and c.born <= date '${today}' - interval '${viewer.minAge} years'
    and c.born > date '${today}' - interval '${viewer.maxAge + 1} years'
    and ${squared} <= least(${reachOf(viewer.maxDistance)}::float8, c.reach) and c.id <> $1`;
  const wanted = `${fits} and not exists (select from bench.chosen d where d.member_id = $1 and d.other_id = c.id)
    and not exists (select from block b where b.member_id = $1 and b.other_id = c.id)`;
  const zones = zonesAround(viewer.position, viewer.maxDistance)?.join() ?? '';
  return {
    viewer,
    viewerId,
    answerBits,
    zones,
    squared,
    rank,
    genders,
    fits,
    wanted,
    baseline: `select c.id from bench.candidate c where c.zone = any ('{${zones}}'::int[]) and ${wanted}
      order by ${rank} desc, c.id limit 500`,
    values: [viewerId],
  };
}
