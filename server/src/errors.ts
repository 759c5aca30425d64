import { type ErrorCode, type ErrorParams, errorKinds } from '@kindred/contract/error-kinds';
import type { ErrorKind } from '@kindred/contract/errors';
import type { FaultCode, FieldFault } from '@kindred/contract/field-faults';
import { saySentences } from './texts/sentences.ts';

export type { ErrorCode };

/** As the specification words them. */
const english = saySentences('en', {});

export interface FieldError {
  readonly field: string;
  /** The sentence of the code, in English until it is sent. */
  readonly msg: string;
  readonly code: FaultCode | ErrorCode;
  readonly params?: unknown;
}

export function toFieldError(field: string, { code, params }: FieldFault): FieldError {
  return { field, msg: english.faults[code](params), code, ...(params && { params }) };
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

  constructor(code: Code, ...[given]: MoreOf<Code>) {
    const { params = null, ...more }: More & { readonly params?: unknown } = { ...given };
    super(sentenceOf(code, params));
    const kind: ErrorKind = errorKinds[code];
    const field = more.field ?? kind.field;
    this.code = code;
    this.status = kind.status;
    this.params = params;
    this.errors =
      more.errors ??
      (field
        ? [{ field, msg: this.message, code, ...(params !== null && { params }) }]
        : undefined);
    this.retryAfter = more.retryAfter;
    this.data = more.data;
  }
}

export const sentenceOf = (code: ErrorCode, params: unknown) => english.errors[code](params);

/** Stops the start with one line that says what to do. */
export class StartError extends Error {}
