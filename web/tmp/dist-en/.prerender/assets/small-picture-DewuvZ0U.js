import { t as config } from './config-QonXKZXr.js';
import {
  a as parse,
  f as CallError,
  h as noteFailure,
  i as errorOf,
  l as marksToSend,
  r as checked,
  s as keepMark,
  t as session,
} from './session-qxZvcB-b.js';
import { r as inSession } from './call-DKXJHjxq.js';
import { T as seenUntilHeader } from './members-DaHwJcC0.js';
import { t as photoSizes } from './addresses-CvYbQb9r.js';
import { s as photoLimits } from './photos-D0wjT6zA.js';
// web/src/lib/calls/upload.ts
/** The longest time without any progress. A large file on a slow connection may take longer than that in total. */
var idleTimeout = 2e4;
/** Sends a file as the field `file` of a form. `fetch` cannot report progress. */
function upload(route, file, options) {
  return inSession(session, route, (token) => sendFile(route, file, token, options));
}
function sendFile(route, file, token, { idempotencyKey, onProgress }) {
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
  return new Promise((resolve, reject) => {
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
        reject(error);
      }
    });
    request.send(form);
  });
}
function responseOf(route, request) {
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
  throw errorOf(
    new Response(null, {
      status,
      headers,
    }),
    body,
  );
}
// web/src/lib/pictures/draw-small.ts
/** Turned as the metadata of its file says. */
var upright = { imageOrientation: 'from-image' };
// web/src/lib/pictures/small-picture.ts
/** What the service keeps of a photo. */
var storedSide = photoSizes.at(-1) ?? 1600;
/** Twice what is kept, so that a part of the picture can be chosen without a loss. */
var croppedSide = 2 * storedSide;
/** A picture to crop, upright. Rejects if the browser can't read the file. */
var openPicture = async (file) =>
  (await inWorker({
    file,
    result: 'bitmap',
    side: croppedSide,
  })) ?? createImageBitmap(file, upright);
/** The file as it is sent: a large picture is made smaller. One that the browser can't read stays, and the service says why. */
async function smallFile(file) {
  const blob = await inWorker({
    file,
    result: 'file',
    side: storedSide,
    bytes: photoLimits.bytes,
  });
  return blob ? new File([blob], file.name, { type: blob.type }) : file;
}
/**
 * A large photo takes hundreds of megabytes and up to a second, which would stop the page. They are free again
 * when the worker ends. Null if it could not do it.
 */
function inWorker(task) {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(task, []);
  }).finally(() => worker.terminate());
}
export { smallFile as n, upload as r, openPicture as t };
