import { T as seenUntilHeader } from './members-DaHwJcC0.js';
import {
  a as parse,
  c as markHeaders,
  f as CallError,
  h as noteFailure,
  i as errorOf,
  l as marksToSend,
  n as address,
  s as keepMark,
  t as session,
} from './session-qxZvcB-b.js';
import { r as inSession } from './call-DKXJHjxq.js';
import { t as config } from './config-QonXKZXr.js';
// web/src/lib/calls/download.ts
/** Downloads the response of a route as a file. It can be long, so it has no time limit. */
async function download(route, input, name) {
  const content = await inSession(session, route, (token) =>
    fetchFile(route.method, config.apiBaseUrl + address(route.url, input), token, input.body),
  );
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), {
    href: url,
    download: name,
  }).click();
  setTimeout(() => URL.revokeObjectURL(url), 6e4);
}
async function fetchFile(method, url, token, body) {
  const marks = marksToSend();
  const headers = new Headers(markHeaders(marks));
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body !== void 0) headers.set('content-type', 'application/json');
  const options = {
    method,
    headers,
    body: body === void 0 ? null : JSON.stringify(body),
    credentials: 'include',
  };
  const response = await fetch(url, options).catch(() => {
    noteFailure();
    throw new CallError(0, 'NETWORK_ERROR');
  });
  keepMark(marks, response.headers.get(seenUntilHeader));
  const file = await response.blob().catch(() => {
    throw new CallError(0, 'CONNECTION_LOST');
  });
  if (!response.ok) throw errorOf(response, parse(await file.text()));
  if (file.type.startsWith('text/html'))
    throw new CallError(response.status, 'UNEXPECTED_RESPONSE');
  return file;
}
export { fetchFile as n, download as t };
