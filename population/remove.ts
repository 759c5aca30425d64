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

/**
 * Removes an earlier population, from all tables; those in `bare`, whose keys are off, are written anew without it.
 * Deleting member by member would look up each foreign key, and leave a million dead rows behind.
 */
export async function removePopulation(
  client: Client,
  references: readonly Reference[],
  bare: readonly string[],
  leaving: Readonly<Record<string, string>>,
) {
  const endings = demoDomains.map((domain) => `%@${domain}`);
  await client.query('create temp table gone (id uuid) on commit drop');
  const insert = 'insert into gone select id from member where email like any ($1)';
  const { rowCount } = await client.query(insert, [endings]);
  if (!rowCount) return;
  await client.query('analyze gone');
  for (const table of bare) {
    const owners = references.filter((one) => one.table === table && one.action === 'delete');
    const owned = owners.map(({ column }) => isGone(column));
    const goes = table === 'member' ? isGone('id') : (leaving[table] ?? owned.join(' or '));
    await keepOthers(client, table, goes);
  }
  for (const { table, column, action } of references) {
    if (action === 'forget') {
      await client.query(
        `update ${table} t set ${column} = null from gone where t.${column} = gone.id`,
      );
    } else if (!bare.includes(table)) {
      await client.query(`delete from ${table} t using gone where t.${column} = gone.id`);
    }
  }
}

const isGone = (column: string) => `exists (select from gone where gone.id = t.${column})`;

async function keepOthers(client: Client, table: string, goes: string) {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows[0]?.columns ?? '';
  await client.query(
    `create temp table kept on commit drop as select ${columns} from ${table} t where not (${goes})`,
  );
  await client.query(`truncate ${table}`);
  await client.query(
    `insert into ${table} (${columns}) overriding system value select ${columns} from kept`,
  );
  await client.query('drop table kept');
}
