import { closeCodes } from '@kindred/contract/live';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedIn } from '../http/context.ts';
import type { Channel } from './channel.ts';
import type { Hub } from './hub.ts';

/** Milliseconds between two checks for what has ended by the clock. */
const clockPauseMs = 1000;
const checksAtOnce = 8;

/** Closes channels whose session has ended, and refreshes the cached data of the others. */
export function keepSignedIn(app: FastifyInstance, hub: Hub, open: ReadonlySet<Channel>) {
  const { dbEvents, now, log } = app;

  async function check(channel: Channel): Promise<void> {
    const { token, socket, caller: before } = channel;
    try {
      const caller = await app.authenticate(token);
      // A newer token that arrived in the meantime may be from before the change.
      if (channel.token !== token) return await check(channel);
      if (!caller) return socket.close(closeCodes.unauthenticated);
      channel.caller = caller;
      if (differs(before, caller)) channel.send({ type: 'event', kind: 'account', about: {} });
    } catch (error) {
      log.warn({ err: error }, 'live channel closed, as its session cannot be checked');
      socket.close(closeCodes.busy);
    }
  }

  async function checkAll() {
    // Until the database connection is back a check may miss the next change.
    while (!dbEvents.healthy() && open.size > 0) await sleep(100, undefined, { ref: false });
    const left = [...open].values();
    const work = async () => {
      for (const channel of left) await check(channel);
    };
    await Promise.all(Array.from({ length: checksAtOnce }, work));
  }

  let checking: Promise<void> | undefined;
  dbEvents.on('member_changed', (memberId) => {
    for (const receiver of hub.receivers.get(memberId) ?? []) void check(receiver as Channel);
  });
  dbEvents.onGap(() => {
    checking ??= checkAll().finally(() => (checking = undefined));
  });

  let looked = now().getTime();

  /** What ends by the clock alone changes no row that could be announced: tokens, and premium. */
  function followClock() {
    const time = now().getTime();
    for (const { caller, socket, send } of open) {
      if (caller.until <= time) socket.close(closeCodes.unauthenticated);
      const end = caller.vipUntil?.getTime() ?? Infinity;
      if (end > looked && end <= time) send({ type: 'event', kind: 'account', about: {} });
    }
    looked = time;
  }
  const rounds = setInterval(followClock, clockPauseMs).unref();
  app.addHook('onClose', async () => clearInterval(rounds));
}

const differs = (one: SignedIn, other: SignedIn) =>
  one.staffRole !== other.staffRole ||
  one.verified !== other.verified ||
  one.vipUntil?.getTime() !== other.vipUntil?.getTime() ||
  one.provenFactor !== other.provenFactor;
