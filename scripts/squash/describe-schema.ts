import type { Client } from 'pg';

/** The tables of our schema, without those in which migrations and routines are remembered. */
export const ownTables = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  and c.relname not in ('migration', 'routine')`;

/** Everything in the schema that a table, a view, a function or a trigger can be told apart by, one line for each. */
const queries = [
  `select 'extension ' || extname as line from pg_extension order by 1`,
  `select format('table %s: persistence %s, options %s, access %s, row security %s, comment %s', c.relname, c.relpersistence,
      c.reloptions, c.relacl, c.relrowsecurity, obj_description(c.oid, 'pg_class')) as line
    from pg_class c where ${ownTables} order by 1`,
  `select format('column %s.%s: place %s, %s, collation %s, not null %s, default %s, generated "%s", identity "%s", storage %s, compression "%s", statistics %s, comment %s',
      c.relname, a.attname, row_number() over (partition by c.oid order by a.attnum), format_type(a.atttypid, a.atttypmod),
      a.attcollation::regcollation, a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attgenerated, a.attidentity, a.attstorage,
      a.attcompression, a.attstattarget, col_description(c.oid, a.attnum)) as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${ownTables} order by c.relname, a.attnum`,
  // Since version 18, a column that may not be null has a constraint, whose name keeps the first name of the column.
  `select format('constraint %s of %s: %s, validated %s, comment %s', k.conname, c.relname, pg_get_constraintdef(k.oid), k.convalidated,
      obj_description(k.oid, 'pg_constraint')) as line
    from pg_constraint k join pg_class c on c.oid = k.conrelid where ${ownTables} and k.contype not in ('n', 't') order by 1`,
  `select format('index: %s, valid %s, comment %s', pg_get_indexdef(i.indexrelid), i.indisvalid,
      obj_description(i.indexrelid, 'pg_class')) as line
    from pg_index i join pg_class c on c.oid = i.indrelid where ${ownTables} order by 1`,
  `select format('sequence %s: %s, %s, %s, %s, %s', s.sequencename, s.data_type, s.start_value, s.increment_by, s.max_value, s.cycle) as line
    from pg_sequences s where schemaname = 'public' order by 1`,
  `select format('type %s: %s', t.typname, array(select enumlabel from pg_enum e where e.enumtypid = t.oid order by enumsortorder)) as line
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd') order by 1`,
  `select format('statistics: %s', pg_get_statisticsobjdef(oid)) as line from pg_statistic_ext order by 1`,
  `select format('function %s, access %s: %s', p.oid::regprocedure, p.proacl, pg_get_functiondef(p.oid)) as line from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  `select format('view %s, access %s: %s', c.relname, c.relacl, pg_get_viewdef(c.oid)) as line from pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace order by 1`,
  `select format('trigger: %s, enabled %s', pg_get_triggerdef(t.oid), t.tgenabled) as line from pg_trigger t where not t.tgisinternal order by 1`,
];

/** The schema and the rows of a database that was only migrated. */
export async function describeSchema(client: Client): Promise<string[]> {
  const lines: string[] = [];
  for (const query of queries) {
    const { rows } = await client.query<{ line: string }>(query);
    lines.push(...rows.map(({ line }) => line));
  }
  for (const statement of await readSeeds(client)) lines.push(`row: ${statement}`);
  return lines;
}

/** Statements that insert the rows of all tables. The database chooses identifiers and times of creation. */
export async function readSeeds(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{
    name: string;
    columns: string[];
    values: string[];
  }>(
    `select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns,
        array_agg(case when a.atttypid in ('boolean'::regtype, 'smallint'::regtype, 'integer'::regtype, 'bigint'::regtype)
          then format('coalesce(%I::text, $$null$$)', a.attname) else format('coalesce(quote_literal(%I), $$null$$)', a.attname) end
          order by a.attnum) as values
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where ${ownTables} and a.attgenerated = '' and a.attidentity = ''
        and coalesce(pg_get_expr(d.adbin, d.adrelid) not in ('gen_random_uuid()', 'now()'), true)
      group by c.oid, c.relname order by c.oid`,
  );
  const statements: string[] = [];
  for (const { name, columns, values } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select concat_ws(', ', ${values.join(', ')}) as row from ${name} order by ctid`,
    );
    if (rows.length > 0)
      statements.push(
        `insert into ${name} (${columns.join(', ')}) values\n${rows.map(({ row }) => `  (${row})`).join(',\n')}`,
      );
  }
  return statements;
}
