import type { UserFilter } from '@kindred/contract/user-admin/user-list';
import type { Pool } from 'pg';
import { defused, streamCsv, timeIn } from '../../platform/csv/csv.ts';
import { filterToSql } from './user-filter.ts';
import type { Moment } from './user-list.ts';

const columnsIn = (zone: string): readonly (readonly [title: string, value: string])[] => [
  ['User ID', 'm.id'],
  ['First Name', defused('p.first_name')],
  ['Last Name', defused('p.last_name')],
  ['Email', defused('m.email')],
  ['Email Verified', "case when m.email_verified_at is null then 'no' else 'yes' end"],
  ['State', 'm.state'],
  ['Subscription', "case when m.is_vip then 'VIP' else 'Free' end"],
  [`Join Date (${zone})`, timeIn('m.created_at', zone)],
  [`Last Active (${zone})`, timeIn('a.last_active', zone)],
  ['Date of Birth', 'p.birth_date'],
  ['Gender', defused('p.gender')],
  ['City', defused('p.city')],
  ['Country', 'p.country'],
  ['Profile Complete', "case when p.complete then 'yes' else 'no' end"],
];

/** Sorting so many would keep the first row waiting for the last: their index has them in order. */
const walkInOrder = 'set enable_sort = off; set enable_hashjoin = off; set enable_mergejoin = off';
const leavesMany = ({ searchTerm, status }: UserFilter) => !searchTerm && status !== 'online';

/** Every row of the filter, newest first. */
export function streamUsers(pool: Pool, filter: UserFilter, { now, timeZone }: Moment) {
  const { where, values } = filterToSql(filter, now, timeZone);
  return streamCsv(pool, selectOf(where, timeZone), values, leavesMany(filter) && walkInOrder);
}

/** The users of these ids, newest first. */
export const streamSelection = (pool: Pool, ids: readonly string[], { timeZone }: Moment) =>
  streamCsv(pool, selectOf("m.state <> 'erased' and m.id = any ($1::uuid[])", timeZone), [
    `{${ids.join(',')}}`,
  ]);

function selectOf(where: string, timeZone: string) {
  const columns = columnsIn(timeZone).map(([title, value]) => `${value} as "${title}"`);
  return `select ${columns.join(', ')} from member m
    left join profile p on p.member_id = m.id
    left join presence a on a.member_id = m.id
    where ${where} order by m.created_at desc, m.id desc`;
}
