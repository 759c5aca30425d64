import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../config.ts';
import { clientNetworkOf } from '../http/address.ts';
import { countRequests } from '../http/limits/rates.ts';
import { scaleLimit } from '../http/limits/limits.ts';

/** Open sockets of one network that have not signed in. */
const mostOfNetwork = 1000;

export const liveLimits = {
  sockets: {
    what: 'New sockets of the live channel that do not sign in',
    perNetwork: 1200,
    seconds: 60,
  },
  /** Each reads the events it missed. */
  channels: { what: 'Signing in to the live channel', perAccount: 120, seconds: 60 },
} as const;

export type Refusal = 403 | 429 | 503;

/** Takes the socket out of the count of its network. */
export type Release = () => void;

/**
 * Decides who may open a socket, before sign-in. A network may be a mobile carrier with thousands of members, so a socket that has
 * signed in counts for its member alone.
 */
export function createGate(config: Config, now: () => Date) {
  const { perNetwork, seconds } = liveLimits.sockets;
  const count = countRequests(seconds * 1000);
  const open = new Map<string, number>();
  let all = 0;

  function release(network: string) {
    const left = (open.get(network) ?? 1) - 1;
    if (left > 0) open.set(network, left);
    else open.delete(network);
  }

  return {
    /** Counts the socket until it closes, or says why it is refused. */
    enter(request: IncomingMessage, socket: Socket): Refusal | Release {
      if (!isOwnOrigin(request, config.publicUrl)) return 403;
      const network = clientNetworkOf({ ip: clientOf(request, config.trustProxy) });
      if (count(network, now().getTime()) > scaleLimit(perNetwork, config.limits)) return 429;
      const here = open.get(network) ?? 0;
      if (here >= scaleLimit(mostOfNetwork, Math.max(1, config.limits))) return 429;
      if (all >= config.maxSockets) return 503;
      all += 1;
      open.set(network, here + 1);
      let isReleased = false;
      const releaseOnce = () => {
        if (!isReleased) release(network);
        isReleased = true;
      };
      socket.once('close', () => {
        all -= 1;
        releaseOnce();
      });
      return () => {
        if (!isReleased) count.giveBack(network, now().getTime());
        releaseOnce();
      };
    },
    count: () => all,
  };
}

/** Pages of other sites send their own origin. Programs send none, and need a token like everyone. */
function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string) {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host || from.origin === new URL(publicUrl).origin;
}

/** The address that the outermost trusted proxy saw. */
function clientOf({ headers, socket }: IncomingMessage, trustProxy: number) {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [
    socket.remoteAddress ?? '',
    ...forwarded
      .map((address) => address.trim())
      .filter(Boolean)
      .toReversed(),
  ];
  return hops[Math.min(trustProxy, hops.length - 1)] ?? '';
}
