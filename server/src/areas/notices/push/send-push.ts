import { request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import type { FastifyInstance } from 'fastify';
import { lookUpPublic } from '../../../platform/http/public-address.ts';
import { isPushEndpoint } from './endpoint.ts';
import type { PushKeys } from './push-keys.ts';

/** What a browser gives us to reach it. */
export interface Browser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What the service worker shows. */
export interface Push {
  readonly title: string;
  readonly body: string;
  /** The page that opens, below our own URL. */
  readonly url: string;
  /** A later push with the same tag replaces this one. */
  readonly tag: string;
}

const timeoutMs = 10_000;
const timeToLive = 24 * 3600;
/** All pushes have the same length, so that the push service cannot infer what they say. */
const size = 700;

/** `gone` when the browser has ended its subscription, `failed` when it may be tried again. */
export type Outcome = 'sent' | 'gone' | 'failed';

export async function sendPush(
  { config: { push: settings }, site }: Pick<FastifyInstance, 'config' | 'site'>,
  { topicOf, ...keys }: PushKeys,
  browser: Browser,
  push: Push,
): Promise<Outcome> {
  if (!isPushEndpoint(browser.endpoint, settings)) return 'gone';
  const { default: library } = await import('web-push');
  const { endpoint, method, headers, body } = library.generateRequestDetails(
    { ...browser, keys: { ...browser.keys } },
    Buffer.from(JSON.stringify(push)).length < size
      ? padded(JSON.stringify(push))
      : JSON.stringify({ ...push, body: '' }),
    {
      vapidDetails: { subject: `mailto:${site.document.brand.supportEmail}`, ...keys },
      TTL: timeToLive,
      topic: topicOf(browser.endpoint, push.tag),
    },
  );
  const status = await post(endpoint, { method, headers, local: settings.local }, body);
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}

const padded = (text: string) => text + ' '.repeat(size - Buffer.from(text).length);

interface Request {
  readonly method: string;
  readonly headers: Record<string, unknown>;
  readonly local: string | undefined;
}

/** The status of the response, whose body is ignored. Redirects are not followed. */
function post(endpoint: string, { method, headers, local }: Request, body: Buffer | null) {
  const isLocal = local !== undefined && new URL(endpoint).origin === local;
  const send = endpoint.startsWith('https:') ? requestEncrypted : requestPlain;
  return new Promise<number>((done, fail) => {
    const request = send(
      endpoint,
      {
        method,
        headers: headers as Record<string, string>,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!isLocal && { lookup: lookUpPublic }),
      },
      (response) => {
        done(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}
