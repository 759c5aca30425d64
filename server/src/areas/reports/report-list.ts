import type { ReportFilter } from '@kindred/contract/reports/handling';
import {
  type ReportStatus,
  type Priority,
  priorities,
  reportStatuses,
} from '@kindred/contract/reports/report-types';
import {
  openStatuses,
  type ReportSort,
  type StatusFilter,
  reportSorts,
} from '@kindred/contract/reports/report-list';
import { Object as Row } from 'typebox';
import { Integer, Uuid } from '../../db/columns.ts';
import { type Sql, and, filteredStatement, raw, sql } from '../../db/sql.ts';
import { type Reader, statement } from '../../db/statement.ts';
import { asReadBy } from './own-part.ts';
import { findReports } from './report.ts';

/** A search counts at most this many matches. */
const countedMatches = 10_000;

interface Filter extends ReportFilter {
  /** The member of staff who asks. */
  readonly reader: string;
}

export interface ReportListQuery {
  readonly filter: Filter;
  readonly sortBy: ReportSort;
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
}

/** Calls `recordRead`, which writes the audit entry, while the page is read. If it fails, no page is returned. */
export async function listReportsPage(
  db: Reader,
  query: ReportListQuery,
  recordRead: (total: number) => Promise<void>,
) {
  const { total, totalKind } = await countReports(db, query.filter);
  const [reports] = await Promise.all([
    findIds(db, query, totalKind === 'exact' ? total : null).then((ids) => findReports(db, ids)),
    recordRead(total),
  ]);
  const { page, limit, filter } = query;
  const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
  const shown = reports.map((report) => asReadBy(report, filter.reader));
  return { reports: shown, totalKind, pagination };
}

/** Wildcards in the term are escaped. */
function conditionsOf({ problem_type, reason, status, priority, from, search, reader }: Filter) {
  const conditions: Sql[] = [];
  if (problem_type) conditions.push(sql`r.problem_type = ${problem_type}`);
  if (reason) conditions.push(sql`r.reason = ${reason}`);
  if (status) conditions.push(statusCondition(status));
  if (priority) conditions.push(sql`r.priority_rank = ${urgency(priority)}`);
  if (from) conditions.push(sql`r.created_at >= ${from}`);
  if (search) {
    const term = `%${search.replace(/^#/, '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    conditions.push(sql`r.search_key like lower(${term})`);
    // A search that finds a report about its reader would reveal who reported them, and the text.
    conditions.push(sql`r.reported_id is distinct from ${reader}`);
  }
  return and(conditions);
}

/** Written out, since the index of the open reports has exactly this condition. */
const statusCondition = (status: StatusFilter) =>
  status === 'open'
    ? sql`r.status_rank <= 1`
    : sql`r.status_rank = ${reportStatuses.indexOf(status)}`;

const urgency = (priority: Priority) => priorities.length - 1 - priorities.indexOf(priority);

/** Each order is one index, read forwards or backwards. Descending, the most urgent and the newest come first. */
const orders: Record<ReportSort, readonly string[]> = {
  createdAt: ['r.created_at', 'r.id'],
  priority: ['r.priority_rank', 'r.created_at', 'r.id'],
  status: ['r.status_rank', 'r.created_at', 'r.id'],
  problem_type: ['r.problem_type', 'r.created_at', 'r.id'],
};

const orderToSql = (sortBy: ReportSort, direction: 'asc' | 'desc') =>
  raw(orders[sortBy].map((column) => `${column} ${direction}`).join(', '));

interface IdQuery {
  readonly filter: Filter;
  readonly sortBy: ReportSort;
  readonly direction: 'asc' | 'desc';
  readonly offset: number;
  readonly count: number;
}

const exampleReader = '00000000-0000-7000-8000-000000000000';

const everything = {
  problem_type: 'Harassment',
  reason: 'harassment',
  status: 'pending',
  priority: 'high',
  from: '2026-01-01T00:00:00.000Z',
  search: 'a word',
  reader: exampleReader,
} as const satisfies Filter;

const selectIds = filteredStatement({
  name: 'find_report_ids',
  reads: true,
  build: ({ filter, sortBy, direction, offset, count }: IdQuery) =>
    sql`select r.id from report r where ${conditionsOf(filter)} order by ${orderToSql(sortBy, direction)}
      offset ${offset} limit ${count}`,
  row: Row({ id: Uuid }),
  examples: [
    {
      filter: { reader: exampleReader },
      sortBy: 'createdAt',
      direction: 'desc',
      offset: 0,
      count: 10,
    },
    ...reportSorts.map((sortBy) => ({
      filter: everything,
      sortBy,
      direction: 'asc' as const,
      offset: 10,
      count: 10,
    })),
    {
      filter: { status: 'open', reader: exampleReader },
      sortBy: 'priority',
      direction: 'desc',
      offset: 0,
      count: 10,
    },
  ],
});

/** Pages after the middle are read from the other end, which is shorter. */
async function findIds(
  db: Reader,
  { filter, sortBy, sortOrder, page, limit }: ReportListQuery,
  total: number | null,
) {
  const start = (page - 1) * limit;
  if (total !== null && start >= total) return [];
  const count = total === null ? limit : Math.min(limit, total - start);
  const fromEnd = total !== null && start > total / 2;
  const direction = (sortOrder === 'desc') === fromEnd ? 'asc' : 'desc';
  const offset = fromEnd ? total - start - count : start;
  const rows = await selectIds.all(db, { filter, sortBy, direction, offset, count });
  const ids = rows.map(({ id }) => id);
  return fromEnd ? ids.toReversed() : ids;
}

const countMatches = filteredStatement({
  name: 'count_report_matches',
  reads: true,
  build: (filter: Filter) =>
    sql`select count(*) from (
      select from report r where ${conditionsOf(filter)} limit ${countedMatches + 1}) as matches`,
  row: Row({ count: Integer }),
  examples: [{ search: 'a word', reader: exampleReader }, everything],
});

/** Stored counts know no times. */
const countSince = filteredStatement({
  name: 'count_reports_since',
  reads: true,
  build: (filter: Filter) => sql`select count(*) from report r where ${conditionsOf(filter)}`,
  row: Row({ count: Integer }),
  examples: [{ reader: exampleReader }, everything],
});

async function countReports(db: Reader, filter: Filter) {
  if (!filter.search) {
    const total = filter.from
      ? (await countSince.one(db, filter)).count
      : await countByFilter(db, filter);
    return { total, totalKind: 'exact' as const };
  }
  const { count } = await countMatches.one(db, filter);
  return count > countedMatches
    ? { total: countedMatches, totalKind: 'at-least' as const }
    : { total: count, totalKind: 'exact' as const };
}

const sumCounts = statement({
  name: 'count_reports',
  reads: true,
  text: `select coalesce(sum(value), 0)::bigint as count from present_count
    where metric = 'report' and string_to_array(split, ',') @> $words
      and string_to_array(split, ',') && $statuses`,
  params: { words: 'text[]', statuses: 'text[]' },
  row: Row({ count: Integer }),
});

/** Stored counts exist for every combination of status, priority, type and reason. */
async function countByFilter(db: Reader, { status, priority, problem_type, reason }: ReportFilter) {
  const words = [priority, problem_type, reason && `reason ${reason}`].filter(
    (word) => word !== undefined,
  );
  return (await sumCounts.one(db, { words, statuses: statusesOf(status) })).count;
}

function statusesOf(filter: StatusFilter | undefined): readonly ReportStatus[] {
  if (filter === 'open') return openStatuses;
  return filter ? [filter] : reportStatuses;
}
