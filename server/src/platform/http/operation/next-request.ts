import { Object as Row } from 'typebox';
import { Timestamp } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const selectNext = statement({
  name: 'find_next_picture_request',
  text: `select q.due_at from picture_request q join report r on r.id = q.report_id
    where r.status_rank <= 1 order by q.due_at limit 1`,
  params: {},
  row: Row({ due_at: Timestamp }),
});

/** By when the team has to decide the next request to remove an intimate picture. */
export const findNextRequest = (db: Db) => selectNext.first(db);
