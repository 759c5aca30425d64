/** Rows of a CSV file as records by the names in its first row. Only the columns asked for are kept. */
export function readCsv<Name extends string>(text: string, names: readonly Name[]) {
  const [header = [], ...lines] = splitCsv(text);
  const missing = names.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new TypeError(`The file has no column ${missing.join(', ')}.`);
  const indexes = names.map((name) => [name, header.indexOf(name)] as const);
  return lines.map(
    (cells) =>
      Object.fromEntries(indexes.map(([name, index]) => [name, cells[index] ?? ''])) as Record<
        Name,
        string
      >,
  );
}

/** Quoted cells can hold commas, line breaks and doubled quotes. */
function splitCsv(text: string) {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|\r|$)/gy;
  const body = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < body.length) {
    const [, quoted, plain = '', end] = cell.exec(body) ?? [];
    if (end === undefined) throw new TypeError('The file is not CSV.');
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',' && cell.lastIndex < body.length) continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((text_) => text_ !== ''));
}
