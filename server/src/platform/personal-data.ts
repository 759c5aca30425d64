import type { ClientBase } from 'pg';
import { eachRow } from '../db/read-in-portions.ts';
import type { Statement } from '../db/statement.ts';
import type { PresentSite } from './site/own-fields.ts';

/**
 * A row that tests insert for a member, with SQL for each column. `$member` is the member's id, and `$trace` a text
 * that tests search for later. Not needed where actions of members create the row.
 */
type Sample = Readonly<Record<string, string>>;

interface Table {
  readonly table: string;
  readonly sample?: Sample;
  /** The data that stays after a member is erased, with the reason. Without it nothing may stay. */
  readonly stays?: string;
  /** The data that stays until its reports are deleted. */
  readonly staysWithReports?: string;
}

/** One file of the archive: the member's rows of a table. */
interface Archived extends Table {
  readonly name: string;
  readonly rows: (client: ClientBase, memberId: string, site: PresentSite) => AsyncIterable<object>;
}

interface NotArchived extends Table {
  /** Why members do not get it. */
  readonly notArchived: string;
}

/** A table with rows of members. A test fails for a table that no area lists. */
export type PersonalTable = Archived | NotArchived;

interface Definition<Row extends object> extends Table {
  /** The file in the archive. */
  readonly name: string;
  /** Excludes keys, hashes and data about other people. */
  readonly statement: Statement<{ readonly memberId: 'uuid' }, Row>;
  /** Replaces stored codes by readable text. */
  readonly describe?: (row: Row, site: PresentSite) => object;
}

export const archived = <Row extends object>({
  statement,
  describe,
  ...table
}: Definition<Row>): Archived => ({
  ...table,
  rows: async function* rows(client, memberId, site) {
    for await (const row of eachRow(client, statement, { memberId }))
      yield describe ? describe(row, site) : row;
  },
});

export const isArchived = (table: PersonalTable): table is Archived => 'rows' in table;
