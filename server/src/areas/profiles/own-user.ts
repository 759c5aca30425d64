import { OwnUser } from '@kindred/contract/members';
import { settingNames, settingOf } from '@kindred/contract/members/settings';
import { forEachName } from '@kindred/contract/names';
import { dealBreakers } from '@kindred/contract/profiles/limits';
import { Object as Row } from 'typebox';
import { Day, Integer, Json, List, OrNull, Text, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { etagOf } from '../../platform/http/responses/etag.ts';
import { findOwnUser } from '../members/user.ts';
import { SettingFields, settingColumns } from './settings.ts';

const selectOwnProfile = statement({
  name: 'find_own_profile',
  text: `select birth_date, seek_genders, seek_min_age, seek_max_age, seek_max_distance, deal_breakers, interests,
      prompts, ${settingColumns}
    from profile where member_id = $id`,
  params: { id: 'uuid' },
  row: Row({
    birth_date: OrNull(Day),
    seek_genders: OrNull(List(Text)),
    seek_min_age: OrNull(Integer),
    seek_max_age: OrNull(Integer),
    seek_max_distance: OrNull(Integer),
    deal_breakers: List(Word(dealBreakers)),
    interests: List(Text),
    prompts: Json(OwnUser.properties.prompts),
    ...SettingFields,
  }),
});

/** A member's own profile. */
export async function readOwnUser(
  db: Db,
  id: string,
  { now, today }: { now: Date; today: string },
): Promise<OwnUser> {
  const user = await findOwnUser(db, id, now, today);
  if (!user) throw new AppError('unauthenticated');
  const own = await selectOwnProfile.first(db, { id });
  return {
    ...user,
    dateOfBirth: own?.birth_date ?? null,
    lookingFor: {
      genders: own?.seek_genders ?? [],
      minAge: own?.seek_min_age ?? null,
      maxAge: own?.seek_max_age ?? null,
      maxDistance: own?.seek_max_distance ?? null,
      dealBreakers: own?.deal_breakers ?? [],
    },
    interests: own?.interests ?? [],
    prompts: own?.prompts ?? [],
    settings: forEachName(settingNames, (name) => own?.[name] ?? settingOf(name).default),
  };
}

/** The version that a change is based on leaves out what changes automatically. */
export function versionOf({
  lastActive: _lastActive,
  isOnline: _isOnline,
  isVIP: _isVIP,
  ...rest
}: OwnUser) {
  return rest;
}

export const withVersion = (user: OwnUser) => ({ user, version: etagOf(versionOf(user)) });
