import type { Client } from 'pg';
import { ownTables, readSeeds } from './describe-schema.ts';

interface Table {
  readonly name: string;
  readonly unlogged: boolean;
  readonly options: string[] | null;
  readonly comment: string | null;
  readonly columns: Column[];
  readonly constraints: Constraint[];
  readonly indexes: { readonly name: string; readonly definition: string }[];
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly collation: string | null;
  readonly required: boolean;
  readonly value: string | null;
  readonly generated: string;
  readonly identity: string;
  readonly storage: string | null;
  readonly comment: string | null;
}

interface Constraint {
  readonly name: string;
  readonly definition: string;
  readonly columns: string[] | null;
  /** The table that a foreign key leads to. */
  readonly leads: string | null;
}

const tables = `
  select c.relname as name, c.relpersistence = 'u' as unlogged, c.reloptions as options, obj_description(c.oid, 'pg_class') as comment,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'collation', case when a.attcollation <> t.typcollation then (select collname from pg_collation where oid = a.attcollation) end,
        'required', a.attnotnull, 'value', pg_get_expr(d.adbin, d.adrelid, true), 'generated', a.attgenerated, 'identity', a.attidentity,
        'storage', case when a.attstorage <> t.typstorage then
          case a.attstorage when 'p' then 'plain' when 'm' then 'main' when 'e' then 'external' else 'extended' end end,
        'comment', col_description(c.oid, a.attnum)) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('name', k.conname, 'definition', pg_get_constraintdef(k.oid, true),
        'leads', (select relname from pg_class where oid = k.confrelid),
        'columns', (select array_agg(attname order by place) from unnest(k.conkey) with ordinality as key (number, place)
          join pg_attribute on attrelid = c.oid and attnum = number)) order by k.contype = 'p' desc, k.conname), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('c', 'f', 'p', 'u', 'x')) as constraints,
    (select coalesce(json_agg(json_build_object('name', x.relname, 'definition', pg_get_indexdef(x.oid, 0, true)) order by x.oid), '[]')
      from pg_index i join pg_class x on x.oid = i.indexrelid
      where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = x.oid and k.contype in ('p', 'u', 'x'))) as indexes
  from pg_class c where ${ownTables} order by c.oid`;

type Comments = ReadonlyMap<string, readonly string[]>;

/** The migration that creates the schema of this database, with its rows. */
export async function writeBaseline(client: Client, comments: Comments): Promise<string> {
  const { rows } = await client.query<Table>(tables);
  const { rows: extensions } = await client.query<{ extname: string }>(
    `select extname from pg_extension where extname <> 'plpgsql' order by 1`,
  );
  const done = new Set<string>();
  const late: string[] = [];
  const parts = [
    ...extensions.map(({ extname }) => `create extension if not exists ${extname};`),
    ...inOrder(rows).map((table) => writeTable(table, done, late, comments)),
    // Filled by the line before.
    ...late,
    ...(await readSeeds(client)).map((statement) => `${statement};`),
  ];
  return `${[heading, ...parts].join('\n\n')}\n`;
}

const heading = `-- Tables, constraints, indexes and the rows of a new database. Functions, views and triggers are files of ../routines:
-- nothing here may need them. Written by scripts/squash-migrations.ts.`;

/** A table comes after those that it refers to, if they don't refer to each other. */
function inOrder(rows: Table[]) {
  const ordered = new Set<Table>();
  const open = new Set<Table>();
  const add = (table: Table) => {
    if (ordered.has(table) || open.has(table)) return;
    open.add(table);
    for (const { leads } of table.constraints) {
      const other = rows.find(({ name }) => name === leads);
      if (other) add(other);
    }
    ordered.add(table);
  };
  for (const table of rows) add(table);
  return [...ordered];
}

