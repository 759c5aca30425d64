import type { ClientBase } from 'pg';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { personalTables } from '../../../../test/members/recognisable-member.ts';
import { testApp } from '../../../../test/service/app.ts';
import { isArchived } from '../../../platform/personal-data.ts';

const app = await testApp();
const sql = sqlOf(app);
const tables = personalTables(app.areas).filter(isArchived);

/** The statement that reads a table for the archive. */
async function textOf({ rows }: (typeof tables)[number]) {
  const texts: string[] = [];
  const query = (asked: string | { text: string }) => {
    texts.push(typeof asked === 'string' ? asked : asked.text);
    return Promise.resolve({ rows: [] });
  };
  const client = { query } as unknown as ClientBase;
  await rows(client, '', app.site)[Symbol.asyncIterator]().next();
  return texts[0] ?? '';
}

test.each(tables)('the rows of $name have one order', async (each) => {
  const text = await textOf(each);
  const order = /.* order by (.+)$/s.exec(text)?.[1]?.split(', ') ?? [];
  const equal = Array.from(text.matchAll(/(\w+) = \$1/g), ([, column]) => column);
  const known = [...equal, ...order.map((column) => column.replace(/^\w+\./, ''))];
  // Columns that together are unique, or one that the database numbers.
  const [found] = await sql`
    select from pg_index i where indrelid = ${each.table}::regclass and indisunique and indpred is null
      and (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = indrelid and a.attnum = any (indkey))
        <@ ${known}::text[]
    union all select from pg_attribute
      where attrelid = ${each.table}::regclass and attidentity <> '' and attname = any (${known}::text[])`;
  expect(found, `${known.join(', ')} may be equal in two rows of ${each.table}`).toBeDefined();
});
