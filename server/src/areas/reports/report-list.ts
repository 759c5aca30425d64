import type { ReportFilter } from '@kindred/contract/reports/handling';
import {
  type ReportSort,
  type Priority,
  priorities,
  reportStatuses,
} from '@kindred/contract/reports/report-types';
import type { Pool } from 'pg';
import { findReports } from './report.ts';

/** More matches of a search than this are not counted, only told of. */
const countedMatches = 10_000;

export interface ReportListQuery {
  readonly filter: ReportFilter;
  readonly sortBy: ReportSort;
  readonly sortOrder: 'asc' | 'desc';
  readonly page: number;
  readonly limit: number;
}

/** While the page is read, `writeDown` is told how many there are; without it there is no page. */
export async function listReportsPage(
  pool: Pool,
  query: ReportListQuery,
  writeDown: (total: number) => Promise<void>,
) {
  const { total, totalKind } = await countReports(pool, query.filter);
  const [reports] = await Promise.all([
    findIds(pool, query, totalKind === 'exact' ? total : null).then((ids) =>
      findReports(pool, ids),
    ),
    writeDown(total),
  ]);
  const { page, limit } = query;
  const pagination = { page, limit, total, pages: Math.ceil(total / limit) };
  return { reports, totalKind, pagination };
}

/** A term is looked for as it was typed: its own wildcards are letters. */
function filterToSql({ problem_type, status, priority, search }: ReportFilter) {
  const values: unknown[] = [];
  const where = ['true'];
  if (problem_type) where.push(`r.problem_type = $${values.push(problem_type)}`);
  if (status) where.push(`r.status_rank = $${values.push(reportStatuses.indexOf(status))}`);
  if (priority) where.push(`r.priority_rank = $${values.push(urgency(priority))}`);
  if (search) {
    const term = `%${search.replace(/^#/, '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    where.push(`r.search_key like lower($${values.push(term)})`);
  }
  return { where: where.join(' and '), values };
}

const urgency = (priority: Priority) => priorities.length - 1 - priorities.indexOf(priority);

/** Each order is one index, read forwards or backwards. Descending, the most urgent and the newest come first. */
const orders: Record<ReportSort, readonly string[]> = {
  createdAt: ['r.created_at', 'r.id'],
  priority: ['r.priority_rank', 'r.created_at', 'r.id'],
  status: ['r.status_rank', 'r.created_at', 'r.id'],
  problem_type: ['r.problem_type', 'r.created_at', 'r.id'],
};

const orderToSql = (sortBy: ReportSort, direction: 'asc' | 'desc') =>
  orders[sortBy].map((column) => `${column} ${direction}`).join(', ');

/** Past the middle it is shorter to come from the other end. */
async function findIds(
  pool: Pool,
  { filter, sortBy, sortOrder, page, limit }: ReportListQuery,
  total: number | null,
) {
  const { where, values } = filterToSql(filter);
  const start = (page - 1) * limit;
  if (total !== null && start >= total) return [];
  const count = total === null ? limit : Math.min(limit, total - start);
  const fromEnd = total !== null && start > total / 2;
  const direction = (sortOrder === 'desc') === fromEnd ? 'asc' : 'desc';
  const offset = fromEnd ? total - start - count : start;
  const { rows } = await pool.query<{ id: string }>(
    `select r.id from report r where ${where} order by ${orderToSql(sortBy, direction)}
      offset $${values.push(offset)} limit $${values.push(count)}`,
    values,
  );
  const ids = rows.map(({ id }) => id);
  return fromEnd ? ids.toReversed() : ids;
}

async function countReports(pool: Pool, filter: ReportFilter) {
  if (!filter.search) return { total: await readTally(pool, filter), totalKind: 'exact' as const };
  const { where, values } = filterToSql(filter);
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from (
      select from report r where ${where} limit ${countedMatches + 1}) as matches`,
    values,
  );
  const count = rows[0]?.count ?? 0;
  return count > countedMatches
    ? { total: countedMatches, totalKind: 'at-least' as const }
    : { total: count, totalKind: 'exact' as const };
}

/** The kept counts know every combination of status, priority and type. */
async function readTally(pool: Pool, { status, priority, problem_type }: ReportFilter) {
  const { rows } = await pool.query<{ count: number }>({
    name: 'count_reports',
    text: `select coalesce(sum(value), 0)::bigint as count from present_count
      where metric = 'report' and string_to_array(split, ',') @> $1`,
    values: [[status, priority, problem_type].filter((word) => word !== undefined)],
  });
  return rows[0]?.count ?? 0;
}
