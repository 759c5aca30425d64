import { type Readable, Transform, pipeline } from 'node:stream';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { RequestReader } from '../../db/reader.ts';
import type { Rendered } from '../../db/sql.ts';
import type { Heads } from '../text/language-texts.ts';
import { to as copyTo } from 'pg-copy-streams';

/** Where a cell may start: a spreadsheet may treat a semicolon, a tab or the end of a line as the end of one. */
const start = String.raw`(^|[;\t\n\v\f\r\u0085\u2028\u2029])`;
const space = String.raw`[\s\u00a0\u1680\u180e\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff]*`;
/** The start of a formula, also as a full-width or small character. */
const sign = String.raw`[=+@\uff1d\uff0b\uff20\uff0d\ufe66\ufe62\ufe6b\ufe63-]`;
const formula = String.raw`${start}(?=${space}${sign})|^(?=[\t\r\n])`;

/** An apostrophe keeps a spreadsheet from running text that starts like a formula. */
export const defused = (text: string) =>
  String.raw`case when ${text} ~ '${formula}'
    then regexp_replace(${text}, '${formula}', '\1''', 'g') else ${text} end`;

const formulas = new RegExp(formula, 'g');

/** The same for text that does not come from a query. */
const defusedText = (text: string) => text.replaceAll(formulas, "$1'");

/** A line of a file that the database does not write. */
export const toLine = (cells: readonly (string | number)[]) =>
  `${cells.map((cell) => `"${defusedText(`${cell}`).replaceAll('"', '""')}"`).join(',')}\n`;

export const timeIn = (column: string, zone: string) =>
  `to_char(${column} at time zone ${escapeLiteral(zone)}, 'YYYY-MM-DD HH24:MI:SS')`;

/** The columns of a file, each with its head. */
export const asColumns = (heads: Heads, columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([column, value]) => `${value} as ${escapeIdentifier(heads(column))}`)
    .join(', ');

/** The primary, or a replica that does not end long reads. */
export type CsvSource = Pick<RequestReader, 'connect'>;

/**
 * Streams the rows of a select from the database's own CSV writer. The connection is released when the stream ends,
 * however it ends.
 */
export async function streamCsv(
  source: CsvSource,
  { text, values }: Rendered,
  /** Settings of the planner for this query. */
  settings: string | false = false,
): Promise<Readable> {
  const client = await source.connect();
  let given = false;
  const release = (error?: Error) => {
    if (given) return;
    given = true;
    // An interrupted copy leaves the connection unusable.
    client.release(error ?? true);
  };
  try {
    await client.query('set statement_timeout = 0');
    if (settings) await client.query(settings);
    // A copy cannot share a pipelined connection. This one is closed after it.
    Object.assign(client, { pipeline: false });
    const copy = client.query(copyOf(text, values));
    copy.once('error', release);
    copy.once('close', () => release());
    return pipeline(copy, slowDown(), () => undefined);
  } catch (error) {
    release(error as Error);
    throw error;
  }
}

/** The first bytes are sent at full speed, which is measured. */
const sample = 256 * 1024;
/** Milliseconds per byte, at most: a slow reader is not slowed further. */
const slowest = 1 / 5000;

/**
 * Sends at three fifths of the measured speed, so that the database has time for other requests: a download may take
 * longer than a page.
 */
function slowDown() {
  let begun = 0;
  let sent = 0;
  let perByte = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      const time = performance.now();
      begun ||= time;
      sent += piece.length;
      if (sent < sample) return done(null, piece);
      perByte ||= Math.min(slowest, (time - begun) / sent);
      const early = begun + 1.7 * sent * perByte - time;
      if (early < 1) return done(null, piece);
      setTimeout(done, early, null, piece);
    },
  });
}

function copyOf(text: string, values: readonly unknown[]) {
  // COPY takes no parameters, so they are written into the text, escaped by the driver.
  const whole = text.replaceAll(/\$(\d+)/g, (_, place: string) =>
    literal(values[Number(place) - 1]),
  );
  const copy = copyTo(`copy (${whole}) to stdout with (format csv, header, force_quote *)`);
  return Object.assign(copy, { query_timeout: 86_400_000 });
}

function literal(value: unknown) {
  if (Array.isArray(value))
    return `array[${value.map((each) => escapeLiteral(String(each))).join(', ')}]`;
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
