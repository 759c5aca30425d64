import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

type From = Pick<FastifyRequest, 'ip'>;

/** The address of the client, as trusted proxies report it; null if it is invalid. */
export function addressOf({ ip }: From): string | null {
  // A link-local address has a zone, and IPv4 may arrive as IPv6.
  const address = withoutPort(ip)
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : null;
}

/** Some proxies write the port, too. */
const withoutPort = (ip: string) =>
  ip.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').replace(/^\[([^\]]+)\](?::\d+)?$/, '$1');

/** The network that limits count. The owner of an IPv6 address owns its entire /64 as well. */
export function clientNetworkOf(from: From): string {
  const address = addressOf(from) ?? 'unknown';
  return isIPv6(address) ? networkOf(address) : address;
}

/** Whether the other end of a connection is on this machine. */
export const isLoopback = (address = '') => /^((::ffff:)?127(\.\d{1,3}){3}|::1)$/.test(address);

function networkOf(address: string) {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
