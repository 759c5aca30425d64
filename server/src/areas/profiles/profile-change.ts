import type { OwnUser, User } from '@kindred/contract/members';
import type { ProfileChange } from '@kindred/contract/profiles';
import type { FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { AppError, type FieldError } from '../../errors.ts';
import { countryCode } from '../../platform/geo/countries.ts';
import { refuseStale } from '../../platform/http/etag.ts';
import { refuseMinor } from '../members/age.ts';
import { readOwnUser, versionOf, withVersion } from './own-user.ts';
import { type StoredPlace, placeByName } from './place.ts';

export interface OwnRequest {
  readonly request: FastifyRequest;
  readonly now: Date;
  readonly today: string;
}

/** All of the change or nothing of it, on what the member last saw if they say so. */
export async function changeProfile(pool: Pool, id: string, change: ProfileChange, by: OwnRequest) {
  // Before the transaction: the first place that a process looks up takes a while.
  const place = change.location && placeByName(change.location);
  return inTransaction(pool, async (client) => {
    const before = await lockOwnUser(client, id, by);
    refuseStale(by.request, versionOf(before), withVersion(before));
    if (change.dateOfBirth) refuseMinor(change.dateOfBirth, by.today);
    refuseUnsound(before, change);
    await writeChange(client, before, change, place);
    return readOwnUser(client, id, by);
  });
}

/** The account before the profile, in the order in which everyone locks the two. */
async function lockOwnUser(client: PoolClient, id: string, by: OwnRequest) {
  await client.query({
    name: 'lock_own_member',
    text: 'select from member where id = $1 for no key update',
    values: [id],
  });
  await beginProfile(client, id);
  return readOwnUser(client, id, by);
}

export async function beginProfile(client: PoolClient, id: string) {
  await client.query({
    name: 'begin_profile',
    text: 'insert into profile (member_id) values ($1) on conflict do nothing',
    values: [id],
  });
}

function refuseUnsound({ lookingFor }: OwnUser, { lookingFor: wanted, prompts }: ProfileChange) {
  const minAge = wanted?.minAge ?? lookingFor.minAge;
  const maxAge = wanted?.maxAge ?? lookingFor.maxAge;
  if (minAge !== null && maxAge !== null && minAge > maxAge) {
    const msg = 'The youngest age has to be at most the oldest.';
    throw new AppError('refused', msg, { errors: [{ field: 'lookingFor.maxAge', msg }] });
  }
  const asked = prompts?.map(({ prompt }) => prompt) ?? [];
  if (new Set(asked).size < asked.length) {
    const msg = 'Answer each prompt once.';
    throw new AppError('refused', msg, { errors: [{ field: 'prompts', msg }] });
  }
}

/** To the profile of who is locked. */
export async function writeChange(
  client: PoolClient,
  before: Pick<User, '_id' | 'location'>,
  change: ProfileChange,
  place: StoredPlace | undefined,
) {
  await writeProfile(client, before._id, change);
  if (place && !isAt(before, place)) await writePlace(client, before._id, place);
}

/** What is left out stays; what is empty is taken away. */
async function writeProfile(client: PoolClient, id: string, change: ProfileChange) {
  const { lookingFor = {}, prompts } = change;
  const values: Record<string, unknown> = {
    first_name: change.firstName,
    last_name: emptied(change.lastName),
    birth_date: change.dateOfBirth,
    gender: change.gender,
    bio: emptied(change.bio),
    seek_genders: lookingFor.genders,
    seek_min_age: lookingFor.minAge,
    seek_max_age: lookingFor.maxAge,
    seek_max_distance: lookingFor.maxDistance,
    interests: change.interests,
    prompts: prompts && JSON.stringify(prompts),
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  if (given.length === 0) return;
  const columns = given.map(([column], index) => `${column} = $${index + 2}`).join(', ');
  await client.query(`update profile set ${columns} where member_id = $1`, [
    id,
    ...given.map(([, value]) => value),
  ]);
}

const emptied = (text: string | null | undefined) => (text === '' ? null : text);

/** Said again, a city does not move who told their place more closely. */
const isAt = ({ location: { city, country } }: Pick<User, 'location'>, place: StoredPlace) =>
  city === place.city && country !== null && countryCode(country) === place.country;

export async function writePlace(db: Pool | PoolClient, id: string, place: StoredPlace) {
  const { city, country, latitude, longitude } = place;
  await db.query({
    name: 'write_place',
    text: `insert into profile (member_id, city, country, latitude, longitude) values ($1, $2, $3, $4, $5)
      on conflict (member_id) do update
      set city = $2, country = $3, latitude = $4, longitude = $5`,
    values: [id, city, country, latitude, longitude],
  });
}

const needs: readonly [field: string, msg: string, has: (user: OwnUser) => boolean][] = [
  ['firstName', 'Tell others your first name.', ({ firstName }) => firstName !== null],
  ['dateOfBirth', 'Say when you were born.', ({ dateOfBirth }) => dateOfBirth !== null],
  ['gender', 'Say what your gender is.', ({ gender }) => gender !== null],
  [
    'lookingFor.genders',
    'Say whom you would like to meet.',
    ({ lookingFor }) => lookingFor.genders.length > 0,
  ],
  ['lookingFor.minAge', 'Say from which age on.', ({ lookingFor }) => lookingFor.minAge !== null],
  ['lookingFor.maxAge', 'Say up to which age.', ({ lookingFor }) => lookingFor.maxAge !== null],
  ['location', 'Say in which city you live.', ({ location }) => location.city !== null],
  ['profilePicture', 'Add a photo of yourself.', ({ profilePicture }) => profilePicture !== null],
];

/** What a profile still lacks before others can find it. */
export const missingIn = (user: OwnUser): FieldError[] =>
  needs.filter(([, , has]) => !has(user)).map(([field, msg]) => ({ field, msg }));
