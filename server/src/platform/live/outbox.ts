import { randomUUID } from 'node:crypto';
import type { LiveEvent, StaffTopic } from '@kindred/contract/live/events';
import { type Bus, longestText } from './bus.ts';

/** Milliseconds between two publications, so that a busy process publishes no more often than a quiet one. */
const pause = 15;
const pauseAfterFailure = 1000;

/** Members per text, whose ids take 39 bytes each. */
const mostMembers = 150;
const longestEvent = 1500;

/** Above this number all processes check for events instead of naming members. */
const mostNews = 3000;
const mostWhispers = 3000;

/** The messages between processes. */
export interface Envelope {
  readonly from: string;
  /** Members with new events in the database. */
  readonly news?: readonly string[];
  /** Any member may have new events. */
  readonly look?: true;
  readonly topics?: readonly StaffTopic[];
  /** An event that is not stored. */
  readonly whisper?: { readonly to: readonly string[]; readonly event: LiveEvent };
}

/** Collects what other processes have to know, and publishes it together. */
export function createOutbox(bus: Bus, onFailure: (error: unknown) => void) {
  const from = randomUUID().slice(0, 8);
  const news = new Set<string>();
  const topics = new Set<StaffTopic>();
  let whispers: Envelope[] = [];
  let everybodyLooks = false;
  let timer: NodeJS.Timeout | undefined;
  let publishing: Promise<void> | undefined;

  function take() {
    const everybody = everybodyLooks || news.size > mostNews;
    const envelopes: Envelope[] = everybody
      ? [{ from, look: true }]
      : chunks([...news]).map((ids) => ({ from, news: ids }));
    if (topics.size > 0) envelopes.push({ from, topics: [...topics] });
    envelopes.push(...whispers);
    news.clear();
    topics.clear();
    whispers = [];
    everybodyLooks = false;
    return envelopes.map((envelope) => JSON.stringify(envelope));
  }

  async function publish() {
    const texts = take();
    if (texts.length === 0) return;
    try {
      await bus.publish(texts);
    } catch (error) {
      onFailure(error);
      everybodyLooks = true;
    }
  }

  function schedule() {
    if (publishing || timer) return;
    timer = setTimeout(flush, everybodyLooks ? pauseAfterFailure : pause).unref();
  }

  function flush() {
    timer = undefined;
    publishing = publish().finally(() => {
      publishing = undefined;
      if (everybodyLooks || news.size + topics.size + whispers.length > 0) schedule();
    });
  }

  return {
    from,
    addNews(ids: Iterable<string>) {
      for (const id of ids) news.add(id);
      if (news.size > 0) schedule();
    },
    addTopics(changed: Iterable<StaffTopic>) {
      for (const topic of changed) topics.add(topic);
      if (topics.size > 0) schedule();
    },
    addWhisper(ids: readonly string[], event: LiveEvent) {
      if (Buffer.byteLength(JSON.stringify(event)) > longestEvent)
        throw new Error(`A whispered ${event.kind} is longer than ${longestEvent} bytes`);
      if (whispers.length >= mostWhispers) return;
      for (const to of chunks(ids)) whispers.push({ from, whisper: { to, event } });
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
  for (let from = 0; from < ids.length; from += mostMembers)
    parts.push(ids.slice(from, from + mostMembers));
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
