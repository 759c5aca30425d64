import { deviceSecretHeader, seenUntilHeader } from '@kindred/contract/common';
import type { Route } from '@kindred/contract/route';
import type { Static, TSchema } from 'typebox';
import { tag } from '#texts/language.ts';
import { noteFailure, noteResponse } from '../connection.ts';
import { CallError } from './call-error.ts';
import { config } from './config.ts';
import { keepMark, markHeaders, marksToSend } from './seen-until.ts';
import { deviceSecret } from '../sessions/device-secret.ts';

const timeout = 20_000;

type Part<R extends Route, K extends 'body' | 'params' | 'querystring', Name extends string> =
  R['schema'] extends Readonly<Record<K, infer S extends TSchema>>
    ? Partial<Static<S>> extends Static<S>
      ? { [N in Name]?: Static<S> }
      : { [N in Name]: Static<S> }
    : { [N in Name]?: never };

export type RouteInput<R extends Route> = Part<R, 'body', 'body'> &
  Part<R, 'params', 'params'> &
  Part<R, 'querystring', 'query'>;

export type RouteResponse<R extends Route> = R['schema']['response'] extends {
  200: infer S extends TSchema;
}
  ? Static<S>
  : never;

export interface SendOptions {
  token?: string | null;
  idempotencyKey?: string;
  /** The version that a change is based on. The server refuses an outdated one. */
  ifMatch?: string;
  signal?: AbortSignal;
  /** The request continues when the page is closed. */
  keepalive?: boolean;
}

/** Sends one request by a route of the contract, without a session and without a second attempt. */
export async function send<R extends Route>(
  route: R,
  input: RouteInput<R>,
  { token, idempotencyKey, ifMatch, signal, keepalive = false }: SendOptions = {},
): Promise<RouteResponse<R>> {
  const marks = marksToSend();
  const headers = new Headers({ accept: 'application/json', ...markHeaders(marks) });
  headers.set('accept-language', tag);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (ifMatch) headers.set('if-match', ifMatch);
  if (takesDeviceSecret(route)) headers.set(deviceSecretHeader, deviceSecret());
  if (input.body !== undefined) headers.set('content-type', 'application/json');

  const limit = AbortSignal.timeout(timeout);
  let response: Response | undefined;
  try {
    response = await fetch(config.apiBaseUrl + address(route.url, input), {
      method: route.method,
      headers,
      credentials: 'include',
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      keepalive,
    });
    noteResponse();
    keepMark(marks, response.headers.get(seenUntilHeader));
    const body = parse(await response.text());
    if (!response.ok) throw errorOf(response, body);
    return checked(route, response.status, body);
  } catch (error) {
    if (error instanceof CallError || signal?.aborted) throw error;
    noteFailure();
    if (limit.aborted) throw new CallError(0, 'TIMEOUT');
    throw new CallError(0, response ? 'CONNECTION_LOST' : 'NETWORK_ERROR');
  }
}

function takesDeviceSecret({ schema }: Route) {
  const { properties = {} } = (schema.headers ?? {}) as { properties?: object };
  return deviceSecretHeader in properties;
}

/** Only what the route declares is a response of ours. A proxy in between may send anything. */
export function checked<R extends Route>(route: R, status: number, body: unknown) {
  const { required = [] } = (route.schema.response[200] ?? {}) as { required?: string[] };
  const named = typeof body === 'object' && body !== null && required.every((name) => name in body);
  if (!named) throw new CallError(status, 'UNEXPECTED_RESPONSE', body);
  return body as RouteResponse<R>;
}

/** The path with its parameters filled in, without empty parameters of the query. */
export function address(url: string, { params, query }: { params?: unknown; query?: unknown }) {
  const values = new Map(fields(params));
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of fields(query)) {
    for (const one of Array.isArray(value) ? (value as Value[]) : [value as Value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

type Value = string | number | boolean | null | undefined;

function fields(of: unknown): [string, Value | Value[]][] {
  return Object.entries((of ?? {}) as Record<string, Value | Value[]>);
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function errorOf(response: Response, body: unknown): CallError {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  const unnamed = response.status >= 500 ? 'SERVER_ERROR' : 'REFUSED';
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new CallError(
    response.status,
    typeof code === 'string' ? code : unnamed,
    body,
    Number.isFinite(wait) ? wait : null,
  );
}
