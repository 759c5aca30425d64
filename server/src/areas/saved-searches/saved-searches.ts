import { BrowseFilter } from '@kindred/contract/discovery';
import { browseSorts } from '@kindred/contract/discovery/browse';
import { type SavedSearch, maxSavedSearches } from '@kindred/contract/saved-searches';
import { type Static, Object as Row } from 'typebox';
import { Flag, Json, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import type { PresentSite } from '../../platform/site/own-fields.ts';
import { usableFilter } from '../discovery/list/people-filter.ts';
import { usesPaidFilters } from '../discovery/list/paid-filters.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

const columns = 'id, name, filter, sort, alerts, created_at';
const Search = Row({
  id: Uuid,
  name: Text,
  filter: Json(BrowseFilter),
  sort: Word(browseSorts),
  alerts: Flag,
  created_at: Timestamp,
});

/** A saved search as it is stored. What the plan of its owner allows is not. */
type StoredSearch = Omit<SavedSearch, 'locked'>;

const toSearch = ({ id, created_at, ...search }: Static<typeof Search>): StoredSearch => ({
  _id: id,
  ...search,
  createdAt: created_at.toISOString(),
});

/** With the filters as they count now. */
export const withLock = (search: StoredSearch, hasAllFilters: boolean, site: PresentSite) => ({
  ...search,
  filter: usableFilter(search.filter, site),
  locked: !hasAllFilters && usesPaidFilters(search.filter),
});

const selectSearches = statement({
  name: 'find_saved_searches',
  text: `select ${columns} from saved_search where member_id = $memberId order by lower(name), id`,
  params: { memberId: 'uuid' },
  row: Search,
});

export const findSearches = async (db: Db, memberId: string) =>
  (await selectSearches.all(db, { memberId })).map(toSearch);

const insert = statement({
  name: 'insert_saved_search',
  text: `insert into saved_search (id, member_id, name, filter, sort, alerts, new_after, created_at)
    values ($id, $memberId, $name, $filter, $sort, $alerts, $now, $now)
    on conflict (member_id, name) do nothing returning ${columns}`,
  params: {
    id: 'uuid',
    memberId: 'uuid',
    name: 'text',
    filter: 'jsonb',
    sort: 'text',
    alerts: 'bool',
    now: 'timestamptz',
  },
  row: Search,
});

type NewSearch = Pick<SavedSearch, 'name' | 'filter' | 'sort' | 'alerts'>;

/** The member is locked. */
export async function insertSearch(db: Db, memberId: string, search: NewSearch, now: Date) {
  if ((await findSearches(db, memberId)).length >= maxSavedSearches)
    throw new AppError('saved_searches_full');
  const row = await insert.first(db, { id: timeOrderedId(), memberId, ...search, now });
  if (!row) throw nameTaken();
  return toSearch(row);
}

const update = statement({
  name: 'update_saved_search',
  text: `update saved_search set name = coalesce($name, name), alerts = coalesce($alerts, alerts),
      new_after = case when $alerts and not alerts then $now else new_after end
    where id = $id and member_id = $memberId
      and not exists (select from saved_search other
        where other.member_id = $memberId and other.name = $name and other.id <> $id)
    returning ${columns}`,
  params: { id: 'uuid', memberId: 'uuid', name: 'text?', alerts: 'bool?', now: 'timestamptz' },
  row: Search,
});

const selectOwn = statement({
  name: 'find_own_saved_search',
  text: `select ${columns} from saved_search where id = $id and member_id = $memberId`,
  params: { id: 'uuid', memberId: 'uuid' },
  row: Search,
});

export async function findSearch(db: Db, own: { readonly memberId: string; readonly id: string }) {
  const row = await selectOwn.first(db, own);
  if (!row) throw unknown();
  return toSearch(row);
}

interface Change {
  readonly name?: string;
  readonly alerts?: boolean;
}

/** The member is locked. A member who turns alerts on is not notified of people from before. */
export async function updateSearch(
  db: Db,
  own: { readonly memberId: string; readonly id: string },
  { name, alerts }: Change,
  now: Date,
) {
  const row = await update.first(db, { ...own, name: name ?? null, alerts: alerts ?? null, now });
  if (row) return toSearch(row);
  await findSearch(db, own);
  throw nameTaken();
}

const updateOpened = statement({
  name: 'open_saved_search',
  text: `update saved_search set new_after = $now where id = $id and member_id = $memberId
    returning ${columns}`,
  params: { id: 'uuid', memberId: 'uuid', now: 'timestamptz' },
  row: Search,
});

/** The member is locked. */
export async function markOpened(db: Db, memberId: string, id: string, now: Date) {
  const row = await updateOpened.first(db, { id, memberId, now });
  if (!row) throw unknown();
  return toSearch(row);
}

const remove = statement({
  name: 'delete_saved_search',
  text: 'delete from saved_search where id = $id and member_id = $memberId',
  params: { id: 'uuid', memberId: 'uuid' },
});

/** The member is locked. */
export async function removeSearch(db: Db, memberId: string, id: string) {
  if (!(await remove.run(db, { id, memberId }))) throw unknown();
}

const unknown = () => new AppError('saved_search_not_found');

const nameTaken = () => new AppError('saved_search_name_taken');
