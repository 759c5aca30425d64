import type { LiveEvent } from '@kindred/contract/live/events';
import { Object as Row } from 'typebox';
import { Integer, Json, OrNull, Text, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

/** One read returns this many events of a member. */
export const pageLength = 200;

const insertEvents = statement({
  name: 'insert_live_events',
  writes: true,
  text: 'select from store_live_events($ids, $kinds, $abouts)',
  params: { ids: 'uuid[]', kinds: 'text[]', abouts: 'text[]' },
});

/** An event for one member. */
export type MemberEvent = LiveEvent & { readonly member_id: string };

/** Stores events, numbered without gaps for each member. Rows are locked in the order of the members' ids. */
export const storeEvents = (db: Db, events: readonly MemberEvent[]) =>
  insertEvents.run(db, {
    ids: events.map(({ member_id }) => member_id),
    kinds: events.map(({ kind }) => kind),
    abouts: events.map(({ about }) => JSON.stringify(about)),
  });

const selectEvents = statement({
  name: 'find_live_events',
  text: `select e.member_id, e.number, e.kind, e.about
    from unnest($ids::uuid[], $after::int8[]) as w(id, seen)
    cross join lateral (
      select * from live_event where member_id = w.id and number > w.seen
      order by number limit ${pageLength}) e
    order by e.member_id, e.number`,
  params: { ids: 'uuid[]', after: 'int8[]' },
  row: Row({ member_id: Uuid, number: Integer, kind: Text, about: Json() }),
});

/** The next events of each of these members, after the given numbers. */
export const findEvents = (db: Db, ids: readonly string[], after: readonly number[]) =>
  selectEvents.all(db, { ids, after });

const selectCounter = statement({
  name: 'find_live_counter',
  text: `select coalesce((select last from live_counter where member_id = $memberId), 0) as last,
      (select min(number) from live_event where member_id = $memberId) as first,
      (select min(number) from (
        select number, at from live_event where member_id = $memberId order by number desc limit ${pageLength}) as newest
        where at > now() - $seconds::int4 * interval '1 second') as recent`,
  params: { memberId: 'uuid', seconds: 'int4?' },
  row: Row({ last: Integer, first: OrNull(Integer), recent: OrNull(Integer) }),
});

/** The numbers of a member's last event, of the first that is still kept, and of the first of the last seconds. */
export const findCounter = (db: Db, memberId: string, seconds: number | null) =>
  selectCounter.one(db, { memberId, seconds });

const selectBehind = statement({
  name: 'find_members_with_news',
  text: `select c.member_id from unnest($ids::uuid[], $seen::int8[]) as w(id, seen)
    join live_counter c on c.member_id = w.id where c.last > w.seen`,
  params: { ids: 'uuid[]', seen: 'int8[]' },
  row: Row({ member_id: Uuid }),
});

/** Those of these members who have events after the given numbers. */
export const findBehind = async (db: Db, ids: readonly string[], seen: readonly number[]) =>
  (await selectBehind.all(db, { ids, seen })).map(({ member_id }) => member_id);
