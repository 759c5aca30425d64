import type { WaitingPhoto } from '@kindred/contract/moderation/photo-review';
import type { Pool, PoolClient } from 'pg';
import { skipLockedOf } from '../../../db/locks.ts';

const claimMinutes = 2;

export interface Moment {
  readonly now: Date;
  readonly today: string;
}

/** Of those whom members could meet: others' photos are seen by nobody. */
const inQueue = `f.review = 'waiting' and m.state = 'active' and m.staff_role is null`;

interface TakenRow extends Omit<WaitingPhoto, 'addedAt'> {
  addedAt: Date;
  /** Not before them already. */
  fresh: boolean;
}

const toPhoto = ({ fresh: _fresh, addedAt, ...photo }: TakenRow): WaitingPhoto => ({
  ...photo,
  addedAt: addedAt.toISOString(),
});

/** The oldest that nobody else has before them; one's own first, whose time begins anew. */
export async function takePhotos(
  client: PoolClient,
  staffId: string,
  count: number,
  { now, today }: Moment,
) {
  const { rows } = await client.query<TakenRow>({
    name: 'take_photos',
    text: `with taken as (
        select f.member_id, f.public_id, c.until is null or c.until <= $2 as fresh
        from photo f
          join member m on m.id = f.member_id
          left join photo_claim c on c.member_id = f.member_id and c.public_id = f.public_id
        where ${inQueue} and (c.until is null or c.until <= $2 or c.staff_id = $1)
        order by c.staff_id is not distinct from $1 desc, f.created_at, f.member_id, f.position
        limit $3
        ${skipLockedOf('m')}
      ), claimed as (
        insert into photo_claim (member_id, public_id, staff_id, until)
        select member_id, public_id, $1, $4 from taken
        on conflict (member_id, public_id) do update
          set staff_id = excluded.staff_id, until = excluded.until
          where photo_claim.until <= $2 or photo_claim.staff_id = excluded.staff_id
        returning member_id, public_id
      )
      select f.member_id as "memberId", f.public_id as "publicId", f.url, f.position = 0 as main,
        p.first_name as "firstName", extract(year from age($5::date, p.birth_date))::int as age,
        f.created_at as "addedAt", taken.fresh
      from claimed
        join taken using (member_id, public_id)
        join photo f using (member_id, public_id)
        left join profile p on p.member_id = f.member_id
      order by f.created_at, f.member_id, f.position`,
    values: [staffId, now, count, new Date(now.getTime() + claimMinutes * 60_000), today],
  });
  const fresh = rows
    .filter((row) => row.fresh)
    .map(({ memberId, publicId }) => ({ memberId, publicId }));
  return { photos: rows.map(toPhoto), fresh };
}

export async function claim(
  client: PoolClient,
  staffId: string,
  { memberId, publicId }: { memberId: string; publicId: string },
  now: Date,
) {
  await client.query({
    name: 'claim_photo',
    text: `insert into photo_claim (member_id, public_id, staff_id, until) values ($1, $2, $3, $4)
      on conflict (member_id, public_id) do update
        set staff_id = excluded.staff_id, until = excluded.until`,
    values: [memberId, publicId, staffId, new Date(now.getTime() + claimMinutes * 60_000)],
  });
}

export async function countWaiting(db: Pool | PoolClient): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'count_waiting_photos',
    text: `select count(*) from photo f join member m on m.id = f.member_id where ${inQueue}`,
  });
  return rows[0]?.count ?? 0;
}
