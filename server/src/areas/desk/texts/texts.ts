import { type Language, languageCodes } from '@kindred/contract/languages';
import {
  type CannedText,
  type NewText,
  type TextVersions,
  textKinds,
} from '@kindred/contract/desk/texts';
import { clauses } from '@kindred/contract/desk/grounds';
import { decisionActions } from '@kindred/contract/desk/sanctions';
import { placeholdersIn, unknownIn } from '@kindred/contract/desk/placeholders';
import { problemTypes } from '@kindred/contract/reports/report-types';
import { type Static, Object as Row, Record as ByName, String as AnyName } from 'typebox';
import { Json, OrNull, Text, Uuid, Word } from '../../../db/columns.ts';
import { lockText } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { etagOf } from '../../../platform/http/responses/etag.ts';
import { languageFor } from '../../../platform/text/language-texts.ts';

const Versions = Json(ByName(AnyName(), Row({ title: Text, body: Text })));

const TextRow = Row({
  id: Uuid,
  kind: Word(textKinds),
  title: Text,
  body: Text,
  language: Word(languageCodes),
  other_versions: Versions,
  problem_type: OrNull(Word(problemTypes)),
  action: OrNull(Word(decisionActions)),
  clause: OrNull(Word(clauses)),
});
type TextRow = Static<typeof TextRow>;

const columns = 'id, kind, title, body, language, other_versions, problem_type, action, clause';

/** All versions of a text `t`, by language. */
const versionsJson = `t.other_versions || jsonb_build_object(t.language, jsonb_build_object('title', t.title, 'body', t.body))`;

/** Without languages that a later version of the service has added. */
const known = (versions: Static<typeof Versions>): TextVersions =>
  Object.fromEntries(
    languageCodes.flatMap((code) => (versions[code] ? [[code, versions[code]]] : [])),
  );

/** Of what its readers get: the team alone sees the titles. */
const versionOf = (versions: TextVersions) =>
  etagOf(languageCodes.map((code) => versions[code]?.body ?? null));

const toText =
  (reader: Language) =>
  ({ id, title, body, language, other_versions: others, ...row }: TextRow): CannedText => {
    const own = { title, body };
    const versions = known({ ...others, [language]: own });
    return {
      _id: id,
      ...row,
      versions,
      ...(versions[reader] ?? own),
      version: versionOf(versions),
      language: versions[reader] ? reader : languageFor(language),
    };
  };

const selectTexts = statement({
  name: 'find_canned_texts',
  text: `select ${columns} from canned_text
    where $kind::text is null or kind = $kind
    order by (problem_type = $type is true)::int + 2 * (action = $action is true)::int desc, kind,
      coalesce(other_versions -> $reader ->> 'title', title), id`,
  params: { kind: 'text?', type: 'text?', action: 'text?', reader: 'text' },
  row: TextRow,
});

interface TextQuery {
  readonly kind?: string;
  readonly problem_type?: string;
  readonly action?: string;
}

/** In the language of the reader, as far as there are versions in it. Those that fit the report and the decision come first. */
export async function findTexts(
  db: Db,
  { kind, problem_type, action }: TextQuery,
  reader: Language,
) {
  const given = { kind: kind ?? null, type: problem_type ?? null, action: action ?? null };
  return (await selectTexts.all(db, { ...given, reader })).map(toText(reader));
}

export const KnownText = Row({ _id: Uuid, kind: Word(textKinds), versions: Versions });

/** The texts that have one of these ids, or a version with exactly one of these bodies, as JSON. */
export const textsWithJson = (ids: string, bodies: string) => `(
  select coalesce(json_agg(json_build_object('_id', t.id, 'kind', t.kind, 'versions', ${versionsJson})), '[]')
  from canned_text t
  where t.id = any (${ids}) or exists (select from jsonb_each(${versionsJson}) v where v.value ->> 'body' = any (${bodies})))`;

/** Refuses what was written when one of the texts was another. */
export function refuseChangedTexts(
  found: readonly Static<typeof KnownText>[],
  seen: readonly Pick<CannedText, '_id' | 'version'>[],
) {
  for (const { _id, version } of seen) {
    const text = found.find((each) => each._id === _id.toLowerCase());
    if (!text || versionOf(known(text.versions)) !== version) throw new AppError('text_changed');
  }
}

