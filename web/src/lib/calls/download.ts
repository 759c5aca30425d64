import type { Route } from '@kindred/contract/route';
import { session } from '../sessions/session.ts';
import { inSession } from './call.ts';
import { config } from './config.ts';
import { fetchFile } from './fetch-file.ts';
import { type RouteInput, address } from './send.ts';

/** Downloads the response of a route as a file. It can be long, so it has no time limit. */
export async function download<R extends Route>(route: R, input: RouteInput<R>, name: string) {
  const content = await inSession(session, route, (token) =>
    fetchFile(route.method, config.apiBaseUrl + address(route.url, input), token, input.body),
  );
  saveFile(content, name);
}

/** Gives a file to the browser, which saves it. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the content after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
