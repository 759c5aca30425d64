import type { Client } from 'pg';
import { demoDomains } from './people/account.ts';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly action: 'delete' | 'forget';
}

/** Where rows of other tables name a member, and what becomes of them when the member goes. */
export async function findReferences(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(`
    select conrelid::regclass::text as table, quote_ident(attname) as column,
      case confdeltype when 'c' then 'delete' else 'forget' end as action
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'member'::regclass and conparentid = 0
      and confdeltype in ('c', 'n')`);
  return rows;
}

/** Removes an earlier population, a table at a time: member by member each foreign key would be looked up anew. */
export async function removePopulation(client: Client, references: readonly Reference[]) {
  const endings = demoDomains.map((domain) => `%@${domain}`);
  await client.query('create temp table gone (id uuid) on commit drop');
  await client.query('insert into gone select id from member where email like any ($1)', [endings]);
  await client.query('analyze gone');
  for (const { table, column, action } of references) {
    await client.query(
      action === 'delete'
        ? `delete from ${table} t using gone where t.${column} = gone.id`
        : `update ${table} t set ${column} = null from gone where t.${column} = gone.id`,
    );
  }
  await client.query('delete from member m using gone where m.id = gone.id');
}
