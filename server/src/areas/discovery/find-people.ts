import type { PublicUser } from '@kindred/contract/members';
import { Object as Row } from 'typebox';
import { type Db, statement } from '../../db/statement.ts';
import type { Position } from '../../platform/geo/position.ts';
import type { Moment } from '../../platform/time/moment.ts';
import { PublicFields, publicColumns, toPublicUser } from './public-user.ts';

const selectPeople = statement({
  name: 'find_people_in_order',
  text: `select ${publicColumns}
    from unnest($ids::uuid[]) with ordinality as picked (id, place)
    join profile p on p.member_id = picked.id
    left join presence a on a.member_id = p.member_id
    order by picked.place`,
  params: { ids: 'uuid[]', now: 'timestamptz', today: 'date' },
  row: Row(PublicFields),
});

/** What others may see of these members, in this order, with the distance from a position. */
export async function findPeople(
  db: Db,
  ids: readonly string[],
  from: Position | null,
  moment: Moment,
): Promise<PublicUser[]> {
  if (ids.length === 0) return [];
  const rows = await selectPeople.all(db, { ids, ...moment });
  return rows.map((row) => toPublicUser(row, from));
}
