import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { responseFaults } from './schemas.ts';

interface Received {
  body: string;
  signature: string;
}

/** A webhook that records events and responds as the test says. */
export async function openReceiver() {
  const requests: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ body, signature: String(request.headers['stripe-signature']) });
      return response.writeHead(receiver.response).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const receiver = {
    requests,
    response: 200,
    webhook: { url: `http://127.0.0.1:${port}/webhook`, secret: 'whsec_test' },
    get types(): string[] {
      return requests.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      expect(requests.flatMap(({ body }) => responseFaults(body))).toEqual([]);
    },
  };
  return receiver;
}
