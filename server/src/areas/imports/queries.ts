import type { Import } from '@kindred/contract/imports';
import { type ImportColumns, dateFormats, importFields } from '@kindred/contract/imports/fields';
import { type LineOutcome, importStates, lineOutcomes } from '@kindred/contract/imports/outcomes';
import { languageCodes } from '@kindred/contract/languages';
import { forEachName } from '@kindred/contract/names';
import * as Type from 'typebox';
import {
  Bytes,
  Flag,
  Integer,
  Json,
  List,
  OrNull,
  Text,
  Timestamp,
  Uuid,
  Word,
} from '../../db/columns.ts';
import { lockImports } from '../../db/team-locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';

const Columns = Type.Object(forEachName(importFields, () => Type.Optional(Integer)));
const Counts = Type.Object(forEachName(lineOutcomes, () => Type.Optional(Integer)));
export type Counts = Partial<Record<LineOutcome, number>>;

const ImportFields = Type.Object({
  id: Uuid,
  name: Text,
  created_by: OrNull(Uuid),
  created_at: Timestamp,
  finished_at: OrNull(Timestamp),
  state: Word(importStates),
  paused: Flag,
  size: Integer,
  received: Integer,
  parts: Integer,
  total: Integer,
  done: Integer,
  reached: Integer,
  heads: List(Text),
  columns: Json(Columns),
  date_format: Word(dateFormats),
  language: Word(languageCodes),
  source: OrNull(Text),
  counts: Json(Counts),
  invited: Integer,
  mailed: Integer,
  accepted: Integer,
  refused: Integer,
});
export type ImportRow = Type.Static<typeof ImportFields>;

const columns = Object.keys(ImportFields.properties)
  .map((name) => `i.${name}`)
  .join(', ');

const selectImport = statement({
  name: 'find_import',
  text: `select ${columns} from import i where id = $id`,
  params: { id: 'uuid' },
  row: ImportFields,
});

const findImport = (db: Db, id: string) => selectImport.first(db, { id });

/** Null if there is no such import. Batches of one import run one after the other. */
export async function lockImport(db: Db, id: string) {
  const [found] = await lockImports(db, [id]);
  return found ? findImport(db, id) : null;
}

/** Locks an import for a change that needs it to be in one of these states. */
export async function lockInState(db: Db, id: string, states: readonly ImportRow['state'][]) {
  const row = await lockImport(db, id);
  if (!row) throw new AppError('import_not_found');
  if (!states.includes(row.state)) throw new AppError('import_in_other_state');
  return row;
}

const selectShown = statement({
  name: 'find_shown_imports',
  text: `select ${columns}, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), m.email) as by,
      (select count(*)::int from invited where import_id = i.id) as waiting
    from import i left join member m on m.id = i.created_by left join profile p on p.member_id = m.id
    where ($id::uuid is null or i.id = $id) and ($cursor::uuid is null or i.id < $cursor)
    order by i.id desc limit $limit`,
  params: { id: 'uuid?', cursor: 'uuid?', limit: 'int8' },
  row: Type.Object({ ...ImportFields.properties, by: OrNull(Text), waiting: Integer }),
});

type ShownRow = Awaited<ReturnType<typeof selectShown.all>>[number];

function toImport(row: ShownRow): Import {
  const { created_at, finished_at, date_format, by, id, counts } = row;
  const { name, state, paused, size, parts, total, done, heads, language, source } = row;
  const { columns: chosen, invited, mailed, accepted, refused, waiting } = row;
  return {
    _id: id,
    name,
    importedBy: by,
    createdAt: created_at.toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    state,
    paused,
    size,
    parts,
    total,
    done,
    heads,
    columns: chosen,
    dateFormat: date_format,
    language,
    source,
    counts: forEachName(lineOutcomes, (outcome) => counts[outcome] ?? 0),
    invited,
    mailed,
    accepted,
    refused,
    waiting,
  };
}

export async function readImport(db: Db, id: string) {
  const [row] = await selectShown.all(db, { id, cursor: null, limit: 1 });
  if (!row) throw new AppError('import_not_found');
  return toImport(row);
}

