import fc, { type Arbitrary } from 'fast-check';
import type { Input, Operation, Schema } from './operations.ts';

const formats: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

/** Generates values that a schema allows. */
export function arbitraryOf(schema: Schema): Arbitrary<unknown> {
  const { anyOf, enum: words, const: only } = schema;
  if (only !== undefined) return fc.constant(only);
  if (words) return fc.constantFrom(...words);
  if (anyOf) return fc.oneof(...anyOf.map(arbitraryOf));
  const types = [schema.type ?? 'any'].flat();
  return fc.oneof(...types.map((type) => arbitraryOfType(type, schema)));
}

function arbitraryOfType(type: string, schema: Schema): Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return fc.record(mapValues(schema.properties ?? {}, arbitraryOf), {
        requiredKeys: schema.required ?? [],
      });
    case 'array': {
      const { items = {}, minItems: minLength = 0, maxItems: maxLength = 5 } = schema;
      return fc.array(arbitraryOf(items), {
        minLength,
        maxLength: Math.max(minLength, Math.min(maxLength, 5)),
      });
    }
    case 'string':
      return arbitraryString(schema);
    case 'integer':
    case 'number': {
      const { minimum: min = -1e9, maximum: max = 1e9 } = schema;
      return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function arbitraryString({ format = '', pattern, minLength = 0, maxLength }: Schema) {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.max(minLength, Math.min(maxLength ?? 40, 60));
  return formats[format] ?? fc.string({ unit: 'grapheme', minLength, maxLength: longest });
}

/** Generates valid input, input with mistakes and hostile input. */
export function arbitraryInput(operation: Operation): Arbitrary<Input> {
  const part = (place: 'path' | 'query', unexpected: Arbitrary<unknown>) => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const named = parameters.map(({ name, schema }) => [
      name,
      fuzzy(arbitraryOf(schema), unexpected),
    ]);
    const requiredKeys = place === 'path' ? {} : { requiredKeys: [] };
    return fc.record(Object.fromEntries(named) as Record<string, Arbitrary<unknown>>, requiredKeys);
  };
  return fc.record({
    params: part('path', segment),
    query: part('query', anyValue),
    body: operation.body ? fuzzyBody(operation.body) : fc.constant(undefined),
  });
}

const anyValue = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.double());

// An empty segment, or one that is too long for the server, would match no route.
const segment = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });

const fuzzy = (valid: Arbitrary<unknown>, unexpected: Arbitrary<unknown> = anyValue) =>
  fc.oneof({ arbitrary: valid, weight: 4 }, { arbitrary: unexpected, weight: 1 });

function fuzzyBody(schema: Schema): Arbitrary<unknown> {
  const valid = arbitraryOf(schema);
  const fields = mapValues(schema.properties ?? {}, (field) => fuzzy(arbitraryOf(field)));
  const withMore = fc
    .tuple(valid, fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }))
    .map(([body, more]) => (typeof body === 'object' ? { ...body, ...more } : body));
  return fc.oneof(
    { arbitrary: valid, weight: 4 },
    { arbitrary: fc.record(fields, { requiredKeys: [] }), weight: 4 },
    { arbitrary: withMore, weight: 1 },
    { arbitrary: anyValue, weight: 1 },
  );
}

function mapValues<T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
