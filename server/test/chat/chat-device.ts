import type { Message } from '@kindred/contract/chat/message';
import { timeOrderedId } from '../../src/platform/time/time-ordered-id.ts';
import { historyOf } from './chats.ts';
import type { Person } from '../likes/likes.ts';

/** What happens to a request in transit. */
export const faults = ['none', 'lost', 'unanswered'] as const;
export type Fault = (typeof faults)[number];

/** A device that queues what is written, sends it in order, and follows the chat by number and change. */
export class ChatDevice {
  readonly self: Person;
  readonly other: Person;
  readonly written: string[] = [];
  readonly #queue: { readonly id: string; readonly text: string }[] = [];
  readonly #sent: (() => Promise<unknown>)[] = [];
  readonly #known = new Map<number, Message>();
  #lastChange = 0;

  constructor(self: Person, other: Person) {
    this.self = self;
    this.other = other;
  }

  write(text: string) {
    this.written.push(text);
    this.#queue.push({ id: timeOrderedId(), text });
  }

  /** Sends what is queued, until something is lost. What was not confirmed is sent again the next time. */
  async flush(nextFault: () => Fault) {
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const { id, text } = next;
      const url = `/chats/${this.other.id}/messages/${id}`;
      const send = () => this.self.send('PUT', url, { text });
      const fault = nextFault();
      if (fault === 'lost') return;
      const answer = await send();
      if (answer.statusCode !== 200) throw new Error(answer.body);
      this.#sent.push(send);
      if (fault === 'unanswered') return;
      this.#queue.shift();
    }
  }

  /** An earlier request arrives once more. */
  async repeat(place: number) {
    const send = this.#sent[place % Math.max(1, this.#sent.length)];
    const answer = await send?.();
    if (answer && (answer as { statusCode: number }).statusCode !== 200)
      throw new Error('Repeated');
  }

  /** Changes one of the messages that it knows. */
  async change(place: number, change: (message: Message, url: string) => Promise<unknown>) {
    const message = this.#known.get(1 + (place % Math.max(1, this.#known.size)));
    if (message) await change(message, `/chats/${this.other.id}/messages/${message._id}`);
  }

  /** Reads new and changed messages since the last time. */
  async follow() {
    const after = Math.max(0, ...this.#known.keys());
    const added = await historyOf(this.self, this.other, { after: String(after), limit: '100' });
    const changed = await historyOf(this.self, this.other, {
      changedAfter: String(this.#lastChange),
      limit: '100',
    });
    for (const message of [...added.messages, ...changed.messages]) {
      if (message.number > after && !added.messages.some(({ _id }) => _id === message._id))
        continue;
      this.#known.set(message.number, message);
    }
    this.#lastChange = Math.max(this.#lastChange, ...changed.messages.map(({ change }) => change));
  }

  messages() {
    return [...this.#known.values()].toSorted((one, two) => one.number - two.number);
  }
}
