import { type CannedText, type NewText, textKinds } from '@kindred/contract/desk/texts';
import { clauses } from '@kindred/contract/desk/grounds';
import { decisionActions } from '@kindred/contract/desk/sanctions';
import { unknownIn } from '@kindred/contract/desk/placeholders';
import { problemTypes } from '@kindred/contract/reports/report-types';
import { type Static, Object as Row } from 'typebox';
import { OrNull, Text, Uuid, Word } from '../../../db/columns.ts';
import { lockText } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';

const TextRow = Row({
  id: Uuid,
  kind: Word(textKinds),
  title: Text,
  body: Text,
  problem_type: OrNull(Word(problemTypes)),
  action: OrNull(Word(decisionActions)),
  clause: OrNull(Word(clauses)),
});

const columns = 'id, kind, title, body, problem_type, action, clause';

const toText = ({ id, ...row }: Static<typeof TextRow>): CannedText => ({ _id: id, ...row });

const selectTexts = statement({
  name: 'find_canned_texts',
  text: `select ${columns} from canned_text
    where $kind::text is null or kind = $kind
    order by (problem_type = $type is true)::int + 2 * (action = $action is true)::int desc, kind, title`,
  params: { kind: 'text?', type: 'text?', action: 'text?' },
  row: TextRow,
});

interface TextQuery {
  readonly kind?: string;
  readonly problem_type?: string;
  readonly action?: string;
}

/** Those that fit the report and the decision come first. */
export async function findTexts(db: Db, { kind, problem_type, action }: TextQuery) {
  const given = { kind: kind ?? null, type: problem_type ?? null, action: action ?? null };
  return (await selectTexts.all(db, given)).map(toText);
}

const fields = {
  kind: 'text',
  title: 'text',
  body: 'text',
  type: 'text?',
  action: 'text?',
  clause: 'text?',
} as const;

const insert = statement({
  name: 'insert_canned_text',
  text: `insert into canned_text (kind, title, body, problem_type, action, clause)
    values ($kind, $title, $body, $type, $action, $clause)
    on conflict do nothing returning ${columns}`,
  params: fields,
  row: TextRow,
});

const update = statement({
  name: 'update_canned_text',
  text: `update canned_text set kind = $kind, title = $title, body = $body, problem_type = $type,
      action = $action, clause = $clause
    where id = $id and not exists (select from canned_text o
      where o.id <> $id and o.kind = $kind and o.title = $title and o.language = canned_text.language)
    returning ${columns}`,
  params: { id: 'uuid', ...fields },
  row: TextRow,
});

const remove = statement({
  name: 'delete_canned_text',
  text: `delete from canned_text where id = $id returning ${columns}`,
  params: { id: 'uuid' },
  row: TextRow,
});

const select = statement({
  name: 'find_canned_text',
  text: `select ${columns} from canned_text where id = $id`,
  params: { id: 'uuid' },
  row: TextRow,
});

function valuesOf({ problem_type: type, ...text }: NewText) {
  const [word] = unknownIn(text.kind, text.body);
  if (word) throw new AppError('placeholder_unknown', { params: { word } });
  return { ...text, type };
}

export async function addText(db: Db, text: NewText) {
  const row = await insert.first(db, valuesOf(text));
  if (!row) throw new AppError('text_title_taken');
  return toText(row);
}

/** The text before and after. */
export async function replaceText(db: Db, id: string, text: NewText) {
  const values = valuesOf(text);
  await lockText(db, id);
  const before = await select.first(db, { id });
  if (!before) throw new AppError('text_not_found');
  const row = await update.first(db, { id, ...values });
  if (!row) throw new AppError('text_title_taken');
  return { before: toText(before), after: toText(row) };
}

/** The text that was deleted. */
export async function removeText(db: Db, id: string) {
  const row = await remove.first(db, { id });
  if (!row) throw new AppError('text_not_found');
  return toText(row);
}
