import type { ClientBase } from 'pg';
import { eachRow } from '../db/cursor.ts';
import type { Statement } from '../db/statement.ts';

/**
 * A row that a test writes for a member, each column as SQL. `$member` is the member's id, `$trace` a text that is
 * found again wherever it turns up. Left out where the row comes about by what members do themselves.
 */
type Sample = Readonly<Record<string, string>>;

interface Table {
  readonly table: string;
  readonly sample?: Sample;
  /** What of it stays after the member is erased, and why. Without it nothing may. */
  readonly stays?: string;
  /** The same, but only until the reports that it belongs to are deleted. */
  readonly staysWithReports?: string;
}

/** One file of the archive that members can have of their data: what a table has of one member. */
interface Archived extends Table {
  readonly name: string;
  readonly rows: (client: ClientBase, memberId: string) => AsyncIterable<object>;
}

interface NotArchived extends Table {
  /** Why members do not get it. */
  readonly notArchived: string;
}

/** A table that has rows of members. A test fails for one that no area names. */
export type PersonalTable = Archived | NotArchived;

interface Definition<Row extends object> extends Table {
  /** The file in the archive. */
  readonly name: string;
  /** Leaves out keys, hashes and whatever is about other people. */
  readonly statement: Statement<{ readonly memberId: 'uuid' }, Row>;
  /** Makes a row readable for people, who do not know our codes. */
  readonly describe?: (row: Row) => object;
}

export const archived = <Row extends object>({
  statement,
  describe,
  ...table
}: Definition<Row>): Archived => ({
  ...table,
  rows: async function* rows(client, memberId) {
    for await (const row of eachRow(client, statement, { memberId }))
      yield describe ? describe(row) : row;
  },
});

export const isArchived = (table: PersonalTable): table is Archived => 'rows' in table;
