import { setTimeout as sleep } from 'node:timers/promises';
import type { Case } from '../case.ts';
import { quantile, sendRequest } from '../response-time.ts';
import type { ServerProcess } from '../server-process.ts';
import { watchCores } from './busy-cores.ts';
import type { SignedInMember } from './sign-in-many.ts';
import { openChannels } from './sockets.ts';

const seconds = 4;
/** This many are in transit together while the maximum rate is measured. */
const concurrency = 64;
const quietRate = 20;
const mostOpen = 200;
const retryPause = 500;

type Start = (env: NodeJS.ProcessEnv) => Promise<ServerProcess>;

/**
 * From one process to members whose sockets are open at two others: the maximum number of events per second, and how
 * long each takes at half of that.
 */
export async function* deliveries(
  bus: 'pg' | 'redis',
  start: Start,
  people: readonly SignedInMember[],
): AsyncGenerator<Case, void, void> {
  await using stack = new AsyncDisposableStack();
  // Requests that wait for a busy machine must not be refused.
  const env = { MAX_IN_FLIGHT: '10000' };
  const [sender, ...receivers] = [await start(env), await start(env), await start(env)] as const;
  for (const server of [sender, ...receivers]) stack.defer(() => server.stop());
  const load = createLoad(sender.url, people);
  const channels = await openChannels(
    people.map((person, index) => ({ person, url: receivers[index % 2 ? 1 : 0].url })),
    load.receive,
  );
  stack.defer(channels.close);
  await load.asMuchAsPossible();
  const cores = await watchCores({
    'the sending process': [sender.pid],
    'the two receiving ones': receivers.map(({ pid }) => pid),
    'the bench with the sockets': [process.pid],
  });
  await load.asMuchAsPossible();
  if (cores) console.log(`At the capacity of ${bus}, ${await cores()}`);
  yield {
    id: `capacity-${bus}`,
    unit: 'events/s',
    rounds: 3,
    product: async () => ({ value: await load.asMuchAsPossible() }),
  };
  yield {
    id: `deliver-${bus}`,
    unit: 'ms',
    target: 10,
    rounds: 5,
    product: async () => {
      // Measured just before, as other load on the machine changes it.
      const times = await load.atRate((await load.asMuchAsPossible()) / 2);
      return { value: quantile(times, 0.99), p99: quantile(times, 0.99) };
    },
    baseline: async () => ({ value: quantile(await load.atRate(quietRate), 0.5) }),
  };
}

/** Sends events to random members, and records when each arrives. */
function createLoad(url: string, people: readonly SignedInMember[]) {
  /** The send times of the events that each member has not received; they arrive in this order. */
  const sent = new Map(people.map(({ id }) => [id, [] as number[]]));
  let times: number[] = [];

  async function send() {
    const { id } = people[Math.floor(Math.random() * people.length)] as SignedInMember;
    sent.get(id)?.push(performance.now());
    for (;;) {
      const { status, body } = await sendRequest({ url: `${url}/publish/${id}`, method: 'POST' });
      if (status === 200) return;
      if (status !== 503) throw new Error(`Publishing responded with ${status} ${body}`);
      // A machine that paused for seconds is reported. A request sent during that has waited for all of it.
      await sleep(retryPause);
    }
  }

  async function arrived() {
    const until = performance.now() + 10_000;
    while ([...sent.values()].some(({ length }) => length > 0)) {
      if (performance.now() > until) throw new Error('Some events did not arrive');
      await sleep(20);
    }
    const all = times;
    times = [];
    return all;
  }

  return {
    receive: (id: string) => {
      const since = sent.get(id)?.shift();
      if (since !== undefined) times.push(performance.now() - since);
    },
    async asMuchAsPossible() {
      const start = performance.now();
      const work = async () => {
        while (performance.now() - start < seconds * 1000) await send();
      };
      await Promise.all(Array.from({ length: concurrency }, work));
      const all = await arrived();
      return all.length / ((performance.now() - start) / 1000);
    },
    /** This many per second, whether or not earlier ones have arrived; returns the milliseconds that each took. */
    async atRate(rate: number) {
      const start = performance.now();
      const running = new Set<Promise<void>>();
      for (let count = 0; performance.now() - start < seconds * 1000;) {
        const due = ((performance.now() - start) / 1000) * rate;
        // After a pause of the machine the rest follows in order, not all together.
        for (; count < due && running.size < mostOpen; count += 1) {
          const one = send().finally(() => running.delete(one));
          running.add(one);
        }
        await sleep(1);
      }
      await Promise.all(running);
      return arrived();
    },
  };
}
