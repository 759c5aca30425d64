import { createHash } from 'node:crypto';
import type { Engine } from '../due/engine.ts';
import { newId } from '../store/ids.ts';
import type { Transaction } from '../store/transaction.ts';
import { ApiError } from './errors.ts';
import { expand } from './expand.ts';
import type { Form } from './form.ts';
import { Params } from './params.ts';
import type { Route } from './route.ts';
import type { Router } from './router.ts';

export interface ApiRequest {
  method: string;
  path: string;
  form: Form;
  key: string | undefined;
  idempotencyKey: string | undefined;
}

export interface ApiResponse {
  status: number;
  body: string;
  requestId: string;
  isReplayed?: boolean;
  /** The bank of the card takes ten seconds. */
  isSlow?: boolean;
}

export interface Keys {
  secret: string;
  publishable: string;
}

function refuseKey(key: string | undefined): ApiError {
  return new ApiError(401, {
    type: 'invalid_request_error',
    message: key
      ? `Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}`
      : 'You did not provide an API key. Provide it in the Authorization header, using Bearer auth.',
  });
}

const bodyOf = (response: object) => JSON.stringify(response, null, 2);

const fingerprint = ({ method, path, form }: ApiRequest) =>
  createHash('sha256')
    .update(JSON.stringify([method, path, form]))
    .digest('hex');

const failureOf = (error: ApiError) => ({
  status: error.status,
  body: bodyOf({ error: error.body }),
});

interface Target {
  route: Route;
  ids: string[];
  fromBrowser: boolean;
}

/** Answers requests one at a time. A request's changes are stored all together or not at all. */
export class Responder {
  private readonly engine: Engine;
  private readonly router: Router;
  private readonly keys: Keys;

  constructor(engine: Engine, router: Router, keys: Keys) {
    this.engine = engine;
    this.router = router;
    this.keys = keys;
  }

  respond(request: ApiRequest): ApiResponse {
    const requestId = newId('req');
    this.engine.catchUp();
    const { now } = this.engine;
    const tx = this.engine.begin(now, {
      id: requestId,
      idempotency_key: request.idempotencyKey ?? null,
    });
    try {
      const kept = this.findKept(tx, request);
      if (kept) return { ...kept, requestId, isReplayed: true };
      const { route, ids, fromBrowser } = this.findRoute(request);
      const given = this.perform(tx, request, { route, ids, fromBrowser });
      const response = { ...given, requestId, isSlow: tx.bank.isSlow };
      if (route.keepsNothing) return response;
      return this.keep(tx, request, response);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...failureOf(error), requestId };
    }
  }

  private findRoute({ key, method, path }: ApiRequest): Target {
    const fromBrowser = key === this.keys.publishable;
    if (!fromBrowser && key !== this.keys.secret) throw refuseKey(key);
    const found = this.router.find(method, path);
    if (!found)
      throw new ApiError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}). The payment sandbox knows the part of the API that Kindred uses.`,
      });
    if (fromBrowser && !found.route.openToBrowsers)
      throw new ApiError(401, {
        type: 'invalid_request_error',
        code: 'secret_key_required',
        message: 'This API call cannot be made with a publishable API key.',
      });
    return { ...found, fromBrowser };
  }

  /** A declined card is an error whose changes are kept; after any other error nothing is. */
  private perform(tx: Transaction, request: ApiRequest, { route, ids, fromBrowser }: Target) {
    const params = new Params(request.form);
    params.ignore('key', '_stripe_account', '_stripe_version');
    const paths = params.texts('expand') ?? [];
    try {
      const response = expand(tx, route.handle({ tx, params, ids, fromBrowser }), paths);
      params.refuseUnknown();
      return { status: 200, body: bodyOf(response) };
    } catch (error) {
      if (!(error instanceof ApiError) || !error.keepsChanges) throw error;
      params.refuseUnknown();
      return failureOf(error);
    }
  }

  private keep(tx: Transaction, request: ApiRequest, response: ApiResponse): ApiResponse {
    if (request.idempotencyKey && request.method === 'POST')
      tx.put({
        id: request.idempotencyKey,
        object: 'kept_response',
        created: tx.now,
        request: fingerprint(request),
        status: response.status,
        body: response.body,
      });
    this.engine.commit(tx);
    return response;
  }

  private findKept(tx: Transaction, request: ApiRequest) {
    if (!request.idempotencyKey || request.method !== 'POST') return undefined;
    const kept = tx.find('kept_response', request.idempotencyKey);
    if (!kept) return undefined;
    if (kept.request !== fingerprint(request))
      throw new ApiError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.idempotencyKey}' if you meant to execute a different request.`,
      });
    return { status: kept.status, body: kept.body };
  }
}
