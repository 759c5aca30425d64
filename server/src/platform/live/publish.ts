import type { LiveEvent, LiveEvents, LiveKind, StaffTopic } from '@kindred/contract/live/events';
import type { Pool } from 'pg';
import type { Db } from '../../db/statement.ts';
import { endingOf } from '../../db/transaction.ts';
import { type MemberEvent, storeEvents } from './events.ts';

/** What a process has to publish once a transaction has committed. */
export interface Announcement {
  readonly members: ReadonlySet<string>;
  readonly topics: ReadonlySet<StaffTopic>;
}

type Listener = (announcement: Announcement) => void;
const listeners = new WeakMap<Pool, Listener>();

/** Calls back with the events of this pool, after each commit. */
export const onAnnouncement = (pool: Pool, listener: Listener) =>
  void listeners.set(pool, listener);

interface Draft {
  readonly events: MemberEvent[];
  readonly topics: Set<StaffTopic>;
}

/**
 * The events of open transactions. They are written last, so that no number is locked for longer than the commit takes.
 */
const drafts = new WeakMap<object, Draft>();

/**
 * Sends members an event through the live channel. In a transaction it is stored with it, so that no event is lost and
 * none is sent for a rolled-back change; members receive it once that has committed.
 */
export async function publishEvent<K extends LiveKind>(
  db: Db,
  memberIds: Iterable<string>,
  kind: K,
  about: LiveEvents[K],
) {
  const event = { kind, about } as LiveEvent;
  const ids = new Set(Array.from(memberIds, (id) => id.toLowerCase()));
  const events = [...ids].map((member_id) => ({ ...event, member_id }));
  if (events.length > 0) await keep(db, { events, topics: new Set() });
}

/** Publishes which lists of staff changed. It is not stored, as a screen that connects again fetches everything. */
export const publishStaffTopics = (db: Db, ...topics: readonly StaffTopic[]) =>
  keep(db, { events: [], topics: new Set(topics) });

async function keep(db: Db, draft: Draft) {
  const ending = endingOf(db);
  if (!ending) return send(db, draft);
  const before = drafts.get(ending);
  if (before) {
    before.events.push(...draft.events);
    for (const topic of draft.topics) before.topics.add(topic);
    return;
  }
  drafts.set(ending, draft);
  ending.last.push(() => store(db, draft));
  ending.after.push(() => publish(ending.pool, draft));
}

/** Outside of a transaction. */
async function send(db: Db, draft: Draft) {
  await store(db, draft);
  publish(db as Pool, draft);
}

async function store(db: Db, { events }: Draft) {
  if (events.length > 0) await storeEvents(db, events);
}

/** Hands the stored events to this process, which sends them to its own channels and names the members to the others. */
const publish = (pool: Pool, { events, topics }: Draft) =>
  listeners.get(pool)?.({ members: new Set(events.map(({ member_id }) => member_id)), topics });
