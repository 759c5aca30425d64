import type { FastifyInstance } from 'fastify';

/** Tables that change without an action of the member. */
const volatileTables = ['presence', 'idempotency'];

interface Table {
  readonly name: string;
  readonly key: string;
}

let tables: Promise<readonly Table[]> | undefined;

/** The tables with a member's id. All databases of a run have the same. */
const findTables = async ({ pool }: FastifyInstance) =>
  (
    await pool.query<Table>(
      `select table_name as name, column_name as key from information_schema.columns
        where table_schema = 'public' and (column_name = 'member_id' or (table_name, column_name) = ('member', 'id'))
          and table_name <> all ($1)`,
      [volatileTables],
    )
  ).rows;

/** All rows with this member's id, by table, except for the tables in `without`. */
export async function rowsOf(
  app: FastifyInstance,
  id: string,
  without: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const all = await (tables ??= findTables(app));
  const text = all
    .map(
      ({ name, key }) =>
        `select '${name}' as name, t::text as row from ${name} t where ${key} = $1`,
    )
    .join(' union all ');
  // Prepared, as its plan takes longer than its rows.
  const { rows } = await app.pool.query<{ name: string; row: string }>({
    name: 'rows_of',
    text: `${text} order by name, row`,
    values: [id],
  });
  const found: Record<string, string[]> = Object.fromEntries(all.map(({ name }) => [name, []]));
  for (const { name, row } of rows) found[name]?.push(row);
  for (const name of without) delete found[name];
  return found;
}
