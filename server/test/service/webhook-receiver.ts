import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { atEnd } from '../clean-up.ts';

interface ReceivedEvent {
  readonly id: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
  readonly event: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A program on this machine that gets events. */
export async function openReceiver() {
  const received: ReceivedEvent[] = [];
  // A receiver without a status never answers.
  const answer = { status: 200, body: 'ok', headers: {} as Record<string, string>, ends: true };
  const server = createServer((request, response) => {
    void (async () => {
      const { headers } = request;
      const body = await text(request);
      const event = JSON.parse(body) as ReceivedEvent['event'];
      received.push({ id: String(headers['webhook-id']), body, headers, event });
      if (answer.status === 0) return;
      response.writeHead(answer.status, answer.headers).write(answer.body);
      if (answer.ends) response.end();
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    /** What it answers from now on. */
    answer,
    /** Ends the requests that were not answered. */
    hangUp: () => server.closeAllConnections(),
    types: () => received.map(({ event }) => event.type),
  };
}
