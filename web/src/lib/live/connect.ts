import {
  type ServerFrame,
  closeCodes,
  heartbeat,
  longestReading,
  openLive,
} from '@kindred/contract/live';
import { config } from '../calls/config.ts';
import { keepMarkOfEvent } from '../calls/seen-until.ts';
import { onOnline } from '../connection.ts';
import type { Session } from '../sessions/session.ts';
import { emitLive, setLive } from './live.ts';

/** A silently broken connection is never reported as closed. */
const idleTimeoutMs = 2.4 * heartbeat;
/** A token is renewed this long before it expires. */
const renewalMs = 60_000;
const minRenewalMs = 1000;
const firstRetryMs = 1000;
const longestRetryMs = 30_000;
/** A stopping process disconnects everyone together: they reconnect one after the other. */
const restartSpreadMs = 3000;

interface Options {
  readonly session: Pick<Session, 'get' | 'refresh' | 'subscribe'>;
  /** The channel is open: `again` if not for the first time, `missed` if events were lost. */
  readonly onOpen: (state: { readonly again: boolean; readonly missed: boolean }) => void;
}

/**
 * Keeps one socket open for the signed-in member. It reconnects automatically, sends the number of the last event
 * received, and sends each new token.
 */
export function connectLive({ session, onOpen }: Options) {
  let socket: WebSocket | null = null;
  /** Since when the page has been reading data of the member. */
  let readingSince = 0;
  /** The member, the number of the last event, and the last token sent. */
  let memberId: string | null = null;
  let cursor: number | null = null;
  let shown: string | null = null;
  let failures = 0;
  /** The last token that the server has accepted on this socket, and whether it still has to answer another one. */
  let taken: string | null = null;
  let waiting = false;
  const [retry, alarm, renew] = [oneTimer(), oneTimer(), oneTimer()];

  function open() {
    retry.clear();
    const { token, user } = session.get();
    if (socket || !token) return;
    if (memberId !== (user?._id ?? null)) forget();
    memberId = user?._id ?? null;
    const next = new WebSocket(liveAddress());
    socket = next;
    alarm.set(() => lose(closeCodes.busy), idleTimeoutMs);
    next.addEventListener('open', show);
    next.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (next === socket) hear(JSON.parse(data) as ServerFrame);
    });
    next.addEventListener('close', ({ code }) => next === socket && lose(code));
  }

  function forget() {
    if (memberId !== null) readingSince = performance.now();
    cursor = null;
  }

  const secondsOfReading = () => Math.ceil((performance.now() - readingSince) / 1000);

  function show() {
    const { token } = session.get();
    if (!token || waiting || socket?.readyState !== WebSocket.OPEN) return;
    shown = token;
    waiting = true;
    const reading = Math.min(secondsOfReading(), longestReading);
    socket.send(
      JSON.stringify({ type: 'auth', token, since: cursor, ...(cursor === null && { reading }) }),
    );
  }

  function hear(frame: ServerFrame) {
    alarm.set(() => lose(closeCodes.busy), idleTimeoutMs);
    if (frame.type !== 'beat') keepMarkOfEvent(frame.seenUntil);
    if (frame.type === 'open') greet(frame);
    if (frame.type !== 'event') return;
    if (frame.number === undefined || isNext(frame.number)) emitLive(frame);
  }

  /** False for an event that has already arrived. After a gap everything is fetched again. */
  function isNext(number: number) {
    const before = cursor ?? number - 1;
    if (number <= before) return false;
    cursor = number;
    if (number > before + 1) onOpen({ again: true, missed: true });
    return true;
  }

  function greet({ number, reset, until }: Extract<ServerFrame, { type: 'open' }>) {
    const known = taken !== null;
    taken = shown;
    waiting = false;
    renew.set(() => void refresh(taken), Math.max(until - Date.now() - renewalMs, minRenewalMs));
    if (known) return;
    const again = cursor !== null;
    const tooLate = !again && secondsOfReading() > longestReading;
    cursor = number;
    failures = 0;
    setLive((frame) => socket?.send(JSON.stringify(frame)));
    onOpen({ again, missed: reset || tooLate });
  }

  /** The session may have replaced this token before, which it does not announce again. */
  async function refresh(stale: string | null) {
    if (stale) await session.refresh(stale).catch(() => undefined);
    follow();
  }

  function lose(code: number) {
    const refused = taken ?? shown;
    close();
    retry.set(open, waitAfter(code, failures));
    failures += 1;
    // Either there is a new token, which opens the socket, or the session is over.
    if (code === closeCodes.unauthenticated) void refresh(refused);
  }

  function close() {
    const before = socket;
    socket = null;
    taken = null;
    waiting = false;
    for (const timer of [retry, alarm, renew]) timer.clear();
    setLive(null);
    before?.close();
  }

  function follow() {
    const { token, user } = session.get();
    if (!token || (user && user._id !== memberId)) close();
    if (!token || token === shown) return;
    if (socket) show();
    else open();
  }

  const openIfVisible = () => {
    if (document.visibilityState === 'visible') open();
  };
  session.subscribe(follow);
  onOnline(openIfVisible);
  document.addEventListener('visibilitychange', openIfVisible);
  open();
}

function liveAddress() {
  const url = new URL(config.apiBaseUrl + openLive.url, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}

/** A timer that can be reset: only the last time counts. */
function oneTimer() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set(work: () => void, milliseconds: number) {
      clearTimeout(timer);
      timer = setTimeout(work, milliseconds);
    },
    clear: () => clearTimeout(timer),
  };
}

/** Milliseconds until the next try, after this many failures. */
const waitAfter = (code: number, failures: number) =>
  code === closeCodes.restart
    ? Math.random() * restartSpreadMs
    : Math.min(longestRetryMs, firstRetryMs * 2 ** failures) * (0.5 + Math.random() / 2);
