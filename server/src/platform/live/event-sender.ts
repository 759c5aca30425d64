import type { LiveEvent, StaffTopic } from '@kindred/contract/live/events';
import type { FastifyInstance } from 'fastify';
import { actsAsStaff } from '../http/access.ts';
import type { Channel } from './channel.ts';
import type { Hub, Mark } from './hub.ts';
import { createEventQueue, readEnvelope } from './event-queue.ts';
import type { Announcement } from './publish.ts';
import type { Live } from './live.ts';
import { keyedDigest } from '../crypto/keyed-digest.ts';
import type { Bus, BusEvents } from './bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

/** Staff screens fetch again at most this often, and the first change after a pause is sent after a short delay. */
const topicPauseMs = 2000;
const topicDelayMs = 200;

/** Passes published events on to this process and to the others. */
export async function createEventSender(
  app: FastifyInstance,
  hub: Hub,
  open: ReadonlySet<Channel>,
  mark: () => Promise<Mark>,
) {
  const { log, measures, traces } = app;
  const bus = await openBus(app, { onText, onGap });
  const queue = createEventQueue(bus, traces, (error) => {
    measures.busFailed();
    log.warn({ err: error }, 'live bus not reachable');
  });
  const topics = new Set<StaffTopic>();
  /** The topics that were not yet sent to the other processes. */
  const own = new Set<StaffTopic>();
  let sentAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  function onText(text: string) {
    const envelope = readEnvelope(text);
    if (!envelope) return;
    if (envelope.from === queue.from) {
      measures.bus((performance.now() - (envelope.at ?? performance.now())) / 1000);
      return;
    }
    if (envelope.checkAll) onGap();
    if (envelope.members) hub.fetchFor(envelope.members, envelope.trace);
    if (envelope.topics) showTopics(envelope.topics);
    if (envelope.unstored) hub.send(envelope.unstored.to, envelope.unstored.event);
  }

  function onGap() {
    void hub
      .checkAll()
      .catch((error: unknown) => log.warn({ err: error }, 'cannot check for live events'));
  }

  function showTopics(changed: Iterable<StaffTopic>) {
    for (const topic of changed) topics.add(topic);
    const wait = Math.max(topicDelayMs, sentAt + topicPauseMs - performance.now());
    if (topics.size > 0) timer ??= setTimeout(() => void sendTopics(), wait).unref();
  }

  async function sendTopics() {
    timer = undefined;
    sentAt = performance.now();
    queue.addTopics(own);
    own.clear();
    const event = { kind: 'staff', about: { topics: [...topics] } } as const;
    topics.clear();
    const screens = [...open].filter(({ caller }) => isStaff(caller));
    if (screens.length === 0) return;
    const frame = { type: 'event', ...event, ...(await mark()) } as const;
    for (const { send } of screens) send(frame);
  }

  function isStaff(caller: Channel['caller']) {
    try {
      return actsAsStaff(caller, app);
    } catch {
      return false;
    }
  }

  const sendUnstored: Live['sendUnstored'] = (memberIds, kind, about) => {
    const event = { kind, about } as LiveEvent;
    hub.send(memberIds, event);
    queue.addUnstored(memberIds, event);
  };

  return {
    sendUnstored,
    publish: ({ members, topics: changed }: Announcement) => {
      hub.fetchFor(members);
      for (const topic of changed) own.add(topic);
      showTopics(changed);
      queue.addMembers(members);
    },
    async close() {
      clearTimeout(timer);
      await queue.close();
      await bus.close();
    },
  };
}

/** The bus of `BUS_URL`, or the database. */
async function openBus(app: FastifyInstance, events: BusEvents): Promise<Bus> {
  const { config, databaseUrl, dbEvents, secret } = app;
  if (!config.busUrl) return openPostgresBus(databaseUrl, dbEvents, events);
  const { openRedisBus } = await import('./redis-bus.ts');
  const installation = keyedDigest(secret, 'live bus')('').toString('base64url').slice(0, 16);
  return openRedisBus(config.busUrl, `kindred:live:${installation}`, events);
}
