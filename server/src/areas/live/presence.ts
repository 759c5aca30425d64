import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { skipLocked } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { repeatEvery } from '../../platform/jobs/repeat-every.ts';

type Listener = (memberId: string, online: boolean) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    presence: {
      /** Calls back when a member came online, or has been gone for a while. */
      onChange(listener: Listener): void;
    };
  }
}

/** Milliseconds between two renewals. */
const pauseMs = 20_000;
/** A member who closes the last channel stays online for this long, as pages are reloaded. */
const offlineAfterMs = 60_000;
const batchSize = 1000;

const renewPresence = statement({
  name: 'renew_presence',
  text: `update presence
    set last_active = $now, online_until = $now::timestamptz + interval '5 minutes'
    where member_id in (
      select member_id from presence where member_id = any ($ids) order by member_id ${skipLocked})`,
  params: { ids: 'uuid[]', now: 'timestamptz' },
});

const shortenPresence = statement({
  name: 'shorten_presence',
  text: `update presence set online_until = least(online_until, $until)
    where member_id in (
      select member_id from presence where member_id = any ($ids) order by member_id ${skipLocked})`,
  params: { ids: 'uuid[]', until: 'timestamptz' },
});

const selectGone = statement({
  name: 'find_members_offline',
  text: 'select member_id from presence where member_id = any ($ids) and online_until <= $now',
  params: { ids: 'uuid[]', now: 'timestamptz' },
  row: Row({ member_id: Uuid }),
});

export function providePresence(app: FastifyInstance) {
  app.decorate('presence', { onChange: (listener) => void listenersOf(app).push(listener) });
}

const listeners = new WeakMap<FastifyInstance['presence'], Listener[]>();
function listenersOf({ presence }: FastifyInstance) {
  const known = listeners.get(presence) ?? [];
  listeners.set(presence, known);
  return known;
}

/**
 * Keeps members online while they have a channel open. It is a time that every process renews, not a count of
 * channels: those of a killed process would never be counted down.
 */
export function keepOnline(app: FastifyInstance) {
  const { live, pool, now, log } = app;
  /** The members who have closed the last channel of this process, and when. */
  const left = new Map<string, number>();

  async function announce(memberId: string, online: boolean) {
    for (const notify of listenersOf(app)) await notify(memberId, online);
  }

  live.onPresence((memberId, here) => {
    if (!here) return void left.set(memberId, performance.now());
    if (left.delete(memberId)) return;
    announce(memberId, true).catch((error: unknown) =>
      log.warn({ err: error }, 'change of presence not published'),
    );
  });

  repeatEvery(app, pauseMs, 'presence not renewed', async () => {
    const here = live.members();
    for (let from = 0; from < here.length; from += batchSize)
      await renewPresence.run(pool, { ids: here.slice(from, from + batchSize), now: now() });
    const going = [...left].filter(([, at]) => performance.now() - at < pauseMs * 1.5);
    if (going.length > 0)
      await shortenPresence.run(pool, {
        ids: going.map(([id]) => id),
        until: new Date(now().getTime() + offlineAfterMs),
      });
    const ids = [...left].filter(([, at]) => performance.now() - at > offlineAfterMs + 2 * pauseMs);
    for (const [id] of ids) left.delete(id);
    if (ids.length === 0) return;
    const gone = await selectGone.all(pool, { ids: ids.map(([id]) => id), now: now() });
    for (const { member_id: id } of gone) await announce(id, false);
  });
}
