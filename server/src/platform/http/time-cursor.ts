import { AppError } from '../../errors.ts';

/** The end of a page in a list that is ordered by time and id. */
export interface TimeCursor {
  readonly time: Date;
  readonly id: string;
}

const writeTimeCursor = ({ time, id }: TimeCursor) => `${time.getTime()}.${id}`;

export function readTimeCursor(cursor: string | undefined): TimeCursor | null {
  if (cursor === undefined) return null;
  const [, time, id] =
    /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (time && id) return { time: new Date(Number(time)), id };
  throw new AppError('cursor_unknown');
}

/** Takes one row more than the page needs, and returns the rows of the page and the cursor of the next one. */
export function cutPage<T>(rows: readonly T[], limit: number, at: (row: T) => TimeCursor) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: rows.length > limit && last ? writeTimeCursor(at(last)) : null };
}
