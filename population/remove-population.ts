import type { Client } from 'pg';
import { demoDomains } from './people/account.ts';
import type { RowRule } from './table-filler.ts';

/** A foreign key to a table that populations fill, and what happens to its row when the parent row is removed. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentKey: string;
  readonly onDelete: 'delete' | 'set null';
}

/** Reads the foreign keys to the tables. To be called before they are suspended. */
export async function findReferences(
  client: Client,
  tables: readonly string[],
): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, quote_ident(child.attname) as column,
        confrelid::regclass::text as parent, quote_ident(parent.attname) as "parentKey",
        case confdeltype when 'c' then 'delete' else 'set null' end as "onDelete"
      from pg_constraint
        join pg_attribute child on child.attrelid = conrelid and child.attnum = conkey[1]
        join pg_attribute parent on parent.attrelid = confrelid and parent.attnum = confkey[1]
      where contype = 'f' and confrelid = any ($1::regclass[]) and conparentid = 0
        and confdeltype in ('c', 'n') and cardinality(conkey) = 1
      order by 1, 2`,
    [tables],
  );
  return rows;
}

/**
 * Removes an earlier population from all tables. Rows of other members are set aside, the filled tables are truncated,
 * and these rows are put back: deleting a million rows would take longer and leave a million dead rows behind. The
 * keys and triggers of `tables` must be suspended; a table comes after the ones that its foreign keys name.
 */
export async function removePopulation(
  client: Client,
  tables: readonly string[],
  references: readonly Reference[],
  rules: Readonly<Record<string, RowRule>>,
) {
  const endings = demoDomains.map((domain) => `%@${domain}`);
  const synthetic = `email like any (array[${endings.map((ending) => `'${ending}'`).join(', ')}])`;
  const { rowCount } = await client.query(`select from member where ${synthetic} limit 1`);
  if (!rowCount) return;
  for (const table of tables) {
    const { ownedBy, keptIf = 'true' } = rules[table] ?? {};
    const parents = references.filter(
      (one) => one.table === table && (one.onDelete === 'delete' || one.column === ownedBy),
    );
    await keepRows(client, table, parents, table === 'member' ? `not (${synthetic})` : keptIf);
  }
  for (const reference of references) {
    if (reference.onDelete === 'set null') await clearMissing(client, reference);
    else if (!tables.includes(reference.table)) await deleteOrphans(client, reference);
  }
}

/** A join per parent instead of `exists`: PostgreSQL runs a condition with `or` once per row, and a join as a hash. */
async function keepRows(
  client: Client,
  table: string,
  parents: readonly Reference[],
  keptIf: string,
) {
  const { rows } = await client.query<{ columns: string[] }>(
    `select array_agg(quote_ident(attname) order by attnum) as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows[0]?.columns ?? [];
  const joins = parents.map(
    ({ parent, parentKey, column }, at) =>
      `left join ${parent} p${at} on p${at}.${parentKey} = t.${column}`,
  );
  const present = parents.map(
    ({ parentKey, column }, at) => `(t.${column} is null or p${at}.${parentKey} is not null)`,
  );
  await client.query(
    `create temp table kept on commit drop as
      select ${columns.map((column) => `t.${column}`).join(', ')} from ${table} t ${joins.join(' ')}
      where ${[...present, `(${keptIf})`].join(' and ')}`,
  );
  await client.query(`truncate ${table}`);
  await client.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value table kept`,
  );
  await client.query('drop table kept');
}

const parentIsMissing = ({ parent, parentKey, column }: Reference) =>
  `t.${column} is not null and not exists (select from ${parent} p where p.${parentKey} = t.${column})`;

const deleteOrphans = (client: Client, reference: Reference) =>
  client.query(`delete from ${reference.table} t where ${parentIsMissing(reference)}`);

const clearMissing = (client: Client, reference: Reference) =>
  client.query(
    `update ${reference.table} t set ${reference.column} = null where ${parentIsMissing(reference)}`,
  );
