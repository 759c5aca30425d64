import type * as Type from 'typebox';

/** What belongs to one reason why a request fails. Its code is its name in the record of its area. */
export interface ErrorKind {
  /** The status of HTTP. */
  readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 426 | 429 | 500 | 503;
  /** The field of the request that it is always about. */
  readonly field?: string;
  /** What its sentence mentions. */
  readonly params?: Readonly<Record<string, Type.TSchema>>;
}

export type ParamsOf<Kind> = Kind extends {
  readonly params: infer Params extends Record<string, Type.TSchema>;
}
  ? { readonly [Name in keyof Params]: Type.Static<Params[Name]> }
  : null;

export const defineErrors = <const Kinds extends Readonly<Record<string, ErrorKind>>>(
  kinds: Kinds,
) => kinds;
