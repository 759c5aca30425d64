import { type ClientBase, escapeIdentifier } from 'pg';
import type { ParamTypes } from './params.ts';
import { type StatementArguments, type Statement, sendQuery } from './statement.ts';

const portion = 200;

/** Reads rows in portions inside a transaction, so that memory use is constant. */
export async function* eachRow<P extends ParamTypes, Row>(
  client: ClientBase,
  { name, text, values, described }: Statement<P, Row>,
  ...params: StatementArguments<P>
) {
  const cursor = escapeIdentifier(name);
  await client.query(`declare ${cursor} no scroll cursor for ${text}`, values(...params));
  for (;;) {
    const fetch = { text: `fetch ${portion} from ${cursor}`, values: [] };
    const { rows } = await sendQuery<Row>(client, described, fetch);
    yield* rows;
    if (rows.length < portion) break;
  }
  await client.query(`close ${cursor}`);
}
