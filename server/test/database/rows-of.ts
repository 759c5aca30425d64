import type { FastifyInstance } from 'fastify';

/** Tables that change without an action of the member. */
const volatileTables = ['presence', 'idempotency'];

/** All rows with this member's id, by table, except for the tables in `without`. */
export async function rowsOf(
  { pool }: FastifyInstance,
  id: string,
  without: readonly string[] = [],
) {
  const { rows: tables } = await pool.query<{ name: string; key: string }>(
    `select table_name as name, column_name as key from information_schema.columns
      where table_schema = 'public' and (column_name = 'member_id' or (table_name, column_name) = ('member', 'id'))
        and table_name <> all ($1) order by table_name`,
    [[...volatileTables, ...without]],
  );
  const found: Record<string, string[]> = {};
  for (const { name, key } of tables) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from ${name} t where ${key} = $1 order by row`,
      [id],
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}
