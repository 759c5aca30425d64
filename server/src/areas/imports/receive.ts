import { guessColumns } from '@kindred/contract/imports/fields';
import { importLimits } from '@kindred/contract/imports/outcomes';
import type { PoolClient } from 'pg';
import { AppError } from '../../errors.ts';
import { decodeUtf8, guessSeparator, parseCsv } from '../../platform/csv/parse-csv.ts';
import { findColumn, insertLines } from './lines.ts';
import { type ImportRow, findRest, lockInState, writeReceived } from './queries.ts';
import { guessDateFormat } from './read-day.ts';
import { shorten } from './read-line.ts';

/**
 * Stores the records of the next part of a file, in one transaction. The response to a part may be lost, so one that has
 * arrived already changes nothing.
 */
export async function receivePart(client: PoolClient, id: string, number: number, bytes: Buffer) {
  const row = await lockInState(client, id, ['receiving', 'received']);
  if (number < row.parts) return;
  if (number > row.parts || row.state === 'received')
    throw new AppError('import_part_out_of_order', { params: { expected: row.parts } });
  const received = row.received + bytes.length;
  if (received > row.size) throw new AppError('import_too_large');
  const last = received === row.size;
  const before = await findRest(client, id);
  const decoded = decodeUtf8(Buffer.concat([before.rest, bytes]), last);
  if (!decoded) throw new AppError('import_wrong_encoding');
  const text = clean(decoded.text);
  const separator = before.separator ?? guessSeparator(text);
  const read = parseCsv(text, { separator, line: before.next_line, last });
  const records = row.heads.length > 0 ? read.records : read.records.slice(1);
  const heads = row.heads.length > 0 ? row.heads : headsOf(read.records[0]?.cells ?? []);
  const total = row.total + records.length;
  if (total > importLimits.rows)
    throw new AppError('import_too_many_rows', { params: { most: importLimits.rows } });
  if (last && total === 0) throw new AppError('import_empty');
  await insertLines(client, id, records);
  await writeReceived(client, {
    id,
    bytes: bytes.length,
    rest: Buffer.concat([Buffer.from(read.rest), decoded.cut]),
    nextLine: read.line,
    // The first part may end within the first line.
    separator: heads.length > 0 ? separator : null,
    heads,
    records: records.length,
    state: last ? 'received' : 'receiving',
    ...(last ? await guess(client, id, heads) : { columns: {}, dateFormat: 'ymd' as const }),
  });
}

/** Without a byte order mark, and without the characters that the database cannot store. */
const clean = (text: string) => text.replace(/^\ufeff/, '').replaceAll('\0', '');

function headsOf(cells: readonly string[]) {
  if (cells.length > importLimits.columns) throw new AppError('import_columns_invalid');
  return cells.map((cell) => shorten(cell));
}

async function guess(client: PoolClient, id: string, heads: ImportRow['heads']) {
  const columns = guessColumns(heads);
  const { dateOfBirth } = columns;
  const days = dateOfBirth === undefined ? [] : await findColumn(client, id, dateOfBirth);
  return { columns, dateFormat: guessDateFormat(days) };
}
