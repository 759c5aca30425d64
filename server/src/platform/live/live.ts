import {
  type ClientEvents,
  type ClientEventKind,
  closeCodes,
  heartbeat,
} from '@kindred/contract/live';
import type { LiveEvents, LiveKind } from '@kindred/contract/live/events';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Admission } from '../http/admission/admission.ts';
import type { SignedIn } from '../http/context.ts';
import { scaleLimit } from '../http/limits/limits.ts';
import { countRequests } from '../http/limits/rates.ts';
import {
  type Channel,
  type ChannelRules,
  longestMessage,
  mostFragments,
  serveChannel,
} from './channel.ts';
import {
  type ContentKind,
  type ContentReader,
  type EventReducer,
  createContents,
} from './event-contents.ts';
import { createEventSender } from './event-sender.ts';
import { createHub } from './hub.ts';
import { keepSignedIn } from './keep-signed-in.ts';
import { onAnnouncement } from './publish.ts';
import { createGate, liveLimits, type Refusal } from './upgrades.ts';
import { STATUS_CODES } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Socket } from 'node:net';

/** The number of messages of a member within ten seconds, on all screens together; the rest is dropped. */
const maxClientMessages = 40;
const clientMessageWindowMs = 10_000;

/** Milliseconds between two checks for events that no notification announced. */
const checkPauseMs = 5000;

/** How long a client may take to close its side when the process stops. */
const closeTimeoutMs = 2000;

type ClientEventListener<K extends ClientEventKind> = (
  caller: SignedIn,
  about: ClientEvents[K],
) => Promise<void>;
type PresenceListener = (memberId: string, here: boolean) => void;

/** The live channel as areas use it. Events that have to be stored go through `publishEvent`. */
export interface Live {
  /** Sends members an event that is useless later. A member without an open channel does not get it. */
  sendUnstored<K extends LiveKind>(
    memberIds: readonly string[],
    kind: K,
    about: LiveEvents[K],
  ): void;
  /** Sets what is added to events of these kinds when they are sent. */
  addContents<K extends ContentKind>(kinds: readonly K[], reader: ContentReader<K>): void;
  /** Sets what is sent instead of events of these kinds that may no longer be told as they are. */
  addReducer(kinds: readonly LiveKind[], reduce: EventReducer): void;
  /** Sets the handler of messages that members send through the channel. */
  onClientEvent<K extends ClientEventKind>(kind: K, listener: ClientEventListener<K>): void;
  /** Called with the first and the last channel of a member in this process. */
  onPresence(listener: PresenceListener): void;
  /** Tells all sockets to reconnect, one after another in this time, and takes no more. The signal ends the pauses. */
  sendElsewhere(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** The members with an open channel in this process. */
  members(): string[];
  /** How many sockets are open in this process. */
  countSockets(): number;
}

declare module 'fastify' {
  interface FastifyInstance {
    live: Live;
  }
}

/** Serves the live channel. */
export async function useLive(app: FastifyInstance, admission: Admission) {
  const { pool, log } = app;
  const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  const open = new Set<Channel>();
  const listeners = new Map<ClientEventKind, ClientEventListener<never>>();
  const watchers: PresenceListener[] = [];
  const contents = createContents(warn('contents of live events not read'));
  const mark = async () => (app.replicas ? { seenUntil: await app.replicas.mark() } : {});
  const hub = createHub(pool, contents, app, mark, warn('live events not read'));
  const eventSender = await createEventSender(app, hub, open, mark);
  const countClientEvents = countRequests(clientMessageWindowMs);
  const { perAccount, seconds } = liveLimits.channels;
  const countOpened = countRequests(seconds * 1000);
  const mostOpened = scaleLimit(perAccount, app.config.limits);
  const rules: ChannelRules = {
    app,
    hub,
    open,
    mark,
    mayOpen: (memberId) => countOpened(memberId, performance.now()) <= mostOpened,
    onOpen: (memberId) => watchers.forEach((notify) => notify(memberId, true)),
    onClose: (memberId) => watchers.forEach((notify) => notify(memberId, false)),
    onClientEvent: (caller, kind, about) => {
      if (countClientEvents(caller.id, performance.now()) > maxClientMessages) return;
      void listeners
        .get(kind)?.(caller, about as never)
        .catch(warn('live frame not handled'));
    },
  };
  const sockets = acceptSockets(app, admission, rules);
  app.decorate('live', {
    sendUnstored: eventSender.sendUnstored,
    addContents: (kinds, reader) => contents.add(kinds, reader),
    addReducer: (kinds, reduce) => contents.addReducer(kinds, reduce),
    onClientEvent: (kind, listener) =>
      void listeners.set(kind, listener as ClientEventListener<never>),
    onPresence: (listener) => void watchers.push(listener),
    sendElsewhere: (milliseconds, signal) => sockets.sendElsewhere(milliseconds, signal),
    members: () => [...hub.receivers.keys()],
    countSockets: () => sockets.count(),
  });
  onAnnouncement(pool, eventSender.publish);
  keepSignedIn(app, hub, open);
  const checks = setInterval(
    () => void hub.checkAll().catch(warn('cannot check for live events')),
    checkPauseMs,
  ).unref();
  const beats = setInterval(() => beat(open), heartbeat).unref();
  app.addHook('onClose', async () => {
    clearInterval(checks);
    clearInterval(beats);
    hub.close();
    await eventSender.close();
  });
}

function acceptSockets(app: FastifyInstance, admission: Admission, rules: ChannelRules) {
  const { config, server, now } = app;
  const gate = createGate(config, now);
  // Compression would cost each socket memory, and reveal the length of secrets to others.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestMessage,
    maxFragments: mostFragments,
    perMessageDeflate: false,
  });
  let closing = false;
  server.on('upgrade', (request, socket, head) => {
    const { socket: connection } = request;
    const entry = closing || admission.isBusy(connection) ? 503 : gate.enter(request, connection);
    if (typeof entry === 'number') refuseUpgrade(connection, entry);
    else
      sockets.handleUpgrade(request, socket, head, (opened) => serveChannel(opened, rules, entry));
  });
  // Registered before the one that waits for requests: disconnected clients reconnect elsewhere during that.
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of sockets.clients) socket.close(closeCodes.restart);
    const end = () => sockets.clients.forEach((socket) => socket.terminate());
    if (sockets.clients.size > 0) setTimeout(end, closeTimeoutMs).unref();
  });
  return {
    count: gate.count,
    async sendElsewhere(milliseconds: number, signal: AbortSignal) {
      closing = true;
      const all = [...sockets.clients];
      const started = performance.now();
      for (const [index, socket] of all.entries()) {
        const at = started + (milliseconds * index) / all.length;
        const pause = at - performance.now();
        if (pause > 1) await sleep(pause, undefined, { signal }).catch(() => undefined);
        socket.close(closeCodes.restart);
      }
      const left = started + milliseconds - performance.now();
      if (left > 0) await sleep(left, undefined, { signal }).catch(() => undefined);
    },
  };
}

function beat(open: ReadonlySet<Channel>) {
  for (const channel of open) {
    const { socket, alive } = channel;
    if (!alive) {
      socket.terminate();
      continue;
    }
    channel.alive = false;
    socket.ping();
    channel.send({ type: 'beat' });
  }
}

/** Seconds after which a client may try again. */
const retryAfter = 10;

/** Responds to an invalid handshake, outside of the framework. */
function refuseUpgrade(socket: Socket, status: Refusal) {
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
      `Content-Length: 0\r\nRetry-After: ${retryAfter}\r\n\r\n`,
  );
}
