import { WaitingPhoto } from '@kindred/contract/desk/photo-review';
import { Object as Row } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { skipLockedOf } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';

const claimMinutes = 2;

/** Only photos of members whom others could meet. */
const inQueue = `f.review = 'waiting' and m.state = 'active' and m.staff_role is null
  and m.email_verified_at is not null`;

const claimNext = statement({
  name: 'claim_next_photos',
  text: `with taken as (
      select f.member_id, f.public_id, c.until is null or c.until <= $now as is_new
      from photo f
        join member m on m.id = f.member_id
        left join photo_claim c on c.member_id = f.member_id and c.public_id = f.public_id
      where ${inQueue} and (c.until is null or c.until <= $now or c.staff_id = $staffId)
      order by c.staff_id is not distinct from $staffId desc, f.created_at, f.member_id, f.position
      limit $count
      ${skipLockedOf('m')}
    ), claimed as (
      insert into photo_claim (member_id, public_id, staff_id, until)
      select member_id, public_id, $staffId, $until from taken
      on conflict (member_id, public_id) do update
        set staff_id = excluded.staff_id, until = excluded.until
        where photo_claim.until <= $now or photo_claim.staff_id = excluded.staff_id
      returning member_id, public_id
    )
    select f.member_id as "memberId", f.public_id as "publicId", f.url, f.position = 0 as main,
      p.first_name as "firstName", extract(year from age($today::date, p.birth_date))::int as age,
      f.created_at as "addedAt", coalesce(h.likely_nude, false) as "likelyNude", taken.is_new as "isNew",
      coalesce((select json_agg(json_build_object('publicId', o.public_id, 'url', o.url) order by o.position)
        from photo o where o.member_id = f.member_id and o.review = 'approved'), '[]') as others
    from claimed
      join taken using (member_id, public_id)
      join photo f using (member_id, public_id)
      left join profile p on p.member_id = f.member_id
      left join photo_hash h on h.public_id = f.public_id
    order by f.created_at, f.member_id, f.position`,
  params: {
    staffId: 'uuid',
    count: 'int8',
    now: 'timestamptz',
    until: 'timestamptz',
    today: 'date',
  },
  row: Row({
    memberId: Uuid,
    publicId: Text,
    url: Text,
    main: Flag,
    firstName: OrNull(Text),
    age: OrNull(Integer),
    addedAt: Timestamp,
    likelyNude: Flag,
    isNew: Flag,
    others: Json(WaitingPhoto.properties.others),
  }),
});

/** A colleague has what they claimed until then. */
export const claimEnd = (now: Date) => new Date(now.getTime() + claimMinutes * 60_000);

/** Claims the oldest photos that no colleague has claimed. The caller's own claims come first and are renewed. */
export async function takePhotos(db: Db, staffId: string, count: number, moment: Moment) {
  const until = claimEnd(moment.now);
  const rows = await claimNext.all(db, { staffId, count, until, ...moment });
  const photos = rows.map(({ isNew: _isNew, addedAt, ...photo }): WaitingPhoto => ({
    ...photo,
    addedAt: addedAt.toISOString(),
  }));
  const newlyClaimed = rows
    .filter(({ isNew }) => isNew)
    .map(({ memberId, publicId, others }) => ({
      memberId,
      publicId,
      others: others.map((other) => other.publicId),
    }));
  return { photos, newlyClaimed };
}

const claimOne = statement({
  name: 'claim_photo',
  text: `insert into photo_claim (member_id, public_id, staff_id, until)
    values ($memberId, $publicId, $staffId, $until)
    on conflict (member_id, public_id) do update
      set staff_id = excluded.staff_id, until = excluded.until`,
  params: { memberId: 'uuid', publicId: 'text', staffId: 'uuid', until: 'timestamptz' },
});

export async function claim(
  db: Db,
  staffId: string,
  { memberId, publicId }: { memberId: string; publicId: string },
  now: Date,
) {
  await claimOne.run(db, { memberId, publicId, staffId, until: claimEnd(now) });
}

const countQueue = statement({
  name: 'count_waiting_photos',
  text: `select count(*) from photo f join member m on m.id = f.member_id where ${inQueue}`,
  row: Row({ count: Integer }),
});

export const countWaiting = async (db: Db) => (await countQueue.one(db)).count;
