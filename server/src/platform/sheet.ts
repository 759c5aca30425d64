import type { ClientBase } from 'pg';
import { eachRow } from '../db/cursor.ts';
import type { Statement } from '../db/statement.ts';

/** One file of the archive that members can have of their data: what a table has of one member. */
export interface Sheet {
  readonly name: string;
  readonly table: string;
  readonly rows: (client: ClientBase, memberId: string) => AsyncIterable<object>;
}

interface Definition<Row extends object> {
  readonly name: string;
  readonly table: string;
  /** Leaves out keys, hashes and whatever is about other people. */
  readonly statement: Statement<{ readonly memberId: 'uuid' }, Row>;
  /** Makes a row readable for people, who do not know our codes. */
  readonly describe?: (row: Row) => object;
}

export const sheet = <Row extends object>({
  name,
  table,
  statement,
  describe,
}: Definition<Row>): Sheet => ({
  name,
  table,
  rows: async function* rows(client, memberId) {
    for await (const row of eachRow(client, statement, { memberId }))
      yield describe ? describe(row) : row;
  },
});
