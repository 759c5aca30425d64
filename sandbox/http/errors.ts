import type { Kind } from '../store/objects.ts';

interface ErrorBody {
  type: 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
}

/** An error as Stripe sends it. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** Whether the changes made so far are stored, as with a declined payment. */
  readonly keepsChanges: boolean;

  constructor(status: number, body: ErrorBody, keepsChanges = false) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? {
          ...body,
          doc_url: `https://docs.stripe.com/error-codes/${body.code.replaceAll('_', '-')}`,
        }
      : body;
    this.keepsChanges = keepsChanges;
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new ApiError(400, { type: 'invalid_request_error', message, param, code });

export const resourceMissing = (kind: Kind | 'subscription_item', id: string, param = 'id') =>
  new ApiError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

export const missingParam = (param: string) =>
  invalid(`Missing required param: ${param}.`, param, 'parameter_missing');

export const unexpectedState = (code: string, message: string) => invalid(message, undefined, code);
