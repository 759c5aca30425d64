import {
  AuthFrame,
  SayFrame,
  type ClientEvents,
  type ClientEventKind,
  type ServerFrame,
  closeCodes,
  longestFrame,
  clientEvents,
} from '@kindred/contract/live';
import type { FastifyInstance } from 'fastify';
import { Check } from 'typebox/value';
import type { WebSocket } from 'ws';
import type { SignedIn } from '../http/context.ts';
import { findCounter } from './events.ts';
import type { Hub, Mark, Receiver } from './hub.ts';

/** Bytes of a frame in UTF-8; longer ones close the socket. */
export const longestMessage = longestFrame * 3;

/** Bytes that a client may leave unread. It gets the rest from the database when it reconnects. */
const maxUnreadBytes = 256 * 1024;

/** With more left unread than this, it gets events without their contents. */
const slowFromBytes = 64 * 1024;

/** Open channels of one member, all devices and tabs together. */
const maxOfMember = 20;

/** Frames in which a message may arrive: browsers send one. */
export const mostFragments = 8;

/** Messages, pings and pongs that a client may send within ten seconds. */
const maxFrames = 40;
const frameWindowMs = 10_000;

/** The most events sent to a reconnecting client. With more, it fetches everything again, which costs less. */
const maxMissed = 1000;

/** Seconds that are added to the time for which a new page has been reading: an event has the time its transaction began. */
const longestTransaction = 5;

/** Milliseconds in which a client that sends too much can still read why it is disconnected. */
const closeGraceMs = 1000;

/** Milliseconds until the first frame has to arrive. */
const firstFrameTimeoutMs = 10_000;

const isClientEvent = (kind: string, about: unknown): kind is ClientEventKind =>
  Object.hasOwn(clientEvents, kind) && Check(clientEvents[kind as ClientEventKind], about);

export interface ChannelRules {
  readonly app: Pick<FastifyInstance, 'authenticate' | 'pool' | 'log' | 'now'>;
  readonly hub: Hub;
  /** The channels of all sockets that are signed in. */
  readonly open: Set<Channel>;
  /** What was committed until now. */
  readonly mark: () => Promise<Mark>;
  /** False for a client that opens one after another. */
  readonly mayOpen: (memberId: string) => boolean;
  readonly onOpen: (memberId: string) => void;
  readonly onClose: (memberId: string) => void;
  readonly onClientEvent: <K extends ClientEventKind>(
    caller: SignedIn,
    kind: K,
    about: ClientEvents[K],
  ) => void;
}

/** A socket after its first frame. */
export interface Channel extends Receiver {
  caller: SignedIn;
  token: string;
  /** It has answered the last ping. */
  alive: boolean;
  readonly socket: WebSocket;
}

/** Counts what a client sends, of any kind. A client that sends too much is no longer read. */
function countFrames(socket: WebSocket) {
  let frames = 0;
  let window = 0;
  return function isTooMuch() {
    const present = Math.floor(performance.now() / frameWindowMs);
    frames = present === window ? frames + 1 : 1;
    window = present;
    if (frames <= maxFrames) return false;
    if (socket.readyState === socket.OPEN) {
      socket.close(closeCodes.tooMany);
      socket.pause();
      setTimeout(() => socket.terminate(), closeGraceMs).unref();
    }
    return true;
  };
}

/** Serves one socket until it closes. The callback is called when it has signed in. */
export function serveChannel(socket: WebSocket, rules: ChannelRules, onSignedIn: () => void) {
  const { app, hub, open } = rules;
  let channel: Channel | undefined;
  let signingIn = false;
  const isTooMuch = countFrames(socket);

  const firstFrameTimer = setTimeout(
    () => socket.close(closeCodes.unauthenticated),
    firstFrameTimeoutMs,
  ).unref();

  function send(frame: ServerFrame) {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxUnreadBytes) return socket.terminate();
    socket.send(JSON.stringify(frame));
  }

  async function enter({ token, since, reading }: AuthFrame) {
    const caller = await app.authenticate(token);
    if (!caller || (channel && channel.caller.id !== caller.id))
      return socket.close(closeCodes.unauthenticated);
    if (!channel) return begin(caller, token, { since, reading });
    Object.assign(channel, { caller, token });
    greet(channel, false, {});
  }

  async function begin(
    caller: SignedIn,
    token: string,
    { since, reading }: Pick<AuthFrame, 'since' | 'reading'>,
  ) {
    if (!rules.mayOpen(caller.id)) return socket.close(closeCodes.tooMany);
    const seconds = reading === undefined ? null : reading + longestTransaction;
    const { last, first, recent } = await findCounter(app.pool, caller.id, seconds);
    const mark = await rules.mark();
    if (socket.readyState !== socket.OPEN) return;
    if ((hub.receivers.get(caller.id)?.size ?? 0) >= maxOfMember)
      return socket.close(closeCodes.tooMany);
    clearTimeout(firstFrameTimer);
    const earliest = Math.max((first ?? last + 1) - 1, last - maxMissed);
    const isKept = since === null || (since <= last && since >= earliest);
    const start = since === null && recent !== null ? recent - 1 : last;
    const cursor = since !== null && isKept ? since : start;
    const isSlow = () => socket.bufferedAmount > slowFromBytes;
    channel = { memberId: caller.id, caller, token, cursor, alive: true, socket, send, isSlow };
    open.add(channel);
    onSignedIn();
    greet(channel, !isKept, mark);
    if (hub.add(channel)) rules.onOpen(caller.id);
    // The session may have ended before anyone could find this channel to close it.
    if (!(await app.authenticate(token))) socket.close(closeCodes.unauthenticated);
  }

  function receive(text: string) {
    const frame = parse(text);
    if (Check(AuthFrame, frame) && !signingIn) {
      signingIn = true;
      return void enter(frame)
        .catch(fail)
        .finally(() => (signingIn = false));
    }
    if (channel && Check(SayFrame, frame) && isClientEvent(frame.kind, frame.about))
      return rules.onClientEvent(channel.caller, frame.kind, frame.about as never);
    socket.close(closeCodes.badFrame);
  }

  const greet = ({ cursor, caller }: Channel, reset: boolean, mark: Mark) =>
    send({ type: 'open', number: cursor, reset, until: caller.until, ...mark });

  function fail(error: unknown) {
    app.log.warn({ err: error }, 'live channel not opened');
    socket.close(closeCodes.busy);
  }

  socket.on('message', (data: Buffer, isBinary) => {
    // A disconnected client may still send for a while.
    if (socket.readyState !== socket.OPEN || isTooMuch()) return;
    if (isBinary) socket.close(closeCodes.badFrame);
    else receive(data.toString());
  });
  socket.on('ping', isTooMuch);
  socket.on('pong', () => {
    if (!isTooMuch() && channel) channel.alive = true;
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearTimeout(firstFrameTimer);
    if (!channel) return;
    open.delete(channel);
    if (hub.remove(channel)) rules.onClose(channel.memberId);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
