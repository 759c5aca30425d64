import type { FastifyInstance } from 'fastify';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { knownFormats } from './in-language.ts';

type Serialize = (value: unknown) => string;

// Serializers are cached by schema, since hundreds of responses share the one for failures and Fastify would compile it for each.
const compiled = new WeakMap<object, Serialize>();

/** Writes responses with functions that are compiled once per schema and process, by the first response. */
export function useSerialization(app: FastifyInstance) {
  app.setSerializerCompiler<Schema>(
    ({ schema }) =>
      (value) =>
        serializerOf(schema)(value),
  );
}

function serializerOf(schema: Schema & object) {
  const known =
    compiled.get(schema) ?? fastJsonStringify(schema, { ajv: { formats: knownFormats } });
  compiled.set(schema, known);
  return known;
}
