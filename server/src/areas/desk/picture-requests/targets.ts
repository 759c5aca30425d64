import { type Static, Object as Row } from 'typebox';
import { Integer, OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Target } from './hidden.ts';

const TargetRow = Row({
  report_id: Uuid,
  member_id: Uuid,
  receiver_id: OrNull(Uuid),
  number: OrNull(Integer),
  public_id: Text,
});

/** The reported photo, and the photo of the reported message. A report of a whole profile or chat names no picture. */
const selectTargets = statement({
  name: 'find_pictures_of_requests',
  text: `select r.id as report_id, r.reported_id as member_id, r.reporter_id as receiver_id, named.number, named.public_id
    from report r join picture_request q on q.report_id = r.id join evidence v on v.report_id = r.id
      cross join lateral (
        select null::int4 as number, v.content ->> 'publicId' as public_id where v.kind = 'photo'
        union all
        select (m ->> 'number')::int4, m -> 'photo' ->> 'publicId'
        from jsonb_array_elements(case v.kind when 'message' then v.content -> 'messages' else '[]' end) as m
        where m ->> 'from' = 'reported' and (m ->> 'isReported')::bool) as named
    where r.id = any ($reportIds) and r.reported_id is not null and named.public_id is not null
    order by r.id, named.public_id`,
  params: { reportIds: 'uuid[]' },
  row: TargetRow,
});

export const findTargets = (db: Db, reportIds: readonly string[]) =>
  selectTargets.all(db, { reportIds });

/** Null for a message whose receiver is gone. */
export function toTarget(row: Static<typeof TargetRow>): Target | null {
  const { member_id: memberId, public_id: publicId, receiver_id: receiverId, number } = row;
  if (number === null) return { memberId, publicId };
  return receiverId ? { memberId, receiverId, number } : null;
}
