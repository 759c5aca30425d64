import { Picture, type User } from '@kindred/contract/members';
import { settingOf, staffSettingNames } from '@kindred/contract/members/settings';
import { forEachName } from '@kindred/contract/names';
import { distanceUnits } from '@kindred/contract/profiles/limits';
import { staffRoles } from '@kindred/contract/route';
import { memberStatuses } from '@kindred/contract/user-admin';
import { type Static, Object as Row } from 'typebox';
import {
  Flag,
  Integer,
  Json,
  LanguageOrNull,
  List,
  OrNull,
  Text,
  Timestamp,
  Uuid,
  Word,
} from '../../db/columns.ts';
import { type Db, type Reader, statement } from '../../db/statement.ts';
import { PhotoFocus, focusColumn } from './photo-focus.ts';

const Photo = Row({
  ...Picture.properties,
  position: Integer,
  review: Text,
  focus: PhotoFocus,
});

const UserFields = Row({
  id: Uuid,
  email: Text,
  state: Word(memberStatuses),
  staff_role: OrNull(Word(staffRoles)),
  language: LanguageOrNull,
  verified: Flag,
  verification_sent: Flag,
  created_at: Timestamp,
  first_name: OrNull(Text),
  last_name: OrNull(Text),
  gender: OrNull(Text),
  age: OrNull(Integer),
  bio: OrNull(Text),
  city: OrNull(Text),
  country: OrNull(Text),
  ...forEachName(staffSettingNames, () => OrNull(Flag)),
  complete: OrNull(Flag),
  distance_unit: OrNull(Word(distanceUnits)),
  hidden_words: OrNull(List(Text)),
  last_active: OrNull(Timestamp),
  online: Flag,
  vip: Flag,
  photos: OrNull(Json(List(Photo))),
});

/** The columns of a member as the member and the staff see it; `$today` is in the operator's time zone. */
const columns = `
  m.id, m.email, m.state, m.staff_role, m.language, m.created_at,
  m.email_verified_at is not null as verified,
  m.verification_sent_at is not null as verification_sent,
  p.first_name, p.last_name, p.gender, p.bio, p.city, p.country, p.complete, p.distance_unit,
  p.hidden_words,
  ${staffSettingNames.map((name) => `p.${settingOf(name).column} as "${name}"`).join(', ')},
  extract(year from age($today::date, p.birth_date))::int as age,
  a.last_active,
  coalesce(a.online_until > $now, false) as online,
  coalesce(m.vip_until > $now, false) as vip,
  (select json_agg(json_build_object('url', photo_url_in_state(f.url, m.state), 'publicId', f.public_id,
      'name', f.name, 'size', f.size, 'mimeType', f.mime_type, 'position', f.position, 'review', f.review, 'focus', ${focusColumn})
      order by f.position)
    from photo f where f.member_id = m.id) as photos`;

const joins = `
  left join profile p on p.member_id = m.id
  left join presence a on a.member_id = m.id`;

const selectUser = statement({
  name: 'find_user',
  text: `select ${columns} from member m ${joins} where m.id = $id`,
  params: { id: 'uuid', now: 'timestamptz', today: 'date' },
  row: UserFields,
});

export async function findUser(db: Db, id: string, now: Date, today: string) {
  const row = await selectUser.first(db, { id, now, today });
  return row ? toUser(row) : null;
}

/** As members see themselves, with photos that were rejected and what only they know. */
export async function findOwnUser(db: Db, id: string, now: Date, today: string) {
  const row = await selectUser.first(db, { id, now, today });
  return row
    ? {
        ...toUser(row, row.photos ?? []),
        language: row.language,
        hiddenWords: row.hidden_words ?? [],
      }
    : null;
}

const selectNewestUsers = statement({
  name: 'find_newest_users',
  reads: true,
  text: `select ${columns} from member m ${joins} where m.state <> 'erased'
    order by m.created_at desc, m.id desc limit $count`,
  params: { count: 'int8', now: 'timestamptz', today: 'date' },
  row: UserFields,
});

export async function findNewestUsers(db: Reader, count: number, now: Date, today: string) {
  return (await selectNewestUsers.all(db, { count, now, today })).map((row) => toUser(row));
}

const selectUsersInOrder = statement({
  name: 'find_users_in_order',
  reads: true,
  text: `select ${columns}
    from unnest($ids::uuid[]) with ordinality as picked (id, place)
    join member m on m.id = picked.id ${joins}
    order by picked.place`,
  params: { ids: 'uuid[]', now: 'timestamptz', today: 'date' },
  row: UserFields,
});

/** The users of these ids, in the order of the ids. */
export async function findUsersInOrder(
  db: Reader,
  ids: readonly string[],
  now: Date,
  today: string,
) {
  return (await selectUsersInOrder.all(db, { ids, now, today })).map((row) => toUser(row));
}

const isShownToStaff = ({ review }: Static<typeof Photo>) => review !== 'rejected';

type UserRow = Static<typeof UserFields>;

function toUser(row: UserRow, photos = (row.photos ?? []).filter(isShownToStaff)): User {
  const main = photos.find(({ position }) => position === 0);
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  return {
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    name: name || null,
    email: row.email,
    createdAt: row.created_at.toISOString(),
    lastActive: row.last_active?.toISOString() ?? null,
    isActive: row.state === 'active',
    isVIP: row.vip,
    isOnline: row.online,
    isEmailVerified: row.verified,
    profileComplete: row.complete ?? false,
    emailVerificationSent: row.verification_sent,
    gender: row.gender,
    age: row.age,
    bio: row.bio,
    location: { city: row.city, country: countryName(row.country) },
    profilePicture: main?.url ?? null,
    profilePictureFocus: main?.focus ?? null,
    more_pictures: photos.filter(({ position }) => position > 0),
    settings: forEachName(staffSettingNames, (each) => row[each] ?? settingOf(each).default),
    distanceUnit: row.distance_unit,
    isAdmin: row.staff_role !== null,
    staffRole: row.staff_role,
  };
}

const countries = new Intl.DisplayNames('en', { type: 'region' });
const countryName = (code: string | null) => (code ? (countries.of(code) ?? code) : null);
