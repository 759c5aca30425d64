import { type ErrorCode, type ErrorParams, errorKinds } from '@kindred/contract/error-kinds';
import type { ErrorKind } from '@kindred/contract/errors';
import { errorTexts } from '@kindred/contract/texts/en/errors';

export type { ErrorCode };

export interface FieldError {
  readonly field: string;
  readonly msg: string;
}

interface More {
  /** The field of the request that this is about, if its kind does not name one. */
  readonly field?: string;
  readonly errors?: readonly FieldError[];
  /** Seconds. */
  readonly retryAfter?: number;
  readonly data?: unknown;
}

type MoreOf<Code extends ErrorCode> =
  ErrorParams<Code> extends null
    ? [more?: More & { readonly params?: never }]
    : [more: More & { readonly params: ErrorParams<Code> }];

/** What areas throw: a code of the contract, and what its sentence mentions. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly status: ErrorKind['status'];
  /** What its sentence mentions. */
  readonly params: unknown;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor(code: LegacyCode, message: string, more?: More);
  constructor(code: Code, ...more: MoreOf<Code>);
  constructor(code: string, first?: string | (More & { params?: unknown }), second?: More) {
    const isLegacy = typeof first === 'string';
    const { params = null, ...more } = isLegacy ? { ...second } : { ...first };
    super(isLegacy ? first : sentenceOf(code as ErrorCode, params));
    const kind: ErrorKind | undefined = isLegacy ? undefined : errorKinds[code as ErrorCode];
    const field = more.field ?? kind?.field;
    this.code = code as Code;
    this.status = kind?.status ?? legacyStatus[code as LegacyCode];
    this.params = params;
    this.errors = more.errors ?? (field ? [{ field, msg: this.message }] : undefined);
    this.retryAfter = more.retryAfter;
    this.data = more.data;
  }
}

export function sentenceOf(code: ErrorCode, params: unknown) {
  const text = errorTexts[code] as string | ((values: unknown) => string);
  return typeof text === 'string' ? text : text(params);
}

const legacyStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  refused: 422,
  upgrade_required: 426,
  too_many: 429,
  stale: 412,
  unavailable: 503,
} as const;
type LegacyCode = keyof typeof legacyStatus;

/** Stops the start with one line that says what to do. */
export class StartError extends Error {}
