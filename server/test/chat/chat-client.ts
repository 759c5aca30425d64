import { setTimeout as sleep } from 'node:timers/promises';
import type { Message } from '@kindred/contract/chat/message';
import { apiBase } from '@kindred/contract/route';
import { timeOrderedId } from '../../src/platform/time/time-ordered-id.ts';
import { addressOf, openChannel } from '../service/live.ts';
import type { Person } from '../likes/likes.ts';

type Screen = Awaited<ReturnType<typeof openChannel>>;
type Client = Pick<Person, 'id' | 'headers'>;
interface Numbered {
  readonly number: number;
}

/** The number of a live event, and that of its message. */
interface Heard {
  readonly event: number;
  readonly message: number;
}

/** A client of separate servers: it continues with the next one when its own stops, by HTTP and by socket. */
export class ChatClient {
  readonly self: Client;
  readonly other: Client;
  /** The ids that a server confirmed as stored, in the order in which they were sent. */
  readonly acknowledged: string[] = [];
  /** The events of sockets that are closed. */
  readonly heard: Heard[] = [];
  /** How often a socket reconnected. */
  returns = -1;
  readonly #urls: readonly string[];
  readonly #leaving = new AbortController();
  readonly #following: Promise<void>;
  #screen: Screen | undefined;
  #server = 0;

  /** Its own is the first of these servers. */
  constructor(self: Client, other: Client, urls: readonly string[]) {
    this.self = self;
    this.other = other;
    this.#urls = urls;
    this.#following = this.#follow();
  }

  /** Sends one message until it is confirmed. */
  async write(text: string) {
    const id = timeOrderedId();
    const body = JSON.stringify({ text });
    for (;;) {
      const answer = await this.#ask(`/chats/${this.other.id}/messages/${id}`, 'PUT', body);
      if (answer?.status === 200) return void this.acknowledged.push(id);
      await sleep(20);
    }
  }

  async history() {
    const all: Message[] = [];
    for (let after = 0; ;) {
      const answer = await this.#ask(`/chats/${this.other.id}/messages?after=${after}&limit=100`);
      if (!answer) continue;
      const { messages } = ((await answer.json()) as { data: { messages: Message[] } }).data;
      if (messages.length === 0) return all;
      all.push(...messages);
      after = messages.at(-1)?.number ?? after;
    }
  }

  /** The number of messages announced by its sockets. */
  count = () => this.heard.length + (this.#screen ? messagesOf(this.#screen).length : 0);

  async leave() {
    this.#leaving.abort();
    this.#screen?.socket.terminate();
    await this.#following;
  }

  /** Null if no one answers; the next request then goes to another server. */
  async #ask(path: string, method = 'GET', body?: string) {
    const { headers } = this.self;
    const url = this.#urls[this.#server % this.#urls.length] + apiBase + path;
    const answer = await fetch(url, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body }),
    }).catch(() => null);
    if (!answer) this.#server += 1;
    return answer;
  }

  async #follow() {
    const { signal } = this.#leaving;
    for (let place = 0; !signal.aborted; place += 1) {
      const url = this.#urls[place % this.#urls.length] ?? '';
      const since = this.heard.at(-1)?.event ?? 0;
      try {
        this.#screen = await openChannel(addressOf(url), this.self, since);
      } catch {
        await sleep(20);
        continue;
      }
      this.returns += 1;
      await this.#screen.ended;
      this.heard.push(...messagesOf(this.#screen));
      this.#screen = undefined;
    }
  }
}

const messagesOf = (screen: Screen): Heard[] =>
  screen
    .eventsOf('message')
    .map(({ number = 0, about }) => ({ event: number, message: (about as Numbered).number }));
