import { seenUntilHeader } from '@kindred/contract/common';
import type { Route } from '@kindred/contract/route';
import { noteFailure } from '../connection.ts';
import { inSession } from './call.ts';
import { CallError } from './call-error.ts';
import { config } from './config.ts';
import { keepMark, markHeaders, marksToSend } from './seen-until.ts';
import { type RouteInput, address, parse, errorOf } from './send.ts';
import { session } from '../sessions/session.ts';

/** Downloads the response of a route as a file. It can be long, so it has no time limit. */
export async function download<R extends Route>(route: R, input: RouteInput<R>, name: string) {
  const content = await inSession(session, route, (token) =>
    fetchFile(route.method, config.apiBaseUrl + address(route.url, input), token, input.body),
  );
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the content after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export async function fetchFile(method: string, url: string, token: string | null, body?: unknown) {
  const marks = marksToSend();
  const headers = new Headers(markHeaders(marks));
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const content = body === undefined ? null : JSON.stringify(body);
  const options = { method, headers, body: content, credentials: 'include' } as const;
  const response = await fetch(url, options).catch(() => {
    noteFailure();
    throw new CallError(0, 'NETWORK_ERROR');
  });
  keepMark(marks, response.headers.get(seenUntilHeader));
  const file = await response.blob().catch(() => {
    throw new CallError(0, 'CONNECTION_LOST');
  });
  if (!response.ok) throw errorOf(response, parse(await file.text()));
  // None of our files is a page, but a proxy's error is.
  if (file.type.startsWith('text/html'))
    throw new CallError(response.status, 'UNEXPECTED_RESPONSE');
  return file;
}
