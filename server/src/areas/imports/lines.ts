import type { ImportLine } from '@kindred/contract/imports';
import { type LineOutcome, lineFaults, lineOutcomes } from '@kindred/contract/imports/outcomes';
import * as Type from 'typebox';
import { Flag, Integer, Json, List, OrNull, Text, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import type { CsvRecord } from '../../platform/csv/parse-csv.ts';
import { type StoredFault, shorten } from './read-line.ts';

const insert = statement({
  name: 'insert_import_lines',
  text: `insert into import_line (import_id, line, cells, broken)
    select $id, r.line, array(select jsonb_array_elements_text(r.cells)), r.broken
    from jsonb_to_recordset($records) as r (line int, cells jsonb, broken bool)`,
  params: { id: 'uuid', records: 'jsonb' },
});

export const insertLines = (db: Db, id: string, records: readonly CsvRecord[]) =>
  insert.run(db, { id, records });

const selectCells = statement({
  name: 'find_import_cells',
  text: `select line, cells, broken, outcome from import_line where import_id = $id and line > $after
      and (not $invitable or outcome in ('ready', 'partly'))
    order by line limit $limit`,
  params: { id: 'uuid', after: 'int4', invitable: 'bool', limit: 'int8' },
  row: Type.Object({
    line: Integer,
    cells: List(Text),
    broken: Flag,
    outcome: OrNull(Word(lineOutcomes)),
  }),
});

/** The next lines after a line: all, or those whose people can be invited. */
export const findCells = (
  db: Db,
  from: { id: string; after: number; invitable: boolean; limit: number },
) => selectCells.all(db, from);

export interface Outcome {
  readonly line: number;
  readonly email: string | null;
  readonly outcome: LineOutcome;
  readonly faults: readonly StoredFault[];
}

const update = statement({
  name: 'write_import_outcomes',
  text: `update import_line l set email = o.email, outcome = o.outcome, faults = o.faults
    from jsonb_to_recordset($outcomes) as o (line int, email text, outcome text, faults jsonb)
    where l.import_id = $id and l.line = o.line`,
  params: { id: 'uuid', outcomes: 'jsonb' },
});

export const writeOutcomes = (db: Db, id: string, outcomes: readonly Outcome[]) =>
  update.run(db, { id, outcomes });

const selectEarlier = statement({
  name: 'find_earlier_addresses',
  text: `select distinct email from import_line
    where email = any ($emails) and import_id = $id and line <= $upTo and outcome in ('ready', 'partly')`,
  params: { id: 'uuid', emails: 'text[]', upTo: 'int4' },
  row: Type.Object({ email: Text }),
});

/** Those of these addresses that a line up to this one has. */
export const findEarlier = async (db: Db, id: string, emails: readonly string[], upTo: number) =>
  new Set((await selectEarlier.all(db, { id, emails, upTo })).map(({ email }) => email));

const Fault = Type.Object({ column: OrNull(Text), value: Text, code: Word(lineFaults) });

const selectLines = statement({
  name: 'find_import_lines',
  text: `select line, cells, outcome, faults from import_line
    where import_id = $id and line > $after and ($outcome::text is null or outcome = $outcome)
      and (not $faulty or faults <> '[]')
    order by line limit $limit`,
  params: { id: 'uuid', after: 'int4', outcome: 'text?', faulty: 'bool', limit: 'int8' },
  row: Type.Object({
    line: Integer,
    cells: List(Text),
    outcome: OrNull(Word(lineOutcomes)),
    faults: Json(Type.Array(Fault)),
  }),
});

interface Page {
  readonly id: string;
  readonly after: number;
  readonly outcome: LineOutcome | null;
  /** Only lines with something wrong. */
  readonly faulty: boolean;
  readonly limit: number;
}

export async function findLines(db: Db, page: Page): Promise<ImportLine[]> {
  const rows = await selectLines.all(db, page);
  return rows.map(({ line, cells, outcome, faults }) => ({
    line,
    values: cells.map(shorten),
    outcome,
    faults,
  }));
}

const selectColumn = statement({
  name: 'find_import_column',
  text: `select coalesce(cells[$column], '') as value from import_line where import_id = $id order by line limit 200`,
  params: { id: 'uuid', column: 'int4' },
  row: Type.Object({ value: Text }),
});

/** The first values of a column. */
export const findColumn = async (db: Db, id: string, column: number) =>
  (await selectColumn.all(db, { id, column: column + 1 })).map(({ value }) => value.trim());
