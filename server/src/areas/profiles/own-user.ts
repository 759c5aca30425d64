import type { OwnUser } from '@kindred/contract/members';
import type { Pool, PoolClient } from 'pg';
import { AppError } from '../../errors.ts';
import { etagOf } from '../../platform/http/etag.ts';
import { findUser } from '../members/user.ts';

interface OwnRow {
  birth_date: string | null;
  seek_genders: string[] | null;
  seek_min_age: number | null;
  seek_max_age: number | null;
  seek_max_distance: number | null;
  interests: string[] | null;
  prompts: OwnUser['prompts'] | null;
  paused: boolean | null;
}

/** A member as they see themselves. */
export async function readOwnUser(
  db: Pool | PoolClient,
  id: string,
  { now, today }: { now: Date; today: string },
): Promise<OwnUser> {
  const user = await findUser(db, id, now, today);
  if (!user) throw new AppError('unauthenticated', 'Please sign in to continue.');
  const { rows } = await db.query<OwnRow>({
    name: 'find_own_profile',
    text: `select birth_date, seek_genders, seek_min_age, seek_max_age, seek_max_distance, interests,
        prompts, paused
      from profile where member_id = $1`,
    values: [id],
  });
  const [own] = rows;
  return {
    ...user,
    dateOfBirth: own?.birth_date ?? null,
    lookingFor: {
      genders: own?.seek_genders ?? [],
      minAge: own?.seek_min_age ?? null,
      maxAge: own?.seek_max_age ?? null,
      maxDistance: own?.seek_max_distance ?? null,
    },
    interests: own?.interests ?? [],
    prompts: own?.prompts ?? [],
    settings: { ...user.settings, paused: own?.paused ?? false },
  };
}

/** What a change is based on: everything but what moves by itself. */
export function versionOf({
  lastActive: _lastActive,
  isOnline: _isOnline,
  isVIP: _isVIP,
  ...rest
}: OwnUser) {
  return rest;
}

export const withVersion = (user: OwnUser) => ({ user, version: etagOf(versionOf(user)) });
