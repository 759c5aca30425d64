import type { Config } from '../../../config.ts';

/**
 * Whether we send to an address that a browser names: a push service that the operator allows, with TLS, at its usual
 * port. Anyone can name any address, and we must not be made to call others.
 */
export function isPushEndpoint(endpoint: string, { hosts, local }: Config['push']) {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  if (local && url.origin === local) return true;
  if (url.protocol !== 'https:' || url.port) return false;
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}
