import type { PublicUser } from '@kindred/contract/members';
import { type PeopleFilter, memberReach } from '@kindred/contract/discovery';
import type { Pool } from 'pg';
import { meetableSql } from './people-filter.ts';
import { type PublicRow, publicColumns, toPublicUser } from './public-user.ts';
import { type Moment, type Viewer, findViewer } from './viewer.ts';

export interface PeopleQuery {
  readonly filter: PeopleFilter;
  readonly page: number;
  readonly limit: number;
}

/** People the viewer could meet, newest first, in an order that no two share. */
export async function listPeoplePage(pool: Pool, id: string, query: PeopleQuery, moment: Moment) {
  const { page, limit, filter } = query;
  const viewer = await findViewer(pool, id, moment.today);
  const { ids, total } = viewer
    ? await findIds(pool, viewer, query, moment)
    : { ids: [], total: 0 };
  const users = await findPeople(pool, ids, viewer, moment);
  const pages = Math.ceil(total / limit);
  return { users, searchParams: filter, pagination: { page, limit, total, pages } };
}

async function findIds(
  pool: Pool,
  viewer: Viewer,
  { filter, page, limit }: PeopleQuery,
  { today }: Moment,
) {
  const { where, values } = meetableSql(viewer, filter, today);
  const counted = await pool.query<{ count: number }>(
    `select count(*) from (select from card c where ${where} limit ${memberReach}) as matches`,
    values,
  );
  const total = counted.rows[0]?.count ?? 0;
  const start = (page - 1) * limit;
  const count = Math.min(limit, total - start);
  if (count <= 0) return { ids: [], total };
  const { rows } = await pool.query<{ member_id: string }>(
    `select c.member_id from card c where ${where} order by c.joined_at desc, c.member_id desc
      offset $${values.push(start)} limit $${values.push(count)}`,
    values,
  );
  return { ids: rows.map(({ member_id }) => member_id), total };
}

async function findPeople(
  pool: Pool,
  ids: readonly string[],
  viewer: Viewer | null,
  { now, today }: Moment,
): Promise<PublicUser[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<PublicRow>({
    name: 'find_people_in_order',
    text: `select ${publicColumns}
      from unnest($3::uuid[]) with ordinality as picked (id, place)
      join profile p on p.member_id = picked.id
      left join presence a on a.member_id = p.member_id
      order by picked.place`,
    values: [now, today, ids],
  });
  return rows.map((row) => toPublicUser(row, viewer?.position ?? null));
}
