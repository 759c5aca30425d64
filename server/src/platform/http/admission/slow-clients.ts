import type { Connection } from './connection.ts';

const kB = 1024;

/** A body may take this long, and longer if it arrives at this pace. */
const bodyGraceMs = 20_000;
const minBodyBytesPerSecond = 16 * kB;

/** No route accepts more, and the rest of a refused body is read up to this size. */
const maxBodyBytes = 48 * 1024 * kB;

/** What clients of one network may leave unread in total. Each slow reader counts for at least this much. */
const maxUnreadBytesOfNetwork = 64 * 1024 * kB;
const minUnreadBytesOfReader = 256 * kB;

/** Whether a body arrives too slowly, or has no end. Data waiting for us to read it is not the client's fault. */
export function exceedsBodyLimits(connection: Connection, now: number) {
  const { body, socket } = connection;
  if (!body) return false;
  if (body.request.complete || body.request.destroyed) {
    connection.body = null;
    return false;
  }
  const elapsed = now - body.since;
  const arrived = socket.bytesRead - body.from;
  const late = elapsed > bodyGraceMs && arrived < (elapsed / 1000) * minBodyBytesPerSecond;
  return arrived > maxBodyBytes || (late && body.request.readableLength === 0);
}

/** Connections to end, as their networks leave too much unread: first those that have done so longest. */
export function findSlowReaders(connections: Iterable<Connection>) {
  const lagging = new Map<string, Connection[]>();
  for (const connection of connections) {
    const { network, socket } = connection;
    connection.lag = socket.writableLength > 0 ? connection.lag + 1 : 0;
    // Data that is just being sent may seem unread once.
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
      unread += Math.max(minUnreadBytesOfReader, socket.writableLength);
      return unread > maxUnreadBytesOfNetwork;
    });
}
