import type { Client } from 'pg';

interface Page {
  /** The narrow table to choose from, and the table with the rows that are shown. */
  readonly from: 'bench.listed_user' | 'bench.listed_report';
  readonly show: 'bench.user_row' | 'bench.report_row';
  /** Further columns to show. */
  readonly columns?: string;
  readonly where?: string;
  /** Like `created_at desc`; the last one is unique. */
  readonly order: readonly string[];
  /** Its subselect finds the total. */
  readonly total: string;
  readonly limit: number;
}

/** One page of a list, chosen on narrow rows; far pages are counted from the end. */
export function pageStatement(page: Page, offset: number, total = Number.POSITIVE_INFINITY) {
  const fromEnd = offset > total / 2;
  const count = Math.min(page.limit, total - offset);
  const inner = fromEnd ? page.order.map(reverse) : page.order;
  const start = fromEnd ? total - offset - count : offset;
  const keys = [...new Set(['id', ...page.order.map(columnOf)])].join(', ');
  const baseline = `select (${page.total}) as total, shown.*${page.columns ? `, ${page.columns}` : ''}
    from (
      select ${keys} from ${page.from} where ${page.where ?? 'true'}
      order by ${inner.join(', ')} offset $1 limit $2
    ) as page join ${page.show} as shown using (id)
    order by ${page.order.map((order) => `page.${order}`).join(', ')}`;
  return { baseline, values: [start, count] };
}

const columnOf = (order: string) => order.split(' ')[0] ?? order;

function reverse(order: string) {
  const swap = new Map([
    ['asc', 'desc'],
    ['desc', 'asc'],
    ['first', 'last'],
    ['last', 'first'],
  ]);
  return order
    .split(' ')
    .map((word) => swap.get(word) ?? word)
    .join(' ');
}

/** A count that a trigger would maintain, stored in a separate table. */
export async function keepTotal(
  client: Client,
  name: string,
  from: string,
  where: string,
): Promise<{ total: string; value: number }> {
  await client.query(
    'create unlogged table if not exists bench.total (name text primary key, total int)',
  );
  const { rows } = await client.query<{ total: number }>(
    `insert into bench.total select $1, count(*) from ${from} where ${where} returning total`,
    [name],
  );
  return {
    total: `select total from bench.total where name = '${name}'`,
    value: rows[0]?.total ?? 0,
  };
}

/** Counts of a search stop at this many matches, as those of the service do. */
export const countMatches = (from: string, where: string) =>
  `select count(*) from (select from ${from} where ${where} limit 10000) as matches`;
