import type { PublicUser } from '@kindred/contract/members';
import { countryName } from '../../platform/geo/countries.ts';
import type { Position } from '../../platform/geo/position.ts';
import { tellDistance } from './distance.ts';

export interface PublicRow {
  id: string;
  first_name: string;
  age: number;
  gender: string;
  bio: string | null;
  city: string;
  country: string;
  interests: string[];
  prompts: PublicUser['prompts'];
  latitude: number;
  longitude: number;
  show_last_active: boolean;
  active_hour: Date | null;
  online: boolean;
  photos: { url: string; publicId: string }[] | null;
}

/** What others may see of profile `p`, its presence `a`; $1 is now, $2 today in the operator's calendar. */
export const publicColumns = `
  p.member_id as id, p.first_name, p.gender, p.bio, p.city, p.country, p.interests, p.prompts,
  p.latitude, p.longitude, p.show_last_active,
  extract(year from age($2::date, p.birth_date))::int as age,
  case when p.show_last_active then date_trunc('hour', a.last_active) end as active_hour,
  p.show_last_active and coalesce(a.online_until > $1, false) as online,
  (select json_agg(json_build_object('url', f.url, 'publicId', f.public_id) order by f.position)
    from photo f where f.member_id = p.member_id and f.review = 'approved') as photos`;

export function toPublicUser(row: PublicRow, from: Position | null): PublicUser {
  // While the main one waits to be looked at, the next is the first.
  const [first, ...more] = row.photos ?? [];
  return {
    _id: row.id,
    firstName: row.first_name,
    name: row.first_name,
    age: row.age,
    gender: row.gender,
    bio: row.bio,
    location: { city: row.city, country: countryName(row.country) ?? row.country },
    profilePicture: first?.url ?? null,
    more_pictures: more,
    interests: row.interests,
    prompts: row.prompts,
    lastActive: row.active_hour?.toISOString() ?? null,
    isOnline: row.online,
    ...(from ? tellDistance(from, row) : { distance: null, distanceFormatted: null }),
  };
}
