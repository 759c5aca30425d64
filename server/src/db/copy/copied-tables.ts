import { type ClientBase, escapeIdentifier } from 'pg';
import { jobsSchema } from '../jobs-schema.ts';

export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  /** In their order. Generated columns are computed again. */
  readonly columns: readonly string[];
}

/** The library makes and numbers its own tables. */
const ofLibrary = `c.relnamespace = '${jobsSchema}'::regnamespace and c.relname = 'migrations'`;

const tables = `
  select n.nspname as schema, c.relname as name,
    coalesce(array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = ''), '{}') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('public', '${jobsSchema}') and c.relkind in ('r', 'p') and not c.relispartition and not (${ofLibrary})
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by n.nspname, c.relname order by n.nspname, c.relname`;

export const findTables = async (client: ClientBase) =>
  (await client.query<CopiedTable>(tables)).rows;

export const nameOf = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>) =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

export interface CopiedSequence {
  readonly schema: string;
  readonly name: string;
  /** Null if it has given no number yet. */
  readonly value: string | null;
}

/** Numbers are given outside of transactions, so these are at least as high as those in the rows. */
export const findSequences = async (client: ClientBase) =>
  (
    await client.query<CopiedSequence>(
      `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
        where schemaname in ('public', '${jobsSchema}') order by 1, 2`,
    )
  ).rows;

export async function setSequences(client: ClientBase, sequences: readonly CopiedSequence[]) {
  for (const { value, ...sequence } of sequences)
    if (value !== null)
      await client.query('select setval($1::regclass, $2)', [nameOf(sequence), value]);
}

/** Functions, views and triggers as statements, which can be run in any order if one that fails is tried again. */
export const findRoutines = async (client: ClientBase) =>
  (await client.query<{ text: string }>(routines)).rows.map(({ text }) => text);

const routines = `
  select pg_get_functiondef(p.oid) as text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('create view %s as %s', c.oid::regclass, pg_get_viewdef(c.oid)) from pg_class c
    where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`;

/** The version of the tables in which the library keeps its jobs. */
export async function findJobsVersion(client: ClientBase) {
  const { rows } = await client.query<{ version: number | null }>(
    `select max(id) as version from ${jobsSchema}.migrations`,
  );
  return rows[0]?.version ?? 0;
}
