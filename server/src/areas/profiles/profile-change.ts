import type { OwnUser, User } from '@kindred/contract/members';
import type { ProfileChange } from '@kindred/contract/profiles';
import { type ProfileNeed, profileNeeds } from '@kindred/contract/profiles/needs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { lockReportsOf } from '../../db/locks.ts';
import { filteredStatement, join, raw, sql } from '../../db/sql.ts';
import { type Db, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { countryCode } from '../../platform/geo/countries.ts';
import type { Caller } from '../../platform/http/context.ts';
import { refusePlace } from '../../platform/site/regions.ts';
import { refuseStale } from '../../platform/http/responses/etag.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { recordReached } from '../members/limit-reached.ts';
import { refuseMinor } from '../members/age.ts';
import { type CountedChange, countChanges } from './change-limits.ts';
import { findOwnPlace } from './find-place.ts';
import { readOwnUser, versionOf, withVersion } from './own-user.ts';
import { type StoredPlace, placeByName } from './place.ts';
import { refuseNotOffered } from './refuse-not-offered.ts';

export interface OwnRequest {
  readonly request: FastifyRequest;
  readonly now: Date;
  readonly today: string;
}

/** Writes the entire change or nothing. With If-Match it has to be based on the current version. */
export async function changeProfile(
  app: FastifyInstance,
  caller: Caller,
  { location, ...change }: ProfileChange,
  by: OwnRequest,
) {
  const { id } = caller;
  // Before the transaction, as the first search for a place in a process takes a while.
  const place = location && findOwnPlace(app, caller, by.request, () => placeByName(location));
  const work = async (client: PoolClient) => {
    const before = await lockOwnUser(client, id, by);
    refuseStale(by.request, versionOf(before), withVersion(before));
    if (change.dateOfBirth) refuseMinor(change.dateOfBirth, by.today);
    refuseInconsistent(before, change);
    refuseNotOffered(app.site.document, before, change);
    if (place && !isSameCity(before, place)) refusePlace(app.site, place);
    await countChanges(client, app, id, countedChanges(before, change, place));
    await writeChange(client, before, change, place);
    return readOwnUser(client, id, by);
  };
  return recordReached(app, id, () => inTransaction(app.pool, work));
}

/** Filling in a value for the first time does not count. */
function countedChanges(
  before: OwnUser,
  { gender, dateOfBirth }: ProfileChange,
  place: StoredPlace | undefined,
) {
  const changes: CountedChange[] = [];
  const isChange = (from: string | null, to: string | undefined) =>
    from !== null && to !== undefined && to !== from;
  if (isChange(before.gender, gender)) changes.push('gender');
  if (isChange(before.dateOfBirth, dateOfBirth)) changes.push('birthDate');
  if (before.location.city !== null && place && !isSameCity(before, place)) changes.push('place');
  return changes;
}

async function lockOwnUser(client: PoolClient, id: string, by: OwnRequest) {
  await lockCaller(client, id);
  await ensureProfile(client, id);
  return readOwnUser(client, id, by);
}

const insertEmptyProfile = statement({
  name: 'insert_empty_profile',
  text: 'insert into profile (member_id) values ($id) on conflict do nothing',
  params: { id: 'uuid' },
});

/** Makes sure that the member has a row in `profile`: staff accounts may have none. */
export const ensureProfile = (db: Db, id: string) => insertEmptyProfile.run(db, { id });

function refuseInconsistent(
  { lookingFor }: OwnUser,
  { lookingFor: wanted, prompts }: ProfileChange,
) {
  const minAge = wanted?.minAge ?? lookingFor.minAge;
  const maxAge = wanted?.maxAge ?? lookingFor.maxAge;
  if (minAge !== null && maxAge !== null && minAge > maxAge) {
    throw new AppError('ages_reversed');
  }
  const asked = prompts?.map(({ prompt }) => prompt) ?? [];
  if (new Set(asked).size < asked.length) {
    throw new AppError('prompt_answered_twice');
  }
}

/** Expects that the member is locked. */
export async function writeChange(
  client: PoolClient,
  before: Pick<User, '_id' | 'location'>,
  change: ProfileChange,
  place: StoredPlace | undefined,
) {
  await writeProfile(client, before._id, change);
  if (place && !isSameCity(before, place)) await writePlace(client, before._id, place);
}

const emptyToNull = (text: string | null | undefined) => (text === '' ? null : text);

interface ColumnChanges {
  readonly id: string;
  readonly changes: readonly (readonly [column: string, value: unknown])[];
}

const columnsOf = ({ lookingFor = {}, prompts, ...change }: ProfileChange) => ({
  first_name: change.firstName,
  last_name: emptyToNull(change.lastName),
  birth_date: change.dateOfBirth,
  gender: change.gender,
  bio: emptyToNull(change.bio),
  seek_genders: lookingFor.genders,
  seek_min_age: lookingFor.minAge,
  seek_max_age: lookingFor.maxAge,
  seek_max_distance: lookingFor.maxDistance,
  both_ways: lookingFor.bothWays,
  deal_breakers: lookingFor.dealBreakers,
  interests: change.interests,
  prompts: prompts && JSON.stringify(prompts),
});

/** Only columns that change are set, as triggers run for every column that is. */
const updateProfile = filteredStatement({
  name: 'update_profile',
  build: ({ id, changes }: ColumnChanges) => sql`update profile
    set ${join(
      changes.map(([column, value]) => sql`${raw(column)} = ${value}`),
      ', ',
    )}
    where member_id = ${id}`,
  examples: [{ id: '', changes: Object.entries(columnsOf({})) }],
});

/** Omitted fields stay; empty ones are removed. */
async function writeProfile(client: PoolClient, id: string, change: ProfileChange) {
  const changes = Object.entries(columnsOf(change)).filter(([, value]) => value !== undefined);
  if (changes.length === 0) return;
  if (change.firstName !== undefined || change.lastName !== undefined)
    await lockReportsOf(client, id);
  await updateProfile.run(client, { id, changes });
}

/** The member's current city does not replace their more exact position. */
const isSameCity = ({ location: { city, country } }: Pick<User, 'location'>, place: StoredPlace) =>
  city === place.city && country !== null && countryCode(country) === place.country;

const upsertPlace = statement({
  name: 'write_place',
  text: `insert into profile (member_id, city, country, latitude, longitude)
    values ($id, $city, $country, $latitude, $longitude)
    on conflict (member_id) do update set city = excluded.city, country = excluded.country,
      latitude = excluded.latitude, longitude = excluded.longitude`,
  params: { id: 'uuid', city: 'text', country: 'text', latitude: 'float4', longitude: 'float4' },
});

const writePlace = (db: Db, id: string, place: StoredPlace) =>
  upsertPlace.run(db, { id, ...place });

const selectOtherPlace = statement({
  name: 'find_other_place',
  text: `select from profile where member_id = $id and city is not null
    and (city, country, latitude, longitude) is distinct from ($city, $country, $latitude, $longitude)`,
  params: { id: 'uuid', city: 'text', country: 'text', latitude: 'float4', longitude: 'float4' },
});

const selectOwnCity = statement({
  name: 'find_own_city',
  text: 'select from profile where member_id = $id and city = $city and country = $country',
  params: { id: 'uuid', city: 'text', country: 'text' },
});

export const changePlace = (app: FastifyInstance, id: string, place: StoredPlace) =>
  recordReached(app, id, () =>
    inTransaction(app.pool, async (client) => {
      await lockCaller(client, id);
      if ((await selectOwnCity.run(client, { id, ...place })) === 0) refusePlace(app.site, place);
      if ((await selectOtherPlace.run(client, { id, ...place })) > 0)
        await countChanges(client, app, id, ['place']);
      await writePlace(client, id, place);
    }),
  );

const hasNeed: Record<ProfileNeed, (user: OwnUser) => boolean> = {
  firstName: ({ firstName }) => firstName !== null,
  dateOfBirth: ({ dateOfBirth }) => dateOfBirth !== null,
  gender: ({ gender }) => gender !== null,
  'lookingFor.genders': ({ lookingFor }) => lookingFor.genders.length > 0,
  'lookingFor.minAge': ({ lookingFor }) => lookingFor.minAge !== null,
  'lookingFor.maxAge': ({ lookingFor }) => lookingFor.maxAge !== null,
  location: ({ location }) => location.city !== null,
  profilePicture: ({ profilePicture }) => profilePicture !== null,
};

/** What a profile still lacks before others can see it. */
export const findProfileNeeds = (user: OwnUser) =>
  profileNeeds.filter((need) => !hasNeed[need](user));
