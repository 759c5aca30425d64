import { randomUUID } from 'node:crypto';
import type { LiveEvent, StaffTopic } from '@kindred/contract/live/events';
import { type Traces, currentTraceparent, kinds } from '../traces/spans.ts';
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
  /** When it was published, by the clock of the process that did: no other one can compare it. */
  readonly at?: number;
  /** The trace of the first request of those whose events it has. */
  readonly trace?: string | undefined;
  /** Members with new events in the database. */
  readonly members?: readonly string[];
  /** Any member may have new events. */
  readonly checkAll?: true;
  readonly topics?: readonly StaffTopic[];
  /** An event that is not stored. */
  readonly unstored?: { readonly to: readonly string[]; readonly event: LiveEvent };
}

/** Collects what other processes have to know, and publishes it together. */
export function createEventQueue(bus: Bus, traces: Traces, onFailure: (error: unknown) => void) {
  const from = randomUUID().slice(0, 8);
  const members = new Set<string>();
  const topics = new Set<StaffTopic>();
  let unstored: Envelope[] = [];
  let membersUnknown = false;
  let timer: NodeJS.Timeout | undefined;
  let publishing: Promise<void> | undefined;
  let trace: string | undefined;

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
    const common = { at: Math.round(performance.now() * 10) / 10, trace };
    trace = undefined;
    return envelopes.map((envelope) => JSON.stringify({ ...envelope, ...common }));
  }

  async function publish() {
    const parent = trace;
    const texts = take();
    if (texts.length === 0) return;
    const attributes = { 'kindred.texts': texts.length };
    const traced = { name: 'publish to bus', kind: kinds.producer, attributes };
    try {
      await traces.resume(traced, parent, () => bus.publish(texts));
    } catch (error) {
      onFailure(error);
      membersUnknown = true;
    }
  }

  function schedule() {
    trace ??= currentTraceparent();
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

/** Null for those of other versions. */
export function readEnvelope(text: string): Envelope | null {
  if (text.length > longestText) return null;
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return null;
  }
}
