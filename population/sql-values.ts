type Value = string | number | boolean | null;

/** A text as SQL. */
export const literal = (value: Value) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`;

/** Rows after `values`. */
export const valuesOf = (rows: readonly (readonly Value[])[]) =>
  rows.map((row) => `(${row.map(literal).join(', ')})`).join(',\n');

/** One of the texts, by a number from 0 up to but not including 1. */
export const pickText = (texts: readonly string[], roll: string) =>
  `(array[${texts.map(literal).join(', ')}])[1 + floor(${roll} * ${texts.length})::int]`;

/** A UUID of version 7 that is the same each time. */
export const idOf = (
  key: string,
  at: string,
) => `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(${key}), 1, 3) || '8' || substr(md5(${key}), 4, 15))::uuid`;
