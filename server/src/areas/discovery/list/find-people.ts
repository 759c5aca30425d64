import type { PublicUser } from '@kindred/contract/members';
import { Object as Row } from 'typebox';
import { Flag, Uuid } from '../../../db/columns.ts';
import { type Reader, findStillThere } from '../../../db/reader.ts';
import { statement } from '../../../db/statement.ts';
import type { Position } from '../../../platform/geo/position.ts';
import { type PresentSite, valuesSeenIn } from '../../../platform/site/own-fields.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { canSee, matchLasts } from '../../members/can-see.ts';
import { PublicFields, publicColumns, toPublicUser } from '../person/public-user.ts';
import { slowActivity } from './slow-activity.ts';

const selectPeople = statement({
  name: 'find_people_in_order',
  reads: true,
  text: `select ${publicColumns},
      ${matchLasts('$viewerId', 'p.member_id')} as matched
    from unnest($ids::uuid[]) with ordinality as picked (id, place)
    join profile p on p.member_id = picked.id
    left join presence a on a.member_id = p.member_id
    order by picked.place`,
  params: { viewerId: 'uuid', ids: 'uuid[]', now: 'timestamptz', today: 'date' },
  row: Row({ ...PublicFields, matched: Flag }),
});

const selectSeen = statement({
  name: 'find_people_still_seen',
  text: `select w.id from unnest($ids::uuid[]) as w (id) where ${canSee('$viewerId', 'w.id')}`,
  params: { viewerId: 'uuid', ids: 'uuid[]' },
  row: Row({ id: Uuid }),
});

interface Viewer {
  readonly id: string;
  readonly position: Position | null;
}

/**
 * What a viewer may see of these members in a list, in this order. Only matches see right away that someone is there, but
 * that someone hides it applies right away to all. The primary decides whom the viewer can see, wherever the rest is read.
 */
export async function findPeople(
  reader: Reader,
  ids: readonly string[],
  { id: viewerId, position }: Viewer,
  moment: Moment,
  site: PresentSite,
): Promise<PublicUser[]> {
  if (ids.length === 0) return [];
  const [rows, shown] = await Promise.all([
    selectPeople.all(reader, { viewerId, ids, ...moment }),
    findStillThere(reader, ids, (primary) => selectSeen.all(primary, { viewerId, ids })),
  ]);
  return rows
    .filter(({ id }) => shown.has(id))
    .map((row) => {
      const isLive = row.matched || row.id === viewerId || !row.show_last_active;
      const activity = isLive ? row : slowActivity(row.id, row, moment.now);
      const { online, active_hour } = activity;
      return toPublicUser(
        { ...row, online, active_hour },
        position,
        valuesSeenIn(site, 'card', row),
      );
    });
}
