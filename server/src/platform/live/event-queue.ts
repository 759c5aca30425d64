import { randomUUID } from 'node:crypto';
import type { LiveEvent, StaffTopic } from '@kindred/contract/live/events';
import { type Bus, longestText } from './bus.ts';

/** Milliseconds between two publications, so that a busy process publishes no more often than a quiet one. */
const publishPauseMs = 15;
const pauseAfterFailureMs = 1000;

/** Members per text, whose ids take 39 bytes each. */
const membersPerText = 150;
const longestEvent = 1500;

/** With more members than this, all processes check for new events of all their members. */
const maxMembers = 3000;
const maxUnstored = 3000;

/** The messages between processes. */
export interface Envelope {
  readonly from: string;
  /** Members with new events in the database. */
  readonly members?: readonly string[];
  /** Any member may have new events. */
  readonly checkAll?: true;
  readonly topics?: readonly StaffTopic[];
  /** An event that is not stored. */
  readonly unstored?: { readonly to: readonly string[]; readonly event: LiveEvent };
}

/** Collects what other processes have to know, and publishes it together. */
export function createEventQueue(bus: Bus, onFailure: (error: unknown) => void) {
  const from = randomUUID().slice(0, 8);
  const members = new Set<string>();
  const topics = new Set<StaffTopic>();
  let unstored: Envelope[] = [];
  let membersUnknown = false;
  let timer: NodeJS.Timeout | undefined;
  let publishing: Promise<void> | undefined;

  function take() {
    const allMembers = membersUnknown || members.size > maxMembers;
    const envelopes: Envelope[] = allMembers
      ? [{ from, checkAll: true }]
      : chunks([...members]).map((ids) => ({ from, members: ids }));
    if (topics.size > 0) envelopes.push({ from, topics: [...topics] });
    envelopes.push(...unstored);
    members.clear();
    topics.clear();
    unstored = [];
    membersUnknown = false;
    return envelopes.map((envelope) => JSON.stringify(envelope));
  }

  async function publish() {
    const texts = take();
    if (texts.length === 0) return;
    try {
      await bus.publish(texts);
    } catch (error) {
      onFailure(error);
      membersUnknown = true;
    }
  }

  function schedule() {
    if (publishing || timer) return;
    timer = setTimeout(flush, membersUnknown ? pauseAfterFailureMs : publishPauseMs).unref();
  }

  function flush() {
    timer = undefined;
    publishing = publish().finally(() => {
      publishing = undefined;
      if (membersUnknown || members.size + topics.size + unstored.length > 0) schedule();
    });
  }

  return {
    from,
    addMembers(ids: Iterable<string>) {
      for (const id of ids) members.add(id);
      if (members.size > 0) schedule();
    },
    addTopics(changed: Iterable<StaffTopic>) {
      for (const topic of changed) topics.add(topic);
      if (topics.size > 0) schedule();
    },
    addUnstored(ids: readonly string[], event: LiveEvent) {
      if (Buffer.byteLength(JSON.stringify(event)) > longestEvent)
        throw new Error(`The event ${event.kind} is longer than ${longestEvent} bytes`);
      if (unstored.length >= maxUnstored) return;
      for (const to of chunks(ids)) unstored.push({ from, unstored: { to, event } });
      schedule();
    },
    /** Publishes what is left. */
    async close() {
      clearTimeout(timer);
      await publishing;
      clearTimeout(timer);
      await publish();
    },
  };
}

function chunks(ids: readonly string[]) {
  const parts: string[][] = [];
  for (let from = 0; from < ids.length; from += membersPerText)
    parts.push(ids.slice(from, from + membersPerText));
  return parts;
}

/** The envelope of another process; null for our own, and for those of other versions. */
export function readEnvelope(text: string, own: string): Envelope | null {
  if (text.length > longestText) return null;
  try {
    const envelope = JSON.parse(text) as Envelope;
    return envelope.from === own ? null : envelope;
  } catch {
    return null;
  }
}
