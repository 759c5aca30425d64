import type { Connection } from './connection.ts';

const kB = 1024;

/** A body may take this long, and longer if it arrives at this pace. */
const bodyGrace = 20_000;
const bodyPerSecond = 16 * kB;

/** No route takes more, and what is left of a refused body is read up to here. */
const longestBody = 48 * 1024 * kB;

/** What clients of one network may leave unread together. Each that reads slowly counts for this much at least. */
const unreadOfNetwork = 64 * 1024 * kB;
const leastUnread = 256 * kB;

/** Whether a body arrives too slowly, or has no end. What waits for us to take it is not the client's fault. */
export function abusesBody(connection: Connection, now: number) {
  const { body, socket } = connection;
  if (!body) return false;
  if (body.request.complete || body.request.destroyed) {
    connection.body = null;
    return false;
  }
  const elapsed = now - body.since;
  const arrived = socket.bytesRead - body.from;
  const late = elapsed > bodyGrace && arrived < (elapsed / 1000) * bodyPerSecond;
  return arrived > longestBody || (late && body.request.readableLength === 0);
}

/** Connections to end, as their networks leave too much unread: first those that have done so longest. */
export function findLaggards(connections: Iterable<Connection>) {
  const lagging = new Map<string, Connection[]>();
  for (const connection of connections) {
    const { network, socket } = connection;
    connection.lag = socket.writableLength > 0 ? connection.lag + 1 : 0;
    // Whatever is being sent just now may seem unread once.
    if (!network || connection.lag < 2) continue;
    const others = lagging.get(network);
    if (others) others.push(connection);
    else lagging.set(network, [connection]);
  }
  return [...lagging.values()].flatMap(beyondLimit);
}

function beyondLimit(lagging: readonly Connection[]) {
  let unread = 0;
  return lagging
    .toSorted((one, other) => one.lag - other.lag)
    .filter(({ socket }) => {
      unread += Math.max(leastUnread, socket.writableLength);
      return unread > unreadOfNetwork;
    });
}
