import { closeCodes, heartbeat } from '@kindred/contract/live';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectLive } from './connect.ts';
import { isLive, onLive, say } from './live.ts';

/** A socket whose other end is the test. */
class FarSocket extends EventTarget {
  static readonly OPEN = 1;
  static opened: FarSocket[] = [];
  readyState = 0;
  readonly sent: unknown[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FarSocket.opened.push(this);
  }
  send = (text: string) => this.sent.push(JSON.parse(text));
  close = () => {
    this.readyState = 3;
  };
  connect = () => {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  };
  accept = (number = 0, reset = false) => {
    this.connect();
    this.say({ type: 'open', number, reset, until: Date.now() + 900_000 });
  };
  say = (frame: object) =>
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
  end = (code: number) => {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  };
}

const last = () => {
  const socket = FarSocket.opened.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};

/** A session with content set by the test. */
function openSession() {
  let state = { token: 'a' as string | null, user: { _id: 'ada' } as { _id: string } | null };
  let notify = () => undefined as void;
  const refresh = vi.fn(async (_stale: string) => null);
  const opens: { again: boolean; missed: boolean }[] = [];
  connectLive({
    session: {
      get: () => state as never,
      subscribe: (listener) => {
        notify = listener;
        return () => undefined;
      },
      refresh,
    },
    onOpen: (open) => opens.push(open),
  });
  return {
    refresh,
    opens,
    set: (token: string | null, id = 'ada') => {
      state = { token, user: token ? { _id: id } : null };
      notify();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  FarSocket.opened = [];
  vi.stubGlobal('WebSocket', FarSocket);
  vi.stubGlobal('location', { href: 'https://kindred.example/home' });
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  return () => vi.useRealTimers();
});

test('the token is in the first frame, and in no URL', () => {
  const { opens } = openSession();
  last().accept();
  expect(last().url).toBe('wss://kindred.example/api/v1/live');
  expect(last().sent).toEqual([
    { type: 'auth', token: 'a', since: null, reading: expect.any(Number) as number },
  ]);
  expect([isLive(), opens]).toEqual([true, [{ again: false, missed: false }]]);
});

test('a broken socket reconnects with the last number received', () => {
  const { opens } = openSession();
  const heard: unknown[] = [];
  const stop = onLive('match', (about) => heard.push(about));
  last().accept(4);
  last().say({ type: 'event', number: 5, kind: 'match', about: { memberId: 'm' } });
  last().end(1006);
  expect(isLive()).toBe(false);
  vi.advanceTimersByTime(1000);
  last().accept(5);
  expect(FarSocket.opened).toHaveLength(2);
  expect(last().sent).toEqual([{ type: 'auth', token: 'a', since: 5 }]);
  expect(opens[1]).toEqual({ again: true, missed: false });
  expect(heard).toEqual([{ memberId: 'm' }]);
  stop();
});

test('a repeated event is ignored, and after a gap everything is fetched again', () => {
  const { opens } = openSession();
  const heard: unknown[] = [];
  const stop = onLive('match', ({ memberId }) => heard.push(memberId));
  last().accept(4);
  const match = (number: number) =>
    last().say({ type: 'event', number, kind: 'match', about: { memberId: `m${number}` } });
  for (const number of [5, 5, 4, 6]) match(number);
  expect([heard, opens.length]).toEqual([['m5', 'm6'], 1]);
  match(8);
  expect([heard, opens.slice(1)]).toEqual([['m5', 'm6', 'm8'], [{ again: true, missed: true }]]);
  stop();
});

test('failed connections are retried less and less often, and at different times per client', () => {
  openSession();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const tries = [];
  for (let round = 0; round < 8; round += 1) {
    const before = FarSocket.opened.length;
    last().end(1006);
    let waited = 0;
    while (FarSocket.opened.length === before) vi.advanceTimersByTime((waited += 500) && 500);
    tries.push(waited / 1000);
  }
  expect(tries).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
});

test('a stopping process is left within some seconds', () => {
  openSession();
  last().accept();
  last().end(closeCodes.restart);
  vi.advanceTimersByTime(3000);
  expect(FarSocket.opened).toHaveLength(2);
});

test('a silent connection is given up', () => {
  openSession();
  last().accept();
  for (let beats = 0; beats < 5; beats += 1) {
    vi.advanceTimersByTime(heartbeat);
    last().say({ type: 'beat' });
  }
  expect(FarSocket.opened).toHaveLength(1);
  vi.advanceTimersByTime(heartbeat * 3);
  expect(FarSocket.opened).toHaveLength(2);
});

test('the token is renewed before it expires, and the new one is sent', () => {
  const { refresh, set, opens } = openSession();
  last().accept();
  for (let beats = 0; beats < 34; beats += 1) {
    vi.advanceTimersByTime(heartbeat);
    last().say({ type: 'beat' });
  }
  expect(refresh).toHaveBeenCalledWith('a');
  set('b');
  last().say({ type: 'open', number: 0, reset: false, until: Date.now() + 900_000 });
  expect(last().sent.at(-1)).toEqual({ type: 'auth', token: 'b', since: 0 });
  expect([FarSocket.opened.length, opens.length]).toEqual([1, 1]);
});

test('a member who signs out gets nothing more, and the next member starts over', () => {
  const { set } = openSession();
  last().accept(7);
  set(null);
  expect([isLive(), last().readyState]).toEqual([false, 3]);
  set('c', 'alan');
  last().accept(2);
  expect(last().sent).toEqual([
    { type: 'auth', token: 'c', since: null, reading: expect.any(Number) as number },
  ]);
});

test('a token that the server refuses is renewed', () => {
  const { refresh } = openSession();
  last().accept();
  last().end(closeCodes.unauthenticated);
  expect(refresh).toHaveBeenCalledWith('a');
});

test('when the server refuses a token that was already replaced, the new one is sent, not renewed', async () => {
  const { refresh, set } = openSession();
  const refused = last();
  refused.connect();
  set('b');
  refused.end(closeCodes.unauthenticated);
  expect(refresh.mock.calls).toEqual([['a']]);
  await vi.advanceTimersByTimeAsync(0);
  expect(FarSocket.opened).toHaveLength(2);
  last().connect();
  expect(last().sent).toEqual([
    { type: 'auth', token: 'b', since: null, reading: expect.any(Number) as number },
  ]);
});

test('when an old token ends before the server has read the new one, the new one is not renewed', () => {
  const { refresh, set } = openSession();
  last().accept();
  set('b');
  last().end(closeCodes.unauthenticated);
  expect(refresh.mock.calls).toEqual([['a']]);
});

test('messages sent while the channel is closed are dropped', () => {
  openSession();
  say('typing', { memberId: 'm' });
  last().accept();
  say('typing', { memberId: 'n' });
  expect(last().sent.slice(1)).toEqual([{ type: 'say', kind: 'typing', about: { memberId: 'n' } }]);
});
