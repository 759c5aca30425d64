import type { Route } from '@kindred/contract/route';
import { inSession } from './call.ts';
import { CallError } from './call-error.ts';
import { config } from './config.ts';
import { type Input, address, parse, refusal } from './send.ts';
import { session } from './session.ts';

/** Saves what a route answers as a file. It may be long, so it has no time limit. */
export async function download<R extends Route>(route: R, input: Input<R>, name: string) {
  const content = await inSession(session, route, (token) =>
    fetchFile(config.apiBaseUrl + address(route.url, input), token),
  );
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser takes the content over after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

async function fetchFile(url: string, token: string | null) {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await fetch(url, { credentials: 'include', ...(headers && { headers }) }).catch(
    () => {
      throw new CallError(0, 'NETWORK_ERROR');
    },
  );
  if (!response.ok) throw refusal(response, parse(await response.text()));
  return response.blob();
}
