import { readdirSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { faultOf } from './field-faults.ts';
import { toFieldErrors } from './validation.ts';

const ajv = new Ajv({ allErrors: true, strict: false });

const cases: [schema: object, value: unknown, fault: object][] = [
  [{ required: ['a'] }, {}, { code: 'required' }],
  [{ properties: {}, additionalProperties: false }, { a: 1 }, { code: 'unknown_field' }],
  [{ minLength: 1 }, '', { code: 'empty' }],
  [{ minLength: 2 }, 'a', { code: 'too_short', params: { least: 2 } }],
  [{ maxLength: 1 }, 'ab', { code: 'too_long', params: { most: 1 } }],
  [{ enum: ['a', 'b', null] }, 'c', { code: 'not_listed', params: { allowed: ['a', 'b'] } }],
  [{ pattern: '^a' }, 'b', { code: 'wrong_pattern', params: { pattern: '^a' } }],
  [{ type: 'integer' }, 'b', { code: 'wrong_type', params: { type: 'integer' } }],
  [{ type: ['string', 'null'] }, 1, { code: 'wrong_type', params: { type: ['string', 'null'] } }],
  [{ const: true }, false, { code: 'not_constant' }],
  [{ anyOf: [{ const: 1 }, { const: 2 }] }, 3, { code: 'not_constant' }],
  [{ minimum: 2 }, 1, { code: 'too_small', params: { least: 2 } }],
  [{ maximum: 2 }, 3, { code: 'too_large', params: { most: 2 } }],
  [{ minItems: 1 }, [], { code: 'too_few_items', params: { least: 1 } }],
  [{ maxItems: 1 }, [1, 2], { code: 'too_many_items', params: { most: 1 } }],
  [{ uniqueItems: true }, [1, 1], { code: 'repeated_items', params: { one: 0, other: 1 } }],
  [{ minProperties: 1 }, {}, { code: 'too_few_fields', params: { least: 1 } }],
  [{ maxProperties: 0 }, { a: 1 }, { code: 'too_many_fields', params: { most: 0 } }],
];

test.each(cases)('%j refuses %j with a code and its parameters', (schema, value, fault) => {
  const validate = ajv.compile(schema);
  expect(validate(value)).toBe(false);
  const [error] = toFieldErrors(validate.errors ?? []);
  expect(error).toMatchObject(fault);
});

/** Ours are shorter. */
const ownSentences = ['required', 'additionalProperties', 'minLength', 'maxLength', 'enum'];

test('the other sentences are those of the validator', () => {
  for (const [schema, value] of cases) {
    const validate = ajv.compile(schema);
    validate(value);
    const error = validate.errors?.find(({ keyword }) => !ownSentences.includes(keyword));
    if (!error) continue;
    const expected = error.message?.replace(/^./, (letter) => letter.toUpperCase());
    expect(toFieldErrors([error])[0]?.msg).toBe(expected);
  }
});

const folder = new URL('../../../../../contract/src/', import.meta.url);

/** The keywords that can refuse a value. */
const refusing = new Set(
  `additionalProperties allOf anyOf const contains dependentRequired else enum exclusiveMaximum exclusiveMinimum format if
   maxItems maxLength maxProperties maximum minItems minLength minProperties minimum multipleOf not oneOf pattern
   patternProperties propertyNames required then type unevaluatedProperties uniqueItems`.split(
    /\s+/,
  ),
);

function keywordsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(keywordsIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => [
    ...(refusing.has(name) ? [name] : []),
    // The names in it are those of fields.
    ...(name === 'properties' ? Object.values(value as object).flatMap(keywordsIn) : []),
    ...(['properties', 'enum', 'const', 'default'].includes(name) ? [] : keywordsIn(value)),
  ]);
}

test(
  'no schema of a request refuses a value without a code of its own',
  { tags: ['long'] },
  async () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('texts/'),
    );
    const used = new Set<string>();
    for (const path of files) {
      const exported = (await import(new URL(path, folder).href)) as Record<string, unknown>;
      for (const value of Object.values(exported)) {
        if (typeof value !== 'object' || value === null || !('schema' in value)) continue;
        const { body, querystring, params, headers } = value.schema as Record<string, unknown>;
        for (const keyword of keywordsIn([body, querystring, params, headers])) used.add(keyword);
      }
    }
    expect(used.size).toBeGreaterThan(8);
    const uncoded = [...used].filter(
      (keyword) =>
        faultOf({ keyword, params: { limit: 2, allowedValues: [] } } as never).code === 'invalid',
    );
    expect(uncoded).toEqual([]);
  },
);
