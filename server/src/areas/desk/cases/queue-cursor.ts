import { Object as Row } from 'typebox';
import { Integer, Text, Uuid } from '../../../db/columns.ts';
import { sql } from '../../../db/sql.ts';
import { AppError } from '../../../errors.ts';

/** The sort key of the queue: the time in microseconds, which JavaScript has no type for. */
export const cursorColumns = `c.urgency, (extract(epoch from c.opened_at) * 1000000)::int8::text as opened_micros`;
export const CursorRow = Row({ id: Uuid, urgency: Integer, opened_micros: Text });

interface Cursor {
  readonly id: string;
  readonly urgency: number;
  readonly opened_micros: string;
}

/** Contains the sort key, as the case may be decided, deleted or more urgent when the next page is read. */
export const writeCursor = ({ urgency, opened_micros, id }: Cursor) =>
  `${urgency}.${opened_micros}.${id}`;

export function readCursor(cursor: string): Cursor {
  const [, urgency, opened_micros, id] =
    /^([0-3])\.(\d{1,17})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (urgency && opened_micros && id) return { urgency: Number(urgency), opened_micros, id };
  throw new AppError('cursor_unknown');
}

export const isAfter = ({ urgency, opened_micros, id }: Cursor) =>
  sql`(c.urgency, c.opened_at, c.id) > (${urgency}::int2,
    timestamptz 'epoch' + ${opened_micros}::int8 * interval '1 microsecond', ${id}::uuid)`;
