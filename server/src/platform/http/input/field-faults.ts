import type { FieldFault } from '@kindred/contract/field-faults';
import type { ErrorObject } from 'ajv';

/** What the validator found, as a code of the contract with its parameters. */
export function faultOf({ keyword, params }: ErrorObject): FieldFault {
  return faults[keyword]?.(params) ?? { code: 'invalid' };
}

type Params = ErrorObject['params'];
interface Limited {
  readonly limit: number;
}

const least = (params: Params) => ({ least: (params as Limited).limit });
const most = (params: Params) => ({ most: (params as Limited).limit });

const faults: Partial<Record<string, (params: Params) => FieldFault>> = {
  required: () => ({ code: 'required' }),
  additionalProperties: () => ({ code: 'unknown_field' }),
  minLength: (params) =>
    (params as Limited).limit === 1
      ? { code: 'empty' }
      : { code: 'too_short', params: least(params) },
  maxLength: (params) => ({ code: 'too_long', params: most(params) }),
  enum: (params) => {
    const { allowedValues } = params as { allowedValues: (string | null)[] };
    return {
      code: 'not_listed',
      params: { allowed: allowedValues.filter((word) => word !== null) },
    };
  },
  format: (params) => {
    const { format } = params as { format: string };
    if (format === 'visible') return { code: 'not_visible' };
    return format === 'email'
      ? { code: 'not_email' }
      : { code: 'wrong_format', params: { format } };
  },
  pattern: (params) => ({
    code: 'wrong_pattern',
    params: { pattern: (params as { pattern: string }).pattern },
  }),
  type: (params) => ({
    code: 'wrong_type',
    params: { type: (params as { type: string | string[] }).type },
  }),
  const: () => ({ code: 'not_constant' }),
  anyOf: () => ({ code: 'matches_nothing' }),
  minimum: (params) => ({ code: 'too_small', params: least(params) }),
  maximum: (params) => ({ code: 'too_large', params: most(params) }),
  minItems: (params) => ({ code: 'too_few_items', params: least(params) }),
  maxItems: (params) => ({ code: 'too_many_items', params: most(params) }),
  uniqueItems: (params) => {
    const { i: other, j: one } = params as { i: number; j: number };
    return { code: 'repeated_items', params: { one, other } };
  },
  minProperties: (params) => ({ code: 'too_few_fields', params: least(params) }),
  maxProperties: (params) => ({ code: 'too_many_fields', params: most(params) }),
};
