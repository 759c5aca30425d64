import type {
  ClientFrame,
  EventFrame,
  ClientEvents,
  ClientEventKind,
} from '@kindred/contract/live';
import type { LiveEvents, LiveKind } from '@kindred/contract/live/events';

type Handler<K extends LiveKind> = (about: LiveEvents[K]) => void;

const handlers = new Map<LiveKind, Set<Handler<never>>>();
const watchers = new Set<(event: EventFrame) => void>();
let sendFrame: ((frame: ClientFrame) => void) | null = null;

/** Calls back with each event of a kind. Returns a function that stops it, like an effect of a component. */
export function onLive<K extends LiveKind>(kind: K, handler: Handler<K>) {
  const all = handlers.get(kind) ?? new Set();
  handlers.set(kind, all.add(handler as Handler<never>));
  return () => void all.delete(handler as Handler<never>);
}

/** Calls back with each event, and with the content that it brings along. Returns a function that stops it. */
export function onEveryEvent(watcher: (event: EventFrame) => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

type MessageEvent = Extract<EventFrame, { kind: 'message' }>;
type Announce = (event: MessageEvent) => void;

let announce: Announce | null = null;
/** The last message that came while nothing announced messages. */
let early: MessageEvent | null = null;

/**
 * Calls back with each new message. What announces them is loaded beside the connection, and may be later than the first
 * events, which are those since the page was opened: it gets the last one that came before it.
 */
export function announceMessages(callback: Announce) {
  announce = callback;
  if (early) callback(early);
  early = null;
  return () => {
    announce = null;
  };
}

/** Notifies all listeners. Only the connection calls this. */
export function emitLive(event: EventFrame) {
  if (event.kind === 'message') {
    if (announce) announce(event);
    else early = event;
  }
  for (const watcher of watchers) watcher(event);
  for (const handler of handlers.get(event.kind) ?? []) handler(event.about as never);
}

/** Sends a message to others, if the channel is open. */
export const say = <K extends ClientEventKind>(kind: K, about: ClientEvents[K]) =>
  sendFrame?.({ type: 'say', kind, about } as ClientFrame);

export const isLive = () => sendFrame !== null;

let gaps = 0;

/** How often events were missed. What is only fetched in parts has to be fetched completely after a gap. */
export const countGaps = () => gaps;
export const noteGap = () => void (gaps += 1);

/** The channel opened, or closed. Only the connection calls this. */
export function setLive(send: typeof sendFrame) {
  if (!send) early = null;
  sendFrame = send;
}
