import * as Type from 'typebox';
import type { ParamsOf } from './errors.ts';

const Limit = Type.Number();

/** What can be wrong with a field of a request. A fault has a code and what its sentence mentions. */
export const fieldFaults = {
  required: {},
  unknown_field: {},
  empty: {},
  too_short: { params: { least: Limit } },
  too_long: { params: { most: Limit } },
  /** It contains a character that is not text. */
  not_text: {},
  not_visible: {},
  not_email: {},
  wrong_format: { params: { format: Type.String() } },
  wrong_pattern: { params: { pattern: Type.String() } },
  wrong_type: { params: { type: Type.Union([Type.String(), Type.Array(Type.String())]) } },
  not_listed: { params: { allowed: Type.Array(Type.String()) } },
  not_constant: {},
  matches_nothing: {},
  too_small: { params: { least: Limit } },
  too_large: { params: { most: Limit } },
  too_few_items: { params: { least: Limit } },
  too_many_items: { params: { most: Limit } },
  repeated_items: { params: { one: Type.Integer(), other: Type.Integer() } },
  /** A text in braces names a value that its default text does not mention. */
  unknown_values: { params: { known: Type.Array(Type.String()) } },
  /** Another one of the same list has it. */
  repeated: {},
  repeated_number: {},
  /** It cannot be together with what another field of the request says. */
  contradicts: { params: { other: Type.String() } },
  /** The product itself uses this address. */
  reserved: {},
  too_few_fields: { params: { least: Limit } },
  too_many_fields: { params: { most: Limit } },
  /** Anything else. No schema of a request leads to it, as a test says. */
  invalid: {},
} as const;

type Faults = typeof fieldFaults;
export type FaultCode = keyof Faults;

/** A code with its parameters. */
export type FieldFault = {
  [Code in FaultCode]: ParamsOf<Faults[Code]> extends null
    ? { readonly code: Code; readonly params?: never }
    : { readonly code: Code; readonly params: ParamsOf<Faults[Code]> };
}[FaultCode];
