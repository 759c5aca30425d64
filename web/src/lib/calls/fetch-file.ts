import { seenUntilHeader } from '@kindred/contract/common';
import { tag } from '#texts/language.ts';
import { noteFailure } from '../connection.ts';
import { CallError } from './call-error.ts';
import { keepMark, markHeaders, marksToSend } from './seen-until.ts';
import { errorOf, parse } from './send.ts';

export async function fetchFile(method: string, url: string, token: string | null, body?: unknown) {
  const marks = marksToSend();
  const headers = new Headers(markHeaders(marks));
  headers.set('accept-language', tag);
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
