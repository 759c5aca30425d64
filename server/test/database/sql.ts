import type { Db } from '../../src/db/statement.ts';
import { join, raw, render, sql } from '../../src/db/sql.ts';

export interface HasPool {
  readonly pool: Db;
}

/** Runs SQL on the database of an application; the values between the text become parameters. */
export function sqlOf({ pool }: HasPool) {
  async function all<Row extends object = Record<string, unknown>>(
    strings: TemplateStringsArray,
    ...values: readonly unknown[]
  ) {
    const { rows } = await pool.query<Row>(render(sql(strings, ...values)));
    return rows;
  }
  async function one<Row extends object = Record<string, unknown>>(
    strings: TemplateStringsArray,
    ...values: readonly unknown[]
  ) {
    const [row] = await all<Row>(strings, ...values);
    if (!row) throw new Error(`No row: ${strings.join('?')}`);
    return row;
  }
  return Object.assign(all, { one });
}

export async function insertRow({ pool }: HasPool, table: string, row: object) {
  const columns = join(Object.keys(row).map(raw), ', ');
  const values = join(
    Object.values(row).map((value) => sql`${value}`),
    ', ',
  );
  await pool.query(render(sql`insert into ${raw(table)} (${columns}) values (${values})`));
}
