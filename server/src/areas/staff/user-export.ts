import type { Readable } from 'node:stream';
import type { UserFilter } from '@kindred/contract/users';
import { type Pool, escapeLiteral } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { filterToSql } from './user-filter.ts';
import type { Moment } from './user-list.ts';

/** A spreadsheet runs what begins like a formula; an apostrophe makes it text. */
const defused = (text: string) =>
  `case when ${text} ~ '^[=+@\\t\\r-]' then '''' || ${text} else ${text} end`;

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

const timeIn = (column: string, zone: string) =>
  `to_char(${column} at time zone ${escapeLiteral(zone)}, 'YYYY-MM-DD HH24:MI:SS')`;

/** Sorting so many would keep the first row waiting for the last: their index has them in order. */
const walkInOrder = 'set enable_sort = off; set enable_hashjoin = off; set enable_mergejoin = off';
const leavesMany = ({ searchTerm, status }: UserFilter) => !searchTerm && status !== 'online';

/**
 * Every row of the filter, newest first, straight from the database's own CSV writer. The connection goes back when
 * the stream ends, however it ends.
 */
export async function streamUsers(
  pool: Pool,
  filter: UserFilter,
  moment: Moment,
): Promise<Readable> {
  const client = await pool.connect();
  let given = false;
  const giveBack = (error?: Error) => {
    if (given) return;
    given = true;
    // A copy cut short leaves the connection in the middle of it.
    client.release(error ?? true);
  };
  try {
    await client.query('set statement_timeout = 0');
    if (leavesMany(filter)) await client.query(walkInOrder);
    const copy = client.query(copyOf(filter, moment));
    copy.once('error', giveBack);
    copy.once('close', () => giveBack());
    return copy;
  } catch (error) {
    giveBack(error as Error);
    throw error;
  }
}

function copyOf(filter: UserFilter, { now, timeZone }: Moment) {
  const { where, values } = filterToSql(filter, now, timeZone);
  const columns = columnsIn(timeZone).map(([title, value]) => `${value} as "${title}"`);
  // COPY takes no parameters: they are written into the text, escaped by the driver.
  const conditions = where.replaceAll(/\$(\d+)/g, (_, place: string) =>
    literal(values[Number(place) - 1]),
  );
  const text = `copy (select ${columns.join(', ')} from member m
    left join profile p on p.member_id = m.id
    left join presence a on a.member_id = m.id
    where ${conditions} order by m.created_at desc, m.id desc) to stdout with (format csv, header)`;
  return Object.assign(copyTo(text), { query_timeout: 86_400_000 });
}

const literal = (value: unknown) =>
  escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
