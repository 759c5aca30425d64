import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid } from '../../../db/columns.ts';
import { lockCase, lockMember, lockReport } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { isSamePicture } from '../../photos/hashes/stored-hashes.ts';

/** Whose photo a request is about, and which one if that is known. */
export interface Place {
  readonly memberId: string;
  readonly publicId: string | null;
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
const photo = /\/media\/(?:private\/|shown\/)?([\w-]{22})\./;

const PlaceRow = Row({ member_id: Uuid, public_id: OrNull(Text) });

/** No case about a colleague begins with what a stranger wrote. */
const isPlace = `m.state <> 'erased' and m.staff_role is null`;

const selectNamed = statement({
  name: 'find_place_by_address',
  text: `select m.id as member_id, f.public_id
    from member m left join photo f on f.member_id = m.id and f.public_id = $publicId and f.review <> 'rejected'
    where ${isPlace} and (m.id = $memberId or f.public_id is not null)
      and ($publicId::text is null or f.public_id is not null or m.id = $memberId)
    order by f.public_id nulls last limit 1`,
  params: { memberId: 'uuid?', publicId: 'text?' },
  row: PlaceRow,
});

/** The place that an address names, such as that of a profile or a photo. */
export async function findNamedPlace(db: Db, text: string): Promise<Place | null> {
  const publicId = photo.exec(text)?.[1] ?? null;
  const memberId = uuid.exec(text)?.[0] ?? null;
  if (!publicId && !memberId) return null;
  const found = await selectNamed.first(db, { memberId, publicId });
  return found && { memberId: found.member_id, publicId: found.public_id };
}

const selectMatching = statement({
  name: 'find_place_by_given_picture',
  text: `select f.member_id, f.public_id
    from picture_request q join photo_hash h on ${isSamePicture('q', 'h')}
      join photo f on f.public_id = h.public_id and f.url like '/media/%' and f.review <> 'rejected'
      join member m on m.id = f.member_id and ${isPlace}
    where q.report_id = $reportId and ($memberId::uuid is null or f.member_id = $memberId)
    order by h.exact = q.exact desc, bit_count(h.perceptual # q.perceptual), f.created_at, f.public_id limit 1`,
  params: { reportId: 'uuid', memberId: 'uuid?' },
  row: PlaceRow,
});

/** The photo of a profile that is the same as the given picture; of one member, if that is known. */
export async function findMatchingPlace(
  db: Db,
  reportId: string,
  memberId: string | null,
): Promise<Place | null> {
  const found = await selectMatching.first(db, { reportId, memberId });
  return found && { memberId: found.member_id, publicId: found.public_id };
}

const selectCase = statement({
  name: 'find_case_without_person_of_report',
  text: `select case_id as id from report where id = $reportId and reported_id is null and status_rank <= 1`,
  params: { reportId: 'uuid' },
  row: Row({ id: Uuid }),
});

const updateReport = statement({
  name: 'move_report_to_case_of_member',
  writes: true,
  text: `update report set reported_id = $memberId, case_id = find_open_case($memberId, null, $now)
    where id = $reportId returning case_id as id`,
  params: { reportId: 'uuid', memberId: 'uuid', now: 'timestamptz' },
  row: Row({ id: Uuid }),
});

const updateCase = statement({
  name: 'count_moved_report',
  text: `update report_case c set version = version + 1,
      urgency = 3 - (select max(r.priority_rank) from report r where r.case_id = c.id and r.status_rank <= 1)
    where c.id = $id`,
  params: { id: 'uuid' },
});

const deleteCase = statement({
  name: 'delete_case_that_report_left',
  text: `delete from report_case c where c.id = $id and not exists (select from report r where r.case_id = c.id)`,
  params: { id: 'uuid' },
});

/** Moves an open request about no one into the case about this member. Null if it is about someone already. */
export async function placeRequest(
  client: PoolClient,
  reportId: string,
  memberId: string,
  now: Date,
) {
  if (!(await lockMember(client, memberId)) || !(await lockReport(client, reportId))) return null;
  const left = await selectCase.first(client, { reportId });
  if (!left) return null;
  const joined = await updateReport.one(client, { reportId, memberId, now });
  await lockCase(client, joined.id);
  await updateCase.run(client, { id: joined.id });
  await deleteCase.run(client, { id: left.id });
  return joined.id;
}
