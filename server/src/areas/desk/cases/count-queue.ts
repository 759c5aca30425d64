import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import type { Db } from '../../../db/statement.ts';
import { type QueueReader, type QueueFilter, exampleFilters, isQueued } from './queue-filter.ts';

const countQueued = filteredStatement({
  name: 'count_queued_cases',
  build: (asked: QueueFilter & QueueReader) =>
    sql`select count(*)::int as total from report_case c where ${isQueued(asked, 'count')}`,
  row: Row({ total: Integer }),
  examples: exampleFilters,
});

/** The number of cases in the queue. */
export async function countQueue(db: Db, asked: QueueFilter & QueueReader) {
  const [row] = await countQueued.all(db, asked);
  return { total: row?.total ?? 0 };
}
