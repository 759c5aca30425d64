import { seenUntilHeader } from '@kindred/contract/common';
import type { Route } from '@kindred/contract/route';
import { noteFailure } from '../connection.ts';
import { CallError } from './call-error.ts';
import { inSession } from './call.ts';
import { config } from './config.ts';
import { keepMark, marksToSend } from './seen-until.ts';
import { type RouteResponse, checked, errorOf, parse } from './send.ts';
import { session } from '../sessions/session.ts';

/** The longest time without any progress. A large file on a slow connection may take longer than that in total. */
const idleTimeout = 20_000;

interface UploadOptions {
  idempotencyKey: string;
  /** The share of it that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a file as the field `file` of a form. `fetch` cannot report progress. */
export function upload<R extends Route>(route: R, file: File, options: UploadOptions) {
  return inSession(session, route, (token) => sendFile(route, file, token, options));
}

function sendFile<R extends Route>(
  route: R,
  file: File,
  token: string | null,
  { idempotencyKey, onProgress }: UploadOptions,
): Promise<RouteResponse<R>> {
  const form = new FormData();
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open(route.method, config.apiBaseUrl + route.url);
  request.withCredentials = true;
  const marks = marksToSend();
  request.setRequestHeader('accept', 'application/json');
  if (marks) request.setRequestHeader(seenUntilHeader, marks);
  request.setRequestHeader('idempotency-key', idempotencyKey);
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  return new Promise<RouteResponse<R>>((resolve, reject) => {
    const giveUp = () => {
      reject(new CallError(0, 'TIMEOUT'));
      request.abort();
    };
    let timer = setTimeout(giveUp, idleTimeout);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idleTimeout);
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      keepMark(marks, request.getResponseHeader(seenUntilHeader));
      try {
        resolve(responseOf(route, request));
      } catch (error) {
        reject(error as Error);
      }
    });
    request.send(form);
  });
}

function responseOf<R extends Route>(route: R, request: XMLHttpRequest) {
  const { status, responseText } = request;
  if (status === 0) {
    noteFailure();
    throw new CallError(0, 'NETWORK_ERROR');
  }
  const body = parse(responseText);
  if (status < 300) return checked(route, status, body);
  const headers = new Headers();
  const retryAfter = request.getResponseHeader('retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  throw errorOf(new Response(null, { status, headers }), body);
}
