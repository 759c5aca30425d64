import type { ServerFrame } from '@kindred/contract/live';
import type { LiveEvent } from '@kindred/contract/live/events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Contents, StoredEvent } from './event-contents.ts';
import { findBehind, findEvents, pageLength } from './events.ts';

const membersOfOneRead = 500;
const membersOfOneCheck = 5000;
const pauseAfterFailureMs = 1000;

/** One open channel of a member. */
export interface Receiver {
  readonly memberId: string;
  /** The number of the last event that was sent. */
  cursor: number;
  readonly send: (frame: ServerFrame) => void;
  /** It has much left to read, and gets events without their contents. */
  readonly isSlow: () => boolean;
}

/** Tracks the channels that are open in this process, and sends each the events that it has not had. */
export function createHub(
  pool: Pool,
  contents: Pick<Contents, 'read' | 'reduce'>,
  onFailure: (error: unknown) => void,
) {
  const receivers = new Map<string, Set<Receiver>>();
  const waiting = new Set<string>();
  const leaving = new AbortController();
  let reading = false;

  const oldestCursor = (memberId: string) =>
    Math.min(...[...(receivers.get(memberId) ?? [])].map(({ cursor }) => cursor));

  /** Reads for all waiting channels in one query; others gather for the next one. */
  async function readAll() {
    reading = true;
    while (waiting.size > 0 && !leaving.signal.aborted) {
      const ids = [...waiting].slice(0, membersOfOneRead);
      for (const id of ids) waiting.delete(id);
      try {
        await readFor(ids.filter((id) => receivers.has(id)));
      } catch (error) {
        onFailure(error);
        for (const id of ids) waiting.add(id);
        await sleep(pauseAfterFailureMs, undefined, { ref: false });
      }
    }
    reading = false;
  }

  async function readFor(ids: readonly string[]) {
    if (ids.length === 0) return;
    const events = (await findEvents(pool, ids, ids.map(oldestCursor))) as StoredEvent[];
    const [found, reduced] = await Promise.all([contents.read(events), contents.reduce(events)]);
    const counts = new Map<string, number>();
    for (const event of events) {
      const { member_id: id, number } = event;
      const less = reduced.get(event);
      const { kind, about } = less ?? event;
      counts.set(id, (counts.get(id) ?? 0) + 1);
      const frame = { type: 'event', number, kind, about } as ServerFrame;
      const content = less ? null : found.get(event);
      const whole = content ? ({ ...frame, content } as ServerFrame) : frame;
      for (const receiver of receivers.get(id) ?? []) {
        if (number <= receiver.cursor) continue;
        receiver.cursor = number;
        receiver.send(receiver.isSlow() ? frame : whole);
      }
    }
    for (const [id, count] of counts) if (count === pageLength) waiting.add(id);
  }

  function fetchFor(ids: Iterable<string>) {
    for (const id of ids) if (receivers.has(id)) waiting.add(id);
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
