import type { User } from '@kindred/contract/members';
import type { StaffRole } from '@kindred/contract/route';
import type { Pool, PoolClient } from 'pg';

interface UserRow {
  id: string;
  email: string;
  state: string;
  staff_role: StaffRole | null;
  verified: boolean;
  verification_sent: boolean;
  created_at: Date;
  first_name: string | null;
  last_name: string | null;
  gender: string | null;
  age: number | null;
  bio: string | null;
  city: string | null;
  country: string | null;
  show_last_active: boolean | null;
  complete: boolean | null;
  last_active: Date | null;
  online: boolean;
  vip: boolean;
  photos: User['more_pictures'] | null;
}

/** The columns of a member as the member and the staff see it; $1 is now, $2 today in the operator's calendar. */
const columns = `
  m.id, m.email, m.state, m.staff_role, m.created_at,
  m.email_verified_at is not null as verified,
  m.verification_sent_at is not null as verification_sent,
  p.first_name, p.last_name, p.gender, p.bio, p.city, p.country, p.show_last_active, p.complete,
  extract(year from age($2::date, p.birth_date))::int as age,
  a.last_active,
  coalesce(a.online_until > $1, false) as online,
  coalesce(m.vip_until > $1, false) as vip,
  (select json_agg(json_build_object('url', f.url, 'publicId', f.public_id, 'name', f.name,
      'size', f.size, 'mimeType', f.mime_type, 'position', f.position) order by f.position)
    from photo f where f.member_id = m.id) as photos`;

const tables = `member m
  left join profile p on p.member_id = m.id
  left join presence a on a.member_id = m.id`;

export async function findUser(db: Pool | PoolClient, id: string, now: Date, today: string) {
  const { rows } = await db.query<UserRow>({
    name: 'find_user',
    text: `select ${columns} from ${tables} where m.id = $3`,
    values: [now, today, id],
  });
  return rows[0] ? toUser(rows[0]) : null;
}

export async function findNewestUsers(
  db: Pool | PoolClient,
  count: number,
  now: Date,
  today: string,
) {
  const { rows } = await db.query<UserRow>({
    name: 'find_newest_users',
    text: `select ${columns} from ${tables} where m.state <> 'erased'
      order by m.created_at desc, m.id desc limit $3`,
    values: [now, today, count],
  });
  return rows.map(toUser);
}

/** The users of these ids, in the order of the ids. */
export async function findUsersInOrder(
  db: Pool | PoolClient,
  ids: readonly string[],
  now: Date,
  today: string,
) {
  const { rows } = await db.query<UserRow>({
    name: 'find_users_in_order',
    text: `select ${columns}
      from unnest($3::uuid[]) with ordinality as picked (id, place)
      join member m on m.id = picked.id
      left join profile p on p.member_id = m.id
      left join presence a on a.member_id = m.id
      order by picked.place`,
    values: [now, today, ids],
  });
  return rows.map(toUser);
}

function toUser(row: UserRow): User {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
  const photos = (row.photos ?? []) as (User['more_pictures'][number] & { position: number })[];
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
    profilePicture: photos.find(({ position }) => position === 0)?.url ?? null,
    more_pictures: photos.filter(({ position }) => position > 0),
    settings: { showLastActive: row.show_last_active ?? true },
    isAdmin: row.staff_role !== null,
    staffRole: row.staff_role,
  };
}

const countries = new Intl.DisplayNames('en', { type: 'region' });
const countryName = (code: string | null) => (code ? (countries.of(code) ?? code) : null);