const fields = {
  kind: 'text',
  title: 'text',
  body: 'text',
  language: 'text',
  others: 'jsonb',
  type: 'text?',
  action: 'text?',
  clause: 'text?',
} as const;

const insert = statement({
  name: 'insert_canned_text',
  text: `insert into canned_text (kind, title, body, language, other_versions, problem_type, action, clause)
    values ($kind, $title, $body, $language, $others, $type, $action, $clause)
    on conflict do nothing returning ${columns}`,
  params: fields,
  row: TextRow,
});

const update = statement({
  name: 'update_canned_text',
  text: `update canned_text set kind = $kind, title = $title, body = $body, language = $language,
      other_versions = $others, problem_type = $type, action = $action, clause = $clause
    where id = $id and not exists (select from canned_text o
      where o.id <> $id and o.kind = $kind and o.title = $title and o.language = $language)
    returning ${columns}`,
  params: { id: 'uuid', ...fields },
  row: TextRow,
});

/** In which languages another text of this kind has the same title. */
const selectTaken = statement({
  name: 'find_taken_titles',
  text: `select v.key as language from canned_text t, jsonb_each(${versionsJson}) v
    where t.kind = $kind and t.id is distinct from $id and v.value ->> 'title' = $titles::jsonb ->> v.key
    order by v.key`,
  params: { id: 'uuid?', kind: 'text', titles: 'jsonb' },
  row: Row({ language: Text }),
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

type Versions = [Language, { readonly title: string; readonly body: string }][];

async function valuesOf(db: Db, id: string | null, { versions, ...text }: NewText) {
  const given = Object.entries(versions) as Versions;
  for (const [language, { body }] of given) {
    const [word] = unknownIn(text.kind, body);
    const field = `versions.${language}.body`;
    if (word) throw new AppError('placeholder_unknown', { field, params: { word } });
  }
  refuseMissingPlaceholder(given);
  const titles = Object.fromEntries(given.map(([language, { title }]) => [language, title]));
  const taken = await selectTaken.first(db, { id, kind: text.kind, titles });
  if (taken) throw takenIn(taken.language);
  const { problem_type: type, action, clause, kind } = text;
  return { kind, ...stored(given), type, action, clause };
}

/** A moderator sees in their own version what has a value. The version that someone else reads has to need the same. */
function refuseMissingPlaceholder(given: Versions) {
  const words = given.flatMap(([, { body }]) => placeholdersIn(body));
  for (const [language, { body }] of given) {
    const own = placeholdersIn(body);
    const word = words.find((each) => !own.includes(each));
    const field = `versions.${language}.body`;
    if (word) throw new AppError('placeholder_missing', { field, params: { word, language } });
  }
}

const takenIn = (language: string) =>
  new AppError('text_title_taken', { field: `versions.${language}.title` });

/** A process of the version before knows one version, which is English if there is one in English. */
function stored(given: Versions) {
  const all = Object.fromEntries(given);
  const own = languageCodes.find((code) => all[code]) ?? 'en';
  const { [own]: version = { title: '', body: '' }, ...others } = all;
  return { language: own, ...version, others };
}

export async function addText(db: Db, text: NewText, reader: Language) {
  const values = await valuesOf(db, null, text);
  const row = await insert.first(db, values);
  if (!row) throw takenIn(values.language);
  return toText(reader)(row);
}

/** The text before and after. */
export async function replaceText(db: Db, id: string, text: NewText, reader: Language) {
  await lockText(db, id);
  const before = await select.first(db, { id });
  if (!before) throw new AppError('text_not_found');
  const values = await valuesOf(db, id, text);
  const row = await update.first(db, { id, ...values });
  if (!row) throw takenIn(values.language);
  return { before: toText(reader)(before), after: toText(reader)(row) };
}

/** The text that was deleted. */
export async function removeText(db: Db, id: string, reader: Language) {
  const row = await remove.first(db, { id });
  if (!row) throw new AppError('text_not_found');
  return toText(reader)(row);
}
