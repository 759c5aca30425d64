import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import PostalMime from 'postal-mime';

export interface Trace {
  /** A table, or a file below the data folder. */
  readonly place: string;
  readonly value: string;
}

type App = FastifyInstance & { owner: Pool };

/** Finds these values in every column of every table of every schema, and in the names and contents of files. */
export async function findTraces(app: App, values: readonly string[]): Promise<Trace[]> {
  return [...(await inTables(app, values)), ...(await inFiles(app.config.dataDir, values))];
}

async function inTables({ owner }: App, values: readonly string[]) {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1`,
  );
  const traces: Trace[] = [];
  for (const { name } of tables) {
    const { rows } = await owner.query<Trace>(
      `select distinct v as value from ${name} as t, unnest($1::text[]) as v
        where position(lower(v) in lower(to_jsonb(t)::text)) > 0 order by 1`,
      [values],
    );
    traces.push(...rows.map(({ value }) => ({ place: name.replace('public.', ''), value })));
  }
  return traces;
}

async function inFiles(folder: string, values: readonly string[]) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const traces: Trace[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const place = relative(folder, path);
    const text = `${place}\n${await textOf(path)}`.toLowerCase();
    for (const value of values)
      if (text.includes(value.toLowerCase())) traces.push({ place, value });
  }
  return traces;
}

/** Mails are decoded, since their text is encoded in the file. */
async function textOf(path: string) {
  const content = await readFile(path);
  const raw = content.toString('latin1');
  if (!path.endsWith('.eml')) return raw;
  const { text = '', html = '', subject = '' } = await PostalMime.parse(content);
  return [raw, subject, text, html].join('\n');
}

/** Every table with rows of members: by a foreign key, or by the name of a column. */
export async function memberTables({ owner }: App): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct t.relname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
        where c.contype = 'f' and c.confrelid = 'member'::regclass
      union
      select table_name from information_schema.columns
        where table_schema = 'public' and data_type = 'uuid'
          and column_name in ('member_id', 'actor_id', 'subject_id')
          and table_name in (select relname from pg_class where relkind in ('r', 'p'))
      order by 1`,
  );
  return rows.map(({ name }) => name);
}
