import { type IncomingMessage, type RequestOptions, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { deliveryFaults } from '@kindred/contract/integrations/webhooks';
import { isPublicAddress, lookUpPublic } from '../../../platform/http/public-address.ts';
import { hostOf } from './check-url.ts';

const timeoutMs = 15_000;
const longestResponse = 1000;

export interface Outcome {
  readonly status: number | null;
  readonly response: string | null;
  readonly fault: (typeof deliveryFaults)[number] | null;
}

interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the host may be on a private network, as when someone tries it on their own machine. */
  readonly mayBePrivate: boolean;
  readonly lookup?: LookupFunction;
  readonly signal?: AbortSignal;
}

/** Sends a request once. It follows no redirect, and connects to the very address that was checked. */
export async function callWebhook({ mayBePrivate, lookup = lookUpPublic, ...call }: Call) {
  const { signal = AbortSignal.timeout(timeoutMs) } = call;
  const url = new URL(call.url);
  // An address in numbers is never looked up.
  const isPrivate = isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url));
  if (isPrivate && !mayBePrivate) return failed('address');
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...call.headers, 'content-length': Buffer.byteLength(call.body) },
    agent: false,
    signal,
    ...(!mayBePrivate && { lookup }),
  };
  try {
    const response = await send(url, options, call.body);
    const text = await readStart(response);
    return { status: response.statusCode ?? null, response: text, fault: null } satisfies Outcome;
  } catch (error) {
    // A response that stops in its middle is an aborted connection, whatever ended it.
    return failed(signal.aborted ? 'timeout' : faultOf(error));
  }
}

export const failed = (fault: NonNullable<Outcome['fault']>): Outcome => ({
  status: null,
  response: null,
  fault,
});

const send = (url: URL, options: RequestOptions, body: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? overHttps : overHttp)(url, options, resolve);
    request.on('error', reject).end(body);
  });

/** The rest is not read. */
async function readStart(response: IncomingMessage) {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    text += String(part);
    if (text.length >= longestResponse) break;
  }
  // The database stores no NUL.
  return text.replaceAll('\0', '').slice(0, longestResponse).toWellFormed();
}

function faultOf(error: unknown) {
  const isPrivate = error instanceof Error && error.message === 'The host has no public address';
  return isPrivate ? 'address' : 'connection';
}
