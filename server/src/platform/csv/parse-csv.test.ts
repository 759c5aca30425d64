import { assert, constantFrom, array, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8, guessSeparator, parseCsv } from './parse-csv.ts';

const parse = (text: string, separator = ',') =>
  parseCsv(text, { separator, line: 1, last: true }).records;
const cellsOf = (text: string, separator?: string) =>
  parse(text, separator).map(({ cells }) => cells);

test('cells may be quoted, with separators, line ends and quotes in them', () => {
  expect(cellsOf('a,"b, c","d ""e"""\r\n"two\nlines",,x\n')).toEqual([
    ['a', 'b, c', 'd "e"'],
    ['two\nlines', '', 'x'],
  ]);
});

test('a record says in which line it starts, and empty lines are none', () => {
  expect(parse('a\n\n"b\nb"\rc')).toEqual([
    { line: 1, cells: ['a'], broken: false },
    { line: 3, cells: ['b\nb'], broken: false },
    { line: 5, cells: ['c'], broken: false },
  ]);
});

test('a quote that is never closed breaks its own line alone', () => {
  expect(parse('a,"b\nc,d\n')).toEqual([
    { line: 1, cells: ['a', '"b'], broken: true },
    { line: 2, cells: ['c', 'd'], broken: false },
  ]);
  const long = `"${'x\n'.repeat(100_000)}"`;
  expect(parse(long)[0]).toEqual({ line: 1, cells: ['"x'], broken: true });
});

test('the separator is guessed by the first line', () => {
  expect(guessSeparator('a,b\n;;;')).toBe(',');
  expect(guessSeparator('"a,b,c";d;e')).toBe(';');
  expect(guessSeparator('a\tb')).toBe('\t');
  expect(guessSeparator('alone')).toBe(',');
});

test('bytes that are no UTF-8 are told apart from a character that was cut in two', () => {
  const bytes = Buffer.from('aé😀');
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const first = decodeUtf8(bytes.subarray(0, cut), false);
    const rest = decodeUtf8(
      Buffer.concat([first?.cut ?? Buffer.alloc(0), bytes.subarray(cut)]),
      true,
    );
    expect(`${first?.text}${rest?.text}`).toBe('aé😀');
  }
  expect(decodeUtf8(Buffer.from([0x41, 0xfc, 0x42]), true)).toBe(null);
});

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('what was written is read again, with any separator and line end, wherever the file is cut', () => {
  const cell = string({ unit: constantFrom('a', '"', ',', ';', '\t', '\n', '\r', 'é') });
  const table = array(array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
  assert(
    property(
      table,
      constantFrom(',', ';', '\t'),
      constantFrom('\n', '\r\n', '\r'),
      integer({ min: 1, max: 40 }),
      (rows, separator, lineEnd, cut) => {
        const text = rows.map((row) => row.map(quoted).join(separator) + lineEnd).join('');
        const found: (readonly string[])[] = [];
        let [rest, line] = ['', 1];
        for (let at = 0; at < text.length || at === 0; at += cut) {
          const last = at + cut >= text.length;
          const read = parseCsv(rest + text.slice(at, at + cut), { separator, line, last });
          [rest, line] = [read.rest, read.line];
          found.push(...read.records.map(({ cells }) => cells));
        }
        expect(found).toEqual(rows);
      },
    ),
  );
});

test('a hundred thousand lines are all read', () => {
  const text = Array.from({ length: 100_000 }, (_, n) => `p${n}@example.org,"Ann ""${n}"""\n`);
  expect(parse(text.join(''))).toHaveLength(100_000);
});
