import { PublicUser } from '@kindred/contract/members';
import { type Static, Object as Row, Tuple } from 'typebox';
import {
  Decimal,
  Flag,
  Integer,
  Json,
  List,
  OrNull,
  Text,
  Timestamp,
  Uuid,
} from '../../../db/columns.ts';
import { countryName } from '../../../platform/geo/countries.ts';
import type { Position } from '../../../platform/geo/position.ts';
import { StoredConsents, StoredValues } from '../../../platform/site/own-fields.ts';
import { PhotoFocus, focusColumn } from '../../members/photo-focus.ts';
import { describeDistance } from './distance.ts';
import { cityOfSquare } from '../shown-city.ts';

/** Its URL, public id and focus. */
const Photo = Tuple([Text, Text, PhotoFocus]);

export const PublicFields = {
  id: Uuid,
  first_name: Text,
  age: Integer,
  gender: Text,
  bio: OrNull(Text),
  city: Text,
  country: Text,
  interests: List(Text),
  prompts: Json(PublicUser.properties.prompts),
  own_fields: StoredValues,
  field_consents: StoredConsents,
  latitude: Decimal,
  longitude: Decimal,
  show_last_active: Flag,
  show_distance: Flag,
  active_hour: OrNull(Timestamp),
  online: Flag,
  photo_checked: OrNull(Text),
  photos: OrNull(Json(List(Photo))),
};
const PublicRow = Row(PublicFields);
export type PublicRow = Static<typeof PublicRow>;

/**
 * The fields of profile `p` and presence `a` that other members may see. `$today` is a day of the operator's calendar.
 */
export const publicColumns = `
  p.member_id as id, p.first_name, p.gender, p.bio, p.city, p.country, p.interests, p.prompts, p.own_fields, p.field_consents,
  shown_latitude(p.latitude, p.show_distance) as latitude,
  shown_longitude(p.latitude, p.longitude, p.show_distance) as longitude, p.show_last_active, p.show_distance,
  extract(year from age($today::date, p.birth_date))::int as age,
  case when p.show_last_active then date_trunc('hour', a.last_active) end as active_hour,
  p.show_last_active and coalesce(a.online_until > $now, false) as online, checked_month(p.member_id) as photo_checked,
  (select json_agg(json_build_array(f.url, f.public_id, ${focusColumn}) order by f.position)
    from photo f where f.member_id = p.member_id and f.review = 'approved') as photos`;

export function toPublicUser(
  row: PublicRow,
  from: Position | null,
  fields: PublicUser['fields'],
): PublicUser {
  // While the main photo waits for review, the next photo is first.
  const [first, ...more] = (row.photos ?? []).map(([url, publicId, focus]) => ({
    url,
    publicId,
    focus,
  }));
  return {
    _id: row.id,
    firstName: row.first_name,
    name: row.first_name,
    age: row.age,
    gender: row.gender,
    bio: row.bio,
    location: locationOf(row),
    profilePicture: first?.url ?? null,
    profilePictureId: first?.publicId ?? null,
    profilePictureFocus: first?.focus ?? null,
    more_pictures: more,
    interests: row.interests,
    prompts: row.prompts,
    fields,
    lastActive: row.active_hour?.toISOString() ?? null,
    isOnline: row.online,
    photoChecked: row.photo_checked,
    ...(from && row.show_distance
      ? describeDistance(from, row)
      : { distance: null, distanceFormatted: null }),
  };
}

function locationOf(row: PublicRow): PublicUser['location'] {
  const place = row.show_distance ? row : cityOfSquare(row);
  if (!place) return { city: null, country: null };
  return { city: place.city, country: countryName(place.country) ?? place.country };
}
