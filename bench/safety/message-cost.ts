import type { FastifyInstance } from 'fastify';
import { makeSafetyPeople } from '../../population/safety/make-people.ts';
import { sendMessage } from '../../server/src/areas/chat/messages/send.ts';
import { timeOrderedId } from '../../server/src/platform/time/time-ordered-id.ts';
import type { Case } from '../case.ts';
import { createMembers, matchAll } from './members.ts';
import type { SafetyService } from './service.ts';

const senders = 40;
const receivers = 40;
const each = 40;
const rounds = 15;

/** Milliseconds of a first message to someone new, with all rules on and with none, in pairs. */
export async function messageCost({ app, without, pool }: SafetyService): Promise<Case> {
  const someone = { firstName: 'Sam', age: 33, country: 'GB' };
  const joined = new Date(Date.now() - 7 * 86_400_000);
  const create = (count: number) =>
    createMembers(
      pool,
      Array.from({ length: count }, () => someone),
      joined,
    );
  const [from, to] = [await create(senders), await create(receivers)];
  // Each round takes the next person of every sender.
  const pairs = to.flatMap((other) => from.map((id) => [id, other] as const));
  await matchAll(pool, pairs, joined);
  const texts = makeSafetyPeople({ seed: 1, honest: 300, bad: 0 }).flatMap(({ kind, acts }) =>
    kind === 'ordinary' ? acts.flatMap((act) => (act.do === 'write' ? [act.text] : [])) : [],
  );
  let next = 0;
  const measure = (service: FastifyInstance) => async () => {
    const start = performance.now();
    for (let index = 0; index < each; index += 1) {
      const [id, other] = pairs[next] as readonly [string, string];
      const text = texts[next % texts.length] ?? '';
      next += 1;
      const message = { id: timeOrderedId(), text, photo: null, replyTo: null, sure: true };
      await sendMessage(service, id, other, message);
    }
    return { value: (performance.now() - start) / each };
  };
  return {
    id: 'first-message',
    unit: 'ms',
    target: 1.3,
    rounds,
    product: measure(app),
    baseline: measure(without),
  };
}
