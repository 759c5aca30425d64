/** A record of a file. */
export interface CsvRecord {
  /** The line that it starts in, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** It has a quote that is never closed. It ends with its line, so that the lines after it can be read. */
  readonly broken: boolean;
}

interface Reading {
  readonly separator: string;
  /** The line that the text starts in. */
  readonly line: number;
  /** The text ends where the file does. */
  readonly last: boolean;
}

/** Characters of a record. A quote that is open for longer was not meant as one. */
const longestRecord = 100_000;

/**
 * Reads the whole records of a text, and returns what is left at its end for the next one. Empty lines are no records.
 */
export function parseCsv(text: string, { separator, line: first, last }: Reading) {
  const records: CsvRecord[] = [];
  let at = 0;
  let line = first;
  while (at < text.length) {
    const record = readRecord(text, at, separator, last) ?? cutRecord(text, at, separator, last);
    if (!record) break;
    const { cells, end, broken } = record;
    if (cells.length > 1 || cells[0]?.trim()) records.push({ line, cells, broken });
    line += countLineEnds(text.slice(at, end));
    at = end;
  }
  return { records, rest: text.slice(at), line };
}

/** Null if the text ends, or the record becomes too long, before the record does. */
function readRecord(text: string, start: number, separator: string, last: boolean) {
  const ends = new RegExp(`[${separator}\\r\\n]`, 'g');
  const cells: string[] = [];
  for (let at = start; ;) {
    let cell = '';
    while (text[at] === '"') {
      const close = text.indexOf('"', at + 1);
      if (close === -1 || close - start > longestRecord) return null;
      // Two quotes in a row are one that belongs to the value.
      cell += text.slice(at + 1, close) + (text[close + 1] === '"' ? '"' : '');
      at = close + 1;
    }
    ends.lastIndex = at;
    const end = ends.exec(text)?.index ?? text.length;
    cells.push(cell + text.slice(at, end));
    if (text[end] === separator) {
      at = end + 1;
      continue;
    }
    // A line end of two characters may have been cut in two.
    if (!last && (end === text.length || (text[end] === '\r' && end + 1 === text.length)))
      return null;
    return { cells, end: afterLineEnd(text, end), broken: false };
  }
}

/** The line alone, if its record cannot end. */
function cutRecord(text: string, start: number, separator: string, last: boolean) {
  if (!last && text.length - start <= longestRecord) return null;
  const found = /[\r\n]/g;
  found.lastIndex = start;
  const end = Math.min(found.exec(text)?.index ?? text.length, start + longestRecord);
  const cells = text.slice(start, end).split(separator);
  return { cells, end: afterLineEnd(text, end), broken: true };
}

const afterLineEnd = (text: string, at: number) =>
  Math.min(
    text.length,
    at + (text.startsWith('\r\n', at) ? 2 : Number(/[\r\n]/.test(text[at] ?? ''))),
  );

const countLineEnds = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** The separator that the first line has most of, outside of quotes. */
export function guessSeparator(text: string) {
  const [line = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/);
  const count = (separator: string) => line.split(separator).length;
  return [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** The bytes up to the last whole character, as text. Null if they are not UTF-8. */
export function decodeUtf8(bytes: Buffer, last: boolean) {
  const whole = last ? bytes.length : bytes.length - cutCharacter(bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      bytes.subarray(0, whole),
    );
    return { text, cut: bytes.subarray(whole) };
  } catch {
    return null;
  }
}

/** How many bytes at the end begin a character that goes on after them. */
function cutCharacter(bytes: Buffer) {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}
