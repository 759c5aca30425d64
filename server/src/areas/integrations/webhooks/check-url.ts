import { isIP } from 'node:net';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../errors.ts';
import { isPublicAddress } from '../../../platform/http/public-address.ts';

type Mode = Pick<Config, 'production'>;

/** The host of an address, without the brackets of IPv6. */
export const hostOf = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * The address to send to. In production it has TLS and is no address of a private network; a name is looked up each time, as
 * what it leads to can change.
 */
export function checkUrl(text: string, { production }: Mode) {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.hash)
    throw new AppError('webhook_url_invalid');
  if (production && url.protocol !== 'https:') throw new AppError('webhook_url_insecure');
  if (production && isIP(hostOf(url)) && !isPublicAddress(hostOf(url)))
    throw new AppError('webhook_url_private');
  return url;
}
