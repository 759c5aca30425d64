import type { LiveEvent, StaffTopic } from '@kindred/contract/live/events';
import type { FastifyInstance } from 'fastify';
import { actsAsStaff } from '../http/access.ts';
import type { Channel } from './channel.ts';
import type { Hub } from './hub.ts';
import { createOutbox, readEnvelope } from './outbox.ts';
import type { News } from './tell.ts';
import type { Live } from './live.ts';
import { keyedDigest } from '../crypto/keyed-digest.ts';
import type { Bus, BusEvents } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

/** Staff screens fetch again at most this often, whatever happens; after a quiet time a moment later. */
const topicPause = 2000;
const topicDelay = 200;

/** Passes published events on to this process and to the others. */
export async function createCouriers(app: FastifyInstance, hub: Hub, open: ReadonlySet<Channel>) {
  const { log } = app;
  const bus = await openBus(app, { onText, onGap });
  const outbox = createOutbox(bus, (error) => log.warn({ err: error }, 'live bus out of reach'));
  const topics = new Set<StaffTopic>();
  /** Those not yet sent to the other processes. */
  const own = new Set<StaffTopic>();
  let toldAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  function onText(text: string) {
    const envelope = readEnvelope(text, outbox.from);
    if (!envelope) return;
    if (envelope.look) onGap();
    if (envelope.news) hub.wake(envelope.news);
    if (envelope.topics) showTopics(envelope.topics);
    if (envelope.whisper) hub.send(envelope.whisper.to, envelope.whisper.event);
  }

  function onGap() {
    void hub.look().catch((error: unknown) => log.warn({ err: error }, 'no look for live events'));
  }

  function showTopics(changed: Iterable<StaffTopic>) {
    for (const topic of changed) topics.add(topic);
    const wait = Math.max(topicDelay, toldAt + topicPause - performance.now());
    if (topics.size > 0) timer ??= setTimeout(tellTeam, wait).unref();
  }

  function tellTeam() {
    timer = undefined;
    toldAt = performance.now();
    outbox.addTopics(own);
    own.clear();
    const event = { kind: 'staff', about: { topics: [...topics] } } as const;
    topics.clear();
    for (const { caller, send } of open) if (isStaff(caller)) send({ type: 'event', ...event });
  }

  function isStaff(caller: Channel['caller']) {
    try {
      return actsAsStaff(caller, app);
    } catch {
      return false;
    }
  }

  const whisper: Live['whisper'] = (memberIds, kind, about) => {
    const event = { kind, about } as LiveEvent;
    hub.send(memberIds, event);
    outbox.addWhisper(memberIds, event);
  };

  return {
    whisper,
    pass: ({ members, topics: changed }: News) => {
      hub.wake(members);
      for (const topic of changed) own.add(topic);
      showTopics(changed);
      outbox.addNews(members);
    },
    async close() {
      clearTimeout(timer);
      await outbox.close();
      await bus.close();
    },
  };
}

/** The bus of `BUS_URL`, or the database. */
async function openBus(app: FastifyInstance, events: BusEvents): Promise<Bus> {
  const { config, databaseUrl, notifications, secret } = app;
  if (!config.busUrl) return openPostgresBus(databaseUrl, notifications, events);
  const { openRedisBus } = await import('./redis-bus.ts');
  const installation = keyedDigest(secret, 'live bus')('').toString('base64url').slice(0, 16);
  return openRedisBus(config.busUrl, `kindred:live:${installation}`, events);
}