export async function findImports(db: Db, page: { cursor?: string; limit: number }) {
  const { cursor = null, limit } = page;
  const rows = await selectShown.all(db, { id: null, cursor, limit: limit + 1 });
  const imports = rows.slice(0, limit).map(toImport);
  return { imports, nextCursor: rows.length > limit ? (imports.at(-1)?._id ?? null) : null };
}

const countOpen = statement({
  name: 'count_open_imports',
  text: `select from import where state in ('receiving', 'received', 'checking', 'checked', 'running') limit $most`,
  params: { most: 'int8' },
});

/** Each has up to a hundred thousand lines in the database. */
const mostOpen = 10;

const insert = statement({
  name: 'insert_import',
  text: `insert into import (id, name, created_by, created_at, state, size)
    values ($id, $name, $by, $now, 'receiving', $size)`,
  params: { id: 'uuid', name: 'text', by: 'uuid', now: 'timestamptz', size: 'int4' },
});

export async function insertImport(
  db: Db,
  given: { id: string; name: string; by: string; now: Date; size: number },
) {
  if ((await countOpen.run(db, { most: mostOpen })) === mostOpen)
    throw new AppError('imports_running');
  await insert.run(db, given);
}

const selectRest = statement({
  name: 'find_rest_of_import',
  text: 'select rest, next_line, separator from import where id = $id',
  params: { id: 'uuid' },
  row: Type.Object({ rest: Bytes, next_line: Integer, separator: OrNull(Text) }),
});

export const findRest = (db: Db, id: string) => selectRest.one(db, { id });

export const writeReceived = statement({
  name: 'write_received_part',
  text: `update import set received = received + $bytes, parts = parts + 1, rest = $rest, next_line = $nextLine,
      separator = $separator, heads = $heads, total = total + $records, state = $state, columns = $columns,
      date_format = $dateFormat
    where id = $id`,
  params: {
    id: 'uuid',
    bytes: 'int4',
    rest: 'bytea',
    nextLine: 'int4',
    separator: 'text?',
    heads: 'text[]',
    records: 'int4',
    state: 'text',
    columns: 'jsonb',
    dateFormat: 'text',
  },
}).run;

const beginCheckOf = statement({
  name: 'begin_import_check',
  text: `update import set state = 'checking', columns = $columns, date_format = $dateFormat, language = $language,
      reached = 0, done = 0, counts = '{}'
    where id = $id`,
  params: { id: 'uuid', columns: 'jsonb', dateFormat: 'text', language: 'text' },
});

export const beginCheck = (
  db: Db,
  given: { id: string; columns: ImportColumns; dateFormat: string; language: string },
) => beginCheckOf.run(db, given);

export const beginRun = statement({
  name: 'begin_import_run',
  text: `update import set state = 'running', source = $source, reached = 0, done = 0 where id = $id`,
  params: { id: 'uuid', source: 'text' },
}).run;

export const setPaused = statement({
  name: 'pause_import',
  text: 'update import set paused = $paused where id = $id',
  params: { id: 'uuid', paused: 'bool' },
}).run;

/** After a batch of a check or of an import. */
export const writeProgress = statement({
  name: 'write_import_progress',
  text: `update import set reached = $reached, done = done + $lines, counts = $counts, invited = invited + $invited
    where id = $id`,
  params: { id: 'uuid', reached: 'int4', lines: 'int4', counts: 'jsonb', invited: 'int4' },
}).run;

export const endCheck = statement({
  name: 'end_import_check',
  text: `update import set state = 'checked' where id = $id`,
  params: { id: 'uuid' },
}).run;

const deleteLines = statement({
  name: 'delete_import_lines',
  text: 'delete from import_line where import_id = $id',
  params: { id: 'uuid' },
});

const finish = statement({
  name: 'finish_import',
  text: `update import set state = $state, finished_at = coalesce(finished_at, $now), paused = false, rest = ''
    where id = $id`,
  params: { id: 'uuid', state: 'text', now: 'timestamptz' },
});

/** Nothing is kept of the file. */
export async function endImport(db: Db, id: string, state: 'finished' | 'stopped', now: Date) {
  await deleteLines.run(db, { id });
  await finish.run(db, { id, state, now });
}
