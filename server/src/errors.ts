/** The error codes and their HTTP status. */
export const statusOf = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  second_factor_required: 403,
  fresh_proof_required: 403,
  not_found: 404,
  conflict: 409,
  stale: 412,
  too_large: 413,
  unsupported: 415,
  refused: 422,
  upgrade_required: 426,
  too_many: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;
export interface FieldError {
  readonly field: string;
  readonly msg: string;
}

/** The error that areas throw. `message` is a sentence that a person can act on. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    more: { errors?: readonly FieldError[]; retryAfter?: number; data?: unknown } = {},
  ) {
    super(message);
    this.code = code;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter;
    this.data = more.data;
  }
}

/** Stops the start with one line that says what to do. */
export class StartError extends Error {}
