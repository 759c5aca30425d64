import type { Route } from '@kindred/contract/route';
import { CallError } from './call-error.ts';
import { inSession } from './call.ts';
import { config } from './config.ts';
import { type RouteResponse, parse, refusal } from './send.ts';
import { session } from './session.ts';

/** How long nothing may happen; a large file on a slow line takes as long as it takes. */
const silence = 20_000;

interface Sending {
  idempotencyKey: string;
  /** How much of it has left, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a file as the field `file` of a form; `fetch` would not tell how much of it has left. */
export function upload<R extends Route>(route: R, file: File, sending: Sending) {
  return inSession(session, route, (token) => sendFile(route, file, token, sending));
}

function sendFile<R extends Route>(
  { method, url }: R,
  file: File,
  token: string | null,
  { idempotencyKey, onProgress }: Sending,
): Promise<RouteResponse<R>> {
  const form = new FormData();
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open(method, config.apiBaseUrl + url);
  request.withCredentials = true;
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('idempotency-key', idempotencyKey);
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  return new Promise<RouteResponse<R>>((resolve, reject) => {
    const giveUp = () => {
      reject(new CallError(0, 'TIMEOUT'));
      request.abort();
    };
    let timer = setTimeout(giveUp, silence);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silence);
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      if (request.status === 0) return reject(new CallError(0, 'NETWORK_ERROR'));
      const body = parse(request.responseText);
      if (request.status < 300 && typeof body === 'object')
        return resolve(body as RouteResponse<R>);
      const headers = new Headers();
      const retryAfter = request.getResponseHeader('retry-after');
      if (retryAfter) headers.set('retry-after', retryAfter);
      reject(refusal(new Response(null, { status: request.status, headers }), body));
    });
    request.send(form);
  });
}
