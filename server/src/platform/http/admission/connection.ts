import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A client that sends more requests than this without waiting for a response has to connect again. */
const maxPipelined = 16;

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse & { req: IncomingMessage };
}

interface Body {
  readonly request: IncomingMessage;
  readonly since: number;
  /** What the connection had read before. */
  readonly from: number;
}

/** What is known about one open connection. */
export interface Connection {
  readonly socket: Socket;
  /** Null when it is not counted. */
  readonly network: string | null;
  /** The response that is being created or sent. */
  current: ServerResponse | null;
  /** Requests that were sent without waiting for it. */
  readonly next: Exchange[];
  body: Body | null;
  /** When it was last refused, or accepted after a wait. */
  heldBackAt: number;
  /** Rounds for which the client has left something unread. */
  lag: number;
}

export const openConnection = (socket: Socket, network: string | null): Connection => ({
  socket,
  network,
  current: null,
  next: [],
  body: null,
  heldBackAt: -Infinity,
  lag: 0,
});

type HandleExchange = (connection: Connection, exchange: Exchange) => void;

/** Handles the requests of one connection one after the other, so that none of them can use much capacity. */
export function handleInTurn(
  connection: Connection,
  exchange: Exchange,
  handle: HandleExchange,
  done: (response: ServerResponse) => void,
) {
  const { next, socket } = connection;
  if (connection.current) return queue(next, exchange);
  const { request, response } = exchange;
  connection.current = response;
  if (request.method !== 'GET' && !request.complete)
    connection.body = { request, since: performance.now(), from: socket.bytesRead };
  // The event is also emitted when the client has closed the connection.
  response.once('close', () => {
    connection.current = null;
    done(response);
    const following = next.shift();
    if (following && !socket.destroyed) handleInTurn(connection, following, handle, done);
  });
  handle(connection, exchange);
}

function queue(next: Exchange[], exchange: Exchange) {
  if (next.length >= maxPipelined) return;
  next.push(exchange);
  // The connection ends with this response; the client sends the rest again.
  if (next.length === maxPipelined) exchange.response.shouldKeepAlive = false;
}
