import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEnd } from '../clean-up.ts';

type Phase = 'before' | 'after';

/** Forwards requests to a server on this machine, and cuts one of them off: before it acts, or before its response. */
export async function cutConnection(port: number) {
  let seen: string[] = [];
  let isCut = false;
  let onCall = async () => {};
  let onCut = () => {};
  let cut: { index: number; phase: Phase } | undefined;

  async function forward(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '' } = request;
    const call = `${method} ${url.split('?')[0]}`;
    // The SDK repeats a request that was cut off.
    const isAgain = isCut && seen.at(-1) === call;
    if (!isAgain) isCut = seen.push(call) - 1 === cut?.index;
    const cutOff = () => {
      onCut();
      request.socket.destroy();
    };
    if (isCut && cut?.phase === 'before') return cutOff();
    await onCall();
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: headersOf(request),
      ...(method !== 'GET' && { body: Buffer.concat(chunks) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (isCut) return cutOff();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body);
  }

  const server = createServer((request, response) => void forward(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** The calls since the last cut was chosen. */
    seen: () => seen,
    /** Cuts off the call with this number, counted from now. */
    choose(index: number, phase: Phase) {
      seen = [];
      isCut = false;
      cut = { index, phase };
    },
    /** Runs this before each call is forwarded. */
    onCall(work: () => Promise<void>) {
      onCall = work;
    },
    /** Runs this when the connection is cut. */
    onCut(work: () => void) {
      onCut = work;
    },
    heal() {
      seen = [];
      isCut = false;
      cut = undefined;
    },
  };
}

function headersOf({ headers }: IncomingMessage) {
  const kept = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];
  return Object.fromEntries(
    kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
}
