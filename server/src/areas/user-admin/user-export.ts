import type { UserFilter } from '@kindred/contract/user-admin/user-list';
import { Object as Row } from 'typebox';
import { Day, OrNull, Text, Uuid } from '../../db/columns.ts';
import { filteredStatement, raw, sql } from '../../db/sql.ts';
import { type CsvSource, asColumns, defused, streamCsv, timeIn } from '../../platform/csv/csv.ts';
import { type Heads, textsFor } from '../../platform/text/language-texts.ts';
import { exampleFilters, exampleTimes, filterToSql } from './user-filter.ts';

const columnsOf = (heads: Heads, zone: string) =>
  asColumns(heads, {
    id: 'm.id',
    firstName: defused('p.first_name'),
    lastName: defused('p.last_name'),
    email: defused('m.email'),
    emailVerified: "case when m.email_verified_at is null then 'no' else 'yes' end",
    state: 'm.state',
    subscription: "case when m.is_vip then 'VIP' else 'Free' end",
    joined: timeIn('m.created_at', zone),
    lastActive: timeIn('a.last_active', zone),
    born: 'p.birth_date',
    gender: defused('p.gender'),
    city: defused('p.city'),
    country: 'p.country',
    complete: "case when p.complete then 'yes' else 'no' end",
  });

/** Sorting all rows would delay the first one, and the index has them in order. */
const useIndexOrder =
  'set enable_sort = off; set enable_hashjoin = off; set enable_mergejoin = off';
const isLargeExport = ({ searchTerm, status }: UserFilter) => !searchTerm && status !== 'online';

interface Selection {
  readonly filter?: UserFilter;
  readonly ids?: readonly string[];
  readonly heads: Heads;
  /** Whether accounts of staff are among them. */
  readonly withTeam: boolean;
  readonly times: { readonly now: Date; readonly timeZone: string };
}

const englishHeads = textsFor('en').heads('users', { zone: 'UTC' });

const exportUsers = filteredStatement({
  name: 'export_users',
  reads: true,
  build: ({ filter = {}, ids, heads, withTeam, times }: Selection) => {
    const columns = columnsOf(heads, times.timeZone);
    const where = ids
      ? sql`m.state <> 'erased' and m.id = any (${ids}::uuid[])`
      : filterToSql(filter, times).where;
    return sql`select ${raw(columns)} from member m
      left join profile p on p.member_id = m.id
      left join presence a on a.member_id = m.id
      where ${where} and (${withTeam} or m.staff_role is null) order by m.created_at desc, m.id desc`;
  },
  row: Row({
    'User ID': Uuid,
    'First Name': OrNull(Text),
    'Last Name': OrNull(Text),
    Email: Text,
    'Email Verified': Text,
    State: Text,
    Subscription: Text,
    'Join Date (UTC)': Text,
    'Last Active (UTC)': OrNull(Text),
    'Date of Birth': OrNull(Day),
    Gender: OrNull(Text),
    City: OrNull(Text),
    Country: OrNull(Text),
    'Profile Complete': Text,
  }),
  examples: [
    { ids: [], heads: englishHeads, withTeam: true, times: exampleTimes },
    ...exampleFilters.map((filter) => ({
      filter,
      heads: englishHeads,
      withTeam: false,
      times: exampleTimes,
    })),
  ],
});

type Options = Pick<Selection, 'heads' | 'times' | 'withTeam'>;

/** Every row of the filter, newest first. */
export const streamUsers = (source: CsvSource, filter: UserFilter, options: Options) =>
  streamCsv(
    source,
    exportUsers.render({ ...options, filter }),
    isLargeExport(filter) && useIndexOrder,
  );

/** The users of these ids, newest first. */
export const streamSelection = (source: CsvSource, ids: readonly string[], options: Options) =>
  streamCsv(source, exportUsers.render({ ...options, ids }));