function writeTable(table: Table, done: Set<string>, late: string[], comments: Comments) {
  const { name, columns, constraints, indexes, options, unlogged } = table;
  done.add(name);
  const inline = constraints.filter(({ leads }) => leads === null || done.has(leads));
  for (const each of constraints.filter((constraint) => !inline.includes(constraint)))
    late.push(`alter table ${name} add constraint ${each.name} ${tidy(each.definition)};`);
  const ofColumn = (column: string) =>
    inline.filter(
      (each) =>
        each.columns?.length === 1 &&
        each.columns[0] === column &&
        !each.definition.startsWith('EXCLUDE'),
    );
  const lines = [
    ...columns.map((column) => ({
      above: comments.get(`column ${name}.${column.name}`) ?? [],
      text: writeColumn(name, column, ofColumn(column.name)),
    })),
    ...inline
      .filter((each) => !columns.some((column) => ofColumn(column.name).includes(each)))
      .map((each) => ({ above: [], text: writeConstraint(name, each) })),
  ];
  const body = lines.map(({ above, text }, index) =>
    [
      ...above.map((comment) => `  -- ${comment}`),
      `  ${text}${index < lines.length - 1 ? ',' : ''}`,
    ].join('\n'),
  );
  const settings = options
    ? ` with (${options.map((each) => each.replace('=', ' = ')).join(', ')})`
    : '';
  const above = (comments.get(`table ${name}`) ?? []).map((comment) => `-- ${comment}\n`).join('');
  return [
    `${above}create ${unlogged ? 'unlogged ' : ''}table ${name} (\n${body.join('\n')}\n)${settings};`,
    ...columns.flatMap((column) =>
      column.storage
        ? [`alter table ${name} alter column ${column.name} set storage ${column.storage};`]
        : [],
    ),
    ...columns.flatMap((column) =>
      column.comment
        ? [`comment on column ${name}.${column.name} is ${quote(column.comment)};`]
        : [],
    ),
    ...(table.comment ? [`comment on table ${name} is ${quote(table.comment)};`] : []),
    ...indexes.map((index) => {
      const before = (comments.get(`index ${index.name}`) ?? [])
        .map((comment) => `-- ${comment}\n`)
        .join('');
      return `${before}${tidy(index.definition).replace(' using btree', '')};`;
    }),
  ].join('\n');
}

function writeColumn(table: string, column: Column, constraints: Constraint[]) {
  const { name, type, collation, required, value, generated, identity } = column;
  const default_ =
    value === null
      ? ''
      : generated
        ? ` generated always as (${tidy(value)}) stored`
        : ` default ${tidy(value)}`;
  const key = constraints.filter(({ definition }) => definition.startsWith('PRIMARY KEY'));
  const others = constraints.filter((each) => !key.includes(each));
  return [
    `${name} ${type.replace('timestamp with time zone', 'timestamptz')}`,
    ...key.map((each) => ` ${writeConstraint(table, each, name)}`),
    collation ? ` collate "${collation}"` : '',
    required && key.length === 0 && !identity ? ' not null' : '',
    default_,
    identity ? ` generated ${identity === 'a' ? 'always' : 'by default'} as identity` : '',
    ...others.map((each) => ` ${writeConstraint(table, each, name)}`),
  ].join('');
}

/** The name is left out if PostgreSQL would choose the same one. */
function writeConstraint(
  table: string,
  { name, definition, columns }: Constraint,
  column?: string,
) {
  const text = tidy(definition);
  const suffix = { p: 'pkey', u: 'key', f: 'fkey', c: 'check' }[text[0] ?? ''] ?? '';
  const usual = text.startsWith('primary')
    ? `${table}_pkey`
    : text.startsWith('check') && !column
      ? ''
      : `${table}_${columns?.join('_') ?? ''}_${suffix}`;
  const short = column
    ? text.replace(/^(foreign key|primary key|unique) \(\w+\)/, '$1').replace(/^foreign key /, '')
    : text;
  return name === usual ? short : `constraint ${name} ${short}`;
}

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The text has the style of the other files: small letters outside of quotes, no casts of plain texts, lists as `in (…)`. */
const tidy = (definition: string) =>
  definition
    .split(/('(?:[^']|'')*'|"[^"]*")/)
    .map((part, index) => (index % 2 ? part : part.toLowerCase().replaceAll(/\s+/g, ' ')))
    .join('')
    .replaceAll(/('(?:[^']|'')*')::text(?!\[)/g, '$1')
    .replaceAll(/ = any \(array\[((?:'(?:[^']|'')*'(?:, )?)+)\]\)/g, ' in ($1)')
    .replaceAll(/(\w+(?:\(\w+\))?) >= (-?\d+) and \1 <= (-?\d+)/g, '$1 between $2 and $3');
