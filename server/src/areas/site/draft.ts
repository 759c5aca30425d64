import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type SiteDocument,
  type SitePath,
  isSitePath,
  pathsOf,
  valueAt,
  withValues,
} from '@kindred/contract/site/document';
import { type Static, Object as Row } from 'typebox';
import { Json, OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError, type FieldError } from '../../errors.ts';
import { invalidFields } from '../../platform/http/input/validation.ts';
import { faultsInValue } from '../../platform/site/value-faults.ts';
import { findImageIds } from './images.ts';

const ChangeRow = Row({
  path: Text,
  value: Json(),
  changed_by: OrNull(Uuid),
  changed_at: Timestamp,
  name: OrNull(Text),
});
type ChangeRow = Static<typeof ChangeRow>;

const selectChanges = statement({
  name: 'find_site_changes',
  text: `select c.path, c.value -> 'is' as value, c.changed_by, c.changed_at,
      nullif(concat_ws(' ', p.first_name, p.last_name), '') as name
    from site_change c left join profile p on p.member_id = c.changed_by order by c.path`,
  row: ChangeRow,
});

// The value in the draft is still the one that its writer saw.
const upsertChange = statement({
  name: 'change_site_value',
  text: `insert into site_change as c (path, value, changed_by, changed_at)
    values ($path, $value, $by, $now)
    on conflict (path) do update
      set value = excluded.value, changed_by = excluded.changed_by, changed_at = excluded.changed_at
      where c.value = $was
    returning path`,
  params: { path: 'text', value: 'jsonb', was: 'jsonb', by: 'uuid', now: 'timestamptz' },
  row: Row({ path: Text }),
});

const deleteChange = statement({
  name: 'drop_site_change',
  text: 'delete from site_change where path = $path and value = $was returning path',
  params: { path: 'text', was: 'jsonb' },
  row: Row({ path: Text }),
});

const takeChanges = statement({
  name: 'take_site_changes',
  text: `delete from site_change returning path, value -> 'is' as value, changed_by, changed_at, null::text as name`,
  row: ChangeRow,
});

const insertChanges = statement({
  name: 'insert_site_changes',
  text: `insert into site_change (path, value, changed_by, changed_at)
    select path, value, $by, $now from jsonb_to_recordset($changes) as c (path text, value jsonb)
    on conflict (path) do nothing`,
  params: { changes: 'jsonb', by: 'uuid', now: 'timestamptz' },
});

/** What the next version would change, and a mark of it. */
export interface Draft {
  readonly seen: string;
  readonly changes: readonly (ChangeRow & { readonly path: SitePath })[];
}

function toDraft(rows: readonly ChangeRow[]): Draft {
  // Another version of Kindred may know further values.
  const changes = rows
    .filter((row): row is Draft['changes'][number] => isSitePath(row.path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const text = JSON.stringify(
    changes.map(({ path, value, changed_at }) => [path, value, changed_at]),
  );
  return { changes, seen: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

export const findDraft = async (db: Db) => toDraft(await selectChanges.all(db));

export const draftDocument = (published: SiteDocument, { changes }: Draft) =>
  withValues(
    published,
    changes.map(({ path, value }) => [path, value] as const),
  );

interface Change {
  readonly path: SitePath;
  readonly value: unknown;
  readonly was: unknown;
}

/** Stores a value of the draft, unless someone else has changed it since the writer saw it. False if it is there already. */
export async function changeValue(
  db: Db,
  published: SiteDocument,
  { path, value, was }: Change,
  by: { readonly id: string; readonly now: Date },
) {
  await refuseFaults(db, [[path, value]], 'value');
  const isPublished = (given: unknown) => isDeepStrictEqual(given, valueAt(published, path));
  const { changes } = await findDraft(db);
  const own = changes.find((change) => change.path === path);
  const present = own ? own.value : valueAt(published, path);
  if (isDeepStrictEqual(present, value)) return false;
  const wanted = { path, was: { is: was } };
  const isStored =
    isDeepStrictEqual(present, was) &&
    (isPublished(value)
      ? await deleteChange.first(db, wanted)
      : await upsertChange.first(db, { ...wanted, value: { is: value }, by: by.id, now: by.now }));
  if (!isStored)
    throw new AppError('site_value_changed', { params: { name: await writerOf(db, path) } });
  return true;
}

async function writerOf(db: Db, path: SitePath) {
  const { changes } = await findDraft(db);
  return changes.find((change) => change.path === path)?.name ?? null;
}

/** Takes the draft as it was seen. The transaction fails if it has changed since. */
export async function takeDraft(db: Db, seen: string) {
  const draft = toDraft(await takeChanges.all(db));
  if (draft.seen !== seen) throw new AppError('site_draft_changed');
  return draft;
}

/** Makes the draft what leads from the published document to this one. */
export async function writeDraft(
  db: Db,
  published: SiteDocument,
  wanted: SiteDocument,
  by: { readonly id: string; readonly now: Date },
) {
  const changes = changesBetween(published, wanted);
  await refuseFaults(
    db,
    changes.map(({ path, after }) => [path, after]),
  );
  await insertChanges.run(db, {
    by: by.id,
    now: by.now,
    changes: changes.map(({ path, after }) => ({ path, value: { is: after } })),
  });
}

export const changesBetween = (from: SiteDocument, to: SiteDocument) =>
  pathsOf(from, to)
    .map((path) => ({ path, before: valueAt(from, path), after: valueAt(to, path) }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after));

/** Each value fits the document, and pictures exist. */
async function refuseFaults(
  db: Db,
  values: readonly (readonly [SitePath, unknown])[],
  field?: string,
) {
  const faults: FieldError[] = values.flatMap(([path, value]) =>
    faultsInValue(path, value, field ?? path),
  );
  if (faults.length > 0) throw invalidFields(faults);
  const named = values.filter(([path, value]) => isImage(path) && value !== null);
  const known = await findImageIds(
    db,
    named.map(([, id]) => id as string),
  );
  for (const [path, id] of named)
    if (!known.has(id as string))
      throw new AppError('site_image_not_found', { field: field ?? path });
}

export const imagePaths: readonly SitePath[] = ['brand.logo', 'brand.darkLogo', 'brand.icon'];
const isImage = (path: SitePath) => imagePaths.includes(path);
export const imageIdsOf = (document: SiteDocument) =>
  imagePaths.flatMap((path) => {
    const id = valueAt(document, path);
    return typeof id === 'string' ? [id] : [];
  });
