import type { EventFrame, ServerFrame } from '@kindred/contract/live';
import type { LiveEvent } from '@kindred/contract/live/events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { currentTraceparent, kinds } from '../traces/spans.ts';
import type { Contents, StoredEvent } from './event-contents.ts';
import { findBehind, findEvents, pageLength } from './events.ts';

const membersOfOneRead = 500;
const membersOfOneCheck = 5000;
const pauseAfterFailureMs = 1000;

/** Nothing if there are no replicas. */
export type Mark = Pick<EventFrame, 'seenUntil'>;

/** One open channel of a member. */
export interface Receiver {
  readonly memberId: string;
  /** The number of the last event that was sent. */
  cursor: number;
  readonly send: (frame: ServerFrame) => void;
  /** It has much left to read, and gets events without their contents. */
  readonly isSlow: () => boolean;
}

/** What a process has learned of new events: when, and in the trace of which request. */
interface News {
  readonly since: number;
  readonly trace: string | undefined;
}

/** Tracks the channels that are open in this process, and sends each the events that it has not had. */
export function createHub(
  pool: Pool,
  contents: Pick<Contents, 'read' | 'reduce'>,
  { measures, traces }: Pick<FastifyInstance, 'measures' | 'traces'>,
  /** What was committed until now, for pages whose next reads may go to a replica. */
  mark: () => Promise<Mark>,
  onFailure: (error: unknown) => void,
) {
  const receivers = new Map<string, Set<Receiver>>();
  const waiting = new Map<string, News>();
  const leaving = new AbortController();
  let reading = false;

  const oldestCursor = (memberId: string) =>
    Math.min(...[...(receivers.get(memberId) ?? [])].map(({ cursor }) => cursor));

  /** Reads for all waiting channels in one query; others gather for the next one. */
  async function readAll() {
    reading = true;
    while (waiting.size > 0 && !leaving.signal.aborted) {
      const some = [...waiting].slice(0, membersOfOneRead);
      const ids = some.map(([id]) => id);
      for (const id of ids) waiting.delete(id);
      // It belongs to the trace of the first.
      const trace = some.find(([, news]) => news.trace)?.[1].trace;
      const traced = { name: 'deliver live events', kind: kinds.consumer };
      try {
        const here = ids.filter((id) => receivers.has(id));
        const found = await traces.resume(traced, trace, () => readFor(here));
        const [first] = some;
        if (found && first) measures.delivery((performance.now() - first[1].since) / 1000);
      } catch (error) {
        onFailure(error);
        for (const [id, news] of some) waiting.set(id, news);
        await sleep(pauseAfterFailureMs, undefined, { ref: false });
      }
    }
    reading = false;
  }

  async function readFor(ids: readonly string[]) {
    if (ids.length === 0) return false;
    const events = (await findEvents(pool, ids, ids.map(oldestCursor))) as StoredEvent[];
    const [found, reduced, marked] = await Promise.all([
      contents.read(events),
      contents.reduce(events),
      events.length > 0 ? mark() : {},
    ]);
    const counts = new Map<string, number>();
    for (const event of events) {
      const { member_id: id, number } = event;
      const less = reduced.get(event);
      const { kind, about } = less ?? event;
      counts.set(id, (counts.get(id) ?? 0) + 1);
      const frame = { type: 'event', number, kind, about, ...marked } as ServerFrame;
      const content = less ? null : found.get(event);
      const whole = content ? ({ ...frame, content } as ServerFrame) : frame;
      for (const receiver of receivers.get(id) ?? []) {
        if (number <= receiver.cursor) continue;
        receiver.cursor = number;
        receiver.send(receiver.isSlow() ? frame : whole);
      }
    }
    const more = { since: performance.now(), trace: undefined };
    for (const [id, count] of counts) if (count === pageLength) waiting.set(id, more);
    return events.length > 0;
  }

  function fetchFor(ids: Iterable<string>, trace = currentTraceparent()) {
    const news = { since: performance.now(), trace };
    for (const id of ids) if (receivers.has(id) && !waiting.has(id)) waiting.set(id, news);
    if (waiting.size > 0 && !reading) void readAll();
  }

  return {
    receivers,
    fetchFor,
    /** True for the first channel of a member. */
    add(receiver: Receiver) {
      const { memberId } = receiver;
      const others = receivers.get(memberId);
      if (others) others.add(receiver);
      else receivers.set(memberId, new Set([receiver]));
      fetchFor([memberId]);
      return !others;
    },
    /** True for the last channel of a member. */
    remove(receiver: Receiver) {
      const all = receivers.get(receiver.memberId);
      if (!all?.delete(receiver) || all.size > 0) return false;
      return receivers.delete(receiver.memberId);
    },
    send(ids: Iterable<string>, event: LiveEvent) {
      const frame = { type: 'event', ...event } as const;
      for (const id of ids) for (const receiver of receivers.get(id) ?? []) receiver.send(frame);
    },
    /** Asks the database for events that no notification announced. */
    async checkAll() {
      const ids = [...receivers.keys()];
      for (let from = 0; from < ids.length; from += membersOfOneCheck) {
        const some = ids.slice(from, from + membersOfOneCheck).filter((id) => receivers.has(id));
        fetchFor(await findBehind(pool, some, some.map(oldestCursor)));
      }
    },
    close: () => leaving.abort(),
  };
}

export type Hub = ReturnType<typeof createHub>;
