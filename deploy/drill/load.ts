import { setTimeout as sleep } from 'node:timers/promises';
import { sendMessage } from '@kindred/contract/chat/messages';
import { apiBase } from '@kindred/contract/route';
import { timeOrderedId } from '../../server/src/platform/time/time-ordered-id.ts';
import { like, type Member } from './members.ts';

type Pairs = readonly (readonly [Member, Member])[];

/** Every tenth request is a like, as long as there is someone to like; the others are messages. */
const likeEach = 10;

/** What was sent within one step of the drill. */
export class Tally {
  sent = 0;
  acknowledged = 0;
  /** Answered with 503 and when to try again. */
  refused = 0;
  /** Everything else, by status; 0 is a request without a response. */
  readonly failed = new Map<number, number>();
  longestGapMs = 0;

  get failures() {
    return [...this.failed.values()].reduce((sum, count) => sum + count, 0);
  }
}

/** Sends writes at a constant rate, whether or not earlier ones are answered. */
export function startLoad(pairs: Pairs, perSecond: number) {
  const messages: string[] = [];
  const likes: (readonly [string, string])[] = [];
  const waiting = new Set<Promise<void>>();
  let tally = new Tally();
  let lastAt = performance.now();
  let count = 0;
  const begin = Date.now();
  const strangers = unlikedIn(pairs);

  const noteGap = () => {
    const now = performance.now();
    tally.longestGapMs = Math.max(tally.longestGapMs, now - lastAt);
    return now;
  };
  const send = async (number: number) => {
    const of = tally;
    const stranger = number % likeEach === 0 ? strangers.next().value : undefined;
    const { id, reply } = stranger
      ? { id: undefined, reply: await like(...stranger) }
      : await write(pairs, number);
    if (reply.status === 200) {
      of.acknowledged += 1;
      lastAt = noteGap();
      if (stranger) likes.push([stranger[0].id, stranger[1].id]);
      if (id) messages.push(id);
    } else if (reply.status === 503 && reply.retryAfter) of.refused += 1;
    else of.failed.set(reply.status, (of.failed.get(reply.status) ?? 0) + 1);
  };
  const timer = setInterval(() => {
    // A timer that comes late sends what it left out.
    for (const due = ((Date.now() - begin) * perSecond) / 1000; count < due; count += 1) {
      tally.sent += 1;
      const sending = send(count).finally(() => waiting.delete(sending));
      waiting.add(sending);
    }
  }, 1000 / perSecond);

  return {
    messages,
    likes,
    /** The result of what was sent since the last call. */
    async takeTally() {
      const done = tally;
      noteGap();
      tally = new Tally();
      await Promise.race([Promise.all(waiting), sleep(40_000)]);
      return done;
    },
    async end() {
      clearInterval(timer);
      await Promise.all(waiting);
    },
  };
}

async function write(pairs: Pairs, number: number) {
  const [woman, man] = pairs[number % pairs.length] ?? [];
  if (!woman || !man) throw new Error('The drill has no members.');
  const [from, to] = Math.floor(number / pairs.length) % 2 ? [man, woman] : [woman, man];
  const id = timeOrderedId();
  const path = sendMessage.url.replace(':id', to.id).replace(':messageId', id);
  return { id, reply: await from.put(apiBase + path, { text: `Message ${number}` }) };
}

/** Each woman and each man of another pair, once. */
function* unlikedIn(pairs: Pairs) {
  for (let apart = 1; apart < pairs.length; apart += 1)
    for (const [index, [woman]] of pairs.entries()) {
      const man = pairs[(index + apart) % pairs.length]?.[1];
      if (man) yield [woman, man] as const;
    }
}
