// @module-tag long
import { chatFilters } from '@kindred/contract/chat';
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { openChatService } from '../../lib/testing/chat-service.ts';
import { followLive } from '../follow-live.ts';
import { historyQuery } from './history.ts';
import { chatQuery, chatsQuery } from './inbox.ts';
import { unreadQuery } from './unread.ts';

/** Numbers from 0 to 1, the same for each seed. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Faults {
  readonly lost: number;
  readonly repeated: number;
  readonly swapped: number;
  readonly broken: number;
  /** Without its content, as for a slow client. */
  readonly bare: number;
}

const none: Faults = { lost: 0, repeated: 0, swapped: 0, broken: 0, bare: 0 };

/** Chats in one page of a list, fewer than there are. */
const perPage = 5;

/** A page with chats open, next to a service whose sockets and responses are late, and fail. */
function openPage(seed: number, given: Faults) {
  const random = randomOf(seed);
  let faults = given;
  const service = openChatService(8, random);
  const requests: string[] = [];
  const later = (work: () => void, most = 400) => void setTimeout(work, random() * most);

  let current: EventTarget | null = null;
  class Socket extends EventTarget {
    static readonly OPEN = 1;
    readyState = 0;
    sentTo = 0;
    constructor() {
      super();
      follow(this);
      later(() => {
        this.readyState = 1;
        this.dispatchEvent(new Event('open'));
      });
    }
    send(text: string) {
      const frame = JSON.parse(text) as { type: string; since: number | null };
      if (frame.type !== 'auth') return;
      later(() => {
        const isFar = frame.since !== null && service.lastEvent() - frame.since > 12;
        // A new page gets the events of the time in which it was reading.
        this.sentTo = isFar ? service.lastEvent() : (frame.since ?? 0);
        this.say({
          type: 'open',
          number: this.sentTo,
          reset: isFar,
          until: Date.now() + 90_000_000,
        });
        this.deliver();
      });
    }
    close() {
      this.readyState = 3;
    }
    say(frame: object) {
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(frame) }));
    }
    /** Sends what happened since; their order on the way may change. */
    deliver() {
      if (this.readyState !== 1 || current !== this) return;
      const frames = service
        .eventsAfter(this.sentTo)
        .map((event) => service.frameOf(event, random() >= faults.bare))
        .filter(() => random() >= faults.lost)
        .flatMap((frame) => (random() < faults.repeated ? [frame, frame] : [frame]));
      this.sentTo = service.lastEvent();
      if (random() < faults.swapped) frames.reverse();
      for (const frame of frames) this.say(frame);
      later(() => this.deliver(), 100);
    }
  }

  function follow(socket: Socket) {
    current = socket;
  }

  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { href: 'https://kindred.example/matches' });
  vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener: () => undefined });
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    const url = new URL(address, 'https://kindred.example');
    requests.push(url.pathname);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(new Error('Aborted')));
    // The response is of some moment between the two.
    later(() => {
      const body = JSON.stringify({ success: true, data: service.respond(url) });
      later(() => resolve(new Response(body)));
    });
    return promise;
  });

  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = { _id: 'me' };
  followLive(client, {
    get: () => ({ token: 'token', user }) as never,
    subscribe: () => () => undefined,
    refresh: async () => null,
  });
  const [first = ''] = service.ids;
  const lists = chatFilters.map((filter) => chatsQuery(filter, perPage));
  const single = [historyQuery(first), chatQuery(first), unreadQuery];
  for (const list of lists) new InfiniteQueryObserver(client, list as never).subscribe(() => {});
  for (const query of single) new QueryObserver(client, query as never).subscribe(() => {});

  return {
    service,
    client,
    requests,
    step() {
      if (random() < 0.7) service.act();
      if (random() < faults.broken) {
        const broken = current;
        current = null;
        broken?.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
      }
    },
    /** The connection is good again, and one more event shows what was lost before it. */
    recover() {
      faults = none;
      service.mark();
    },
    close: () => client.clear(),
    /** What the page has, and what it would have if it fetched all of it now. */
    compare() {
      const respond = (path: string) =>
        service.respond(new URL(`https://kindred.example/api/v1${path}`));
      const shown = (key: readonly unknown[]) => client.getQueryData<never>(key as never);
      const listed = chatFilters.map((filter, index) => {
        const { pages } = shown(lists[index]?.queryKey ?? []) as unknown as {
          pages: { chats: unknown[]; unread: unknown }[];
        };
        const has = pages.flatMap(({ chats }) => chats);
        const fresh = service.respond(
          new URL(`https://kindred.example/chats?filter=${filter}&limit=${perPage}`),
        ) as { chats: unknown[]; unread: unknown };
        return {
          has: { chats: has.slice(0, fresh.chats.length), unread: pages[0]?.unread },
          fresh: { chats: fresh.chats, unread: fresh.unread },
        };
      });
      const history = shown(historyQuery(first).queryKey) as unknown as {
        messages: { number: number }[];
        lastNumber: number;
        changesTo: number;
      };
      const latest = respond(`/chats/${first}/messages`) as {
        messages: unknown[];
        lastNumber: number;
        lastChange: number;
      };
      return {
        has: {
          lists: listed.map(({ has }) => has),
          chat: shown(chatQuery(first).queryKey),
          unread: shown(unreadQuery.queryKey),
          messages: history.messages.slice(-50),
          numbers: [history.lastNumber, history.changesTo],
        },
        fresh: {
          lists: listed.map(({ fresh }) => fresh),
          chat: respond(`/chats/${first}`),
          unread: respond('/chats/unread'),
          messages: latest.messages,
          numbers: [latest.lastNumber, latest.lastChange],
        },
      };
    },
  };
}

async function run(seed: number, faults: Faults, steps: number) {
  vi.useFakeTimers();
  try {
    const page = openPage(seed, faults);
    for (let step = 0; step < steps; step += 1) {
      page.step();
      await vi.advanceTimersByTimeAsync(60);
    }
    page.recover();
    await vi.advanceTimersByTimeAsync(60_000);
    const compared = page.compare();
    page.close();
    return compared;
  } finally {
    vi.useRealTimers();
  }
}

const cases: readonly (readonly [string, Faults])[] = [
  ['a good connection', none],
  ['events that are lost', { ...none, lost: 0.1 }],
  ['events that are repeated or in another order', { ...none, repeated: 0.3, swapped: 0.3 }],
  ['a connection that breaks', { ...none, broken: 0.03 }],
  ['everything at once', { lost: 0.05, repeated: 0.2, swapped: 0.1, broken: 0.02, bare: 0.1 }],
];

test.each(cases)(
  'trust 51: with %s a page ends with what it would fetch',
  async (_name, faults) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const { has, fresh } = await run(seed, faults, 120);
      expect(has, `seed ${seed}`).toEqual(fresh);
    }
  },
  60_000,
);
