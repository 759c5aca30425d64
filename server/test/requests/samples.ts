import type { Schema } from './operations.ts';

/** Numbers that take each plural form of each language. */
export const counts = [0, 1, 2, 3, 5, 11, 21, 100] as const;

const formats: Readonly<Record<string, string>> = {
  uuid: '11111111-1111-4111-8111-111111111111',
  'date-time': '2030-02-01T00:00:00.000Z',
  date: '2030-02-01',
};

/** Fields whose texts are not free. */
const named: Readonly<Record<string, readonly string[]>> = {
  currency: ['eur', 'jpy', 'brl'],
  timeZone: ['Europe/Warsaw'],
  until: ['2030-02-01T00:00:00.000Z'],
};

export const longName =
  'Maximiliane-Theodora-Konstanze von und zu Hohenzollern-Sigmaringen & <Söhne>';

/** Values that the schema allows: with each word, null and number of each field, and long texts. */
export function samplesOf(schema: Schema, name = ''): readonly unknown[] {
  const { anyOf, enum: words, properties, items, format, minimum = 0 } = schema;
  if (anyOf) return anyOf.flatMap((each) => samplesOf(each, name));
  if ('const' in schema) return [schema.const];
  if (words) return words;
  return [schema.type].flat().flatMap((type): readonly unknown[] => {
    switch (type ?? 'any') {
      case 'object':
        return objectsOf(properties ?? {});
      case 'array': {
        const several = samplesOf(items ?? {}, name);
        return [several.slice(0, 1), several];
      }
      case 'integer':
      case 'number':
        return counts.filter((count) => count >= minimum);
      case 'boolean':
        return [true, false];
      case 'null':
        return [null];
      case 'string':
        return named[name] ?? [formats[format ?? ''] ?? longName];
      default:
        throw new Error(`No sample of ${JSON.stringify(schema)}`);
    }
  });
}

function objectsOf(properties: Readonly<Record<string, Schema>>) {
  const samples = Object.entries(properties).map(
    ([name, schema]) => [name, samplesOf(schema, name)] as const,
  );
  const first = Object.fromEntries(samples.map(([name, values]) => [name, values[0]]));
  const last = Object.fromEntries(samples.map(([name, values]) => [name, values.at(-1)]));
  const others = samples.flatMap(([name, values]) =>
    values.flatMap((value) => [
      { ...first, [name]: value },
      { ...last, [name]: value },
    ]),
  );
  return [first, ...others];
}
