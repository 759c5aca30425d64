import type { Client } from 'pg';
import type { ComparedRequest } from '../comparison.ts';
import { countMatches, keepTotal, pageStatement } from './page-statement.ts';

const reports = 'bench.listed_report';
const limit = 10;
const path = '/reports/reports?limit=10';
const newest = ['created_at desc', 'id desc'];
const list = { from: reports, show: 'bench.report_row', order: newest, limit } as const;

const filters = {
  'reports-pending': { query: 'status=pending', where: 'status_rank = 0' },
  'reports-resolved': { query: 'status=resolved', where: 'status_rank = 2' },
  'reports-rejected': { query: 'status=rejected', where: 'status_rank = 4' },
  'reports-of-one-type': {
    query: 'problem_type=Harassment',
    where: `problem_type = 'Harassment'`,
  },
  'reports-pending-critical': {
    query: 'status=pending&priority=critical',
    where: 'status_rank = 0 and priority_rank = 3',
  },
};

const orders = {
  'reports-by-priority': { sort: 'priority', column: 'priority_rank' },
  'reports-by-status': { sort: 'status', column: 'status_rank' },
  'reports-by-type': { sort: 'problem_type', column: 'problem_type' },
};

/** The list of reports as staff request it, with a baseline for each. */
export async function readReportRequests(client: Client): Promise<ComparedRequest[]> {
  const { total, value } = await keepTotal(client, 'reports', reports, 'true');
  const all = { ...list, total };
  const deep = Math.min(1900, Math.ceil(value / limit / 2));
  return [
    { id: 'reports-first-page', path, ...pageStatement(all, 0) },
    {
      id: 'reports-deep-page',
      path: `${path}&page=${deep}`,
      ...pageStatement(all, (deep - 1) * limit, value),
    },
    ...(await readFilteredRequests(client)),
    ...Object.entries(orders).map(([id, { sort, column }]) => ({
      id,
      path: `${path}&sortBy=${sort}`,
      ...pageStatement({ ...all, order: [`${column} desc`, ...newest] }, 0),
    })),
    searchRequest(),
  ];
}

async function readFilteredRequests(client: Client) {
  const requests: ComparedRequest[] = [];
  for (const [id, { query, where }] of Object.entries(filters)) {
    const { total } = await keepTotal(client, id, reports, where);
    requests.push({
      id,
      path: `${path}&${query}`,
      ...pageStatement({ ...list, where, total }, 0),
    });
  }
  return requests;
}

function searchRequest() {
  const where = `search_key like '%pay%'`;
  const total = countMatches(reports, where);
  const page = pageStatement({ ...list, where, total }, 0);
  return { id: 'reports-by-search', path: `${path}&search=pay`, ...page };
}
