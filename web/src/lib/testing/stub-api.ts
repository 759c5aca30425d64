import { vi } from 'vitest';

export interface ReceivedRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** The connection breaks instead. */
  broken?: boolean;
}

/** Has the fields that the responses of the routes in these tests need. */
const anyResponse = { success: true, data: {}, userData: {} };

/** Replaces the network: answers each fetch as configured, records the request and respects its signal. */
export function stubApi(answer: (request: ReceivedRequest) => Reply | Promise<Reply>) {
  const requests: ReceivedRequest[] = [];
  const fetching = vi.fn(async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, 'https://kindred.example'), init);
    const text = await request.text();
    const one = {
      method: request.method,
      url: request.url.replace('https://kindred.example', ''),
      headers: Object.fromEntries(request.headers),
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    requests.push(one);
    const reply = await Promise.race([answer(one), aborted(request.signal)]);
    if (reply.broken) throw new TypeError('fetch failed');
    const body = reply.body ?? anyResponse;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status: reply.status ?? 200,
      headers: reply.headers ?? {},
    });
  });
  vi.stubGlobal('fetch', fetching);
  return { requests, fetching, [Symbol.dispose]: () => void vi.unstubAllGlobals() };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => reject(signal.reason as Error);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse);
  });
}
