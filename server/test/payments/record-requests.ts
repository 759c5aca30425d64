import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { atEnd } from '../clean-up.ts';

/** A request to the payment provider. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

/** Forwards requests to a server on this machine, and records each of them. */
export async function recordRequests(port: number) {
  const requests: SentRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '', headers } = request;
      const body = await text(request);
      const [path = '', query = ''] = url.split('?');
      requests.push({ method, path, query, body, headers });
      const { authorization = '', 'content-type': type = '', 'idempotency-key': key } = headers;
      const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
        method,
        headers: {
          authorization,
          ...(type && { 'content-type': type }),
          ...(typeof key === 'string' && { 'idempotency-key': key }),
        },
        ...(method === 'POST' && { body }),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { requests, port: (server.address() as AddressInfo).port };
}
