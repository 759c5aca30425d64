import { Ajv, type ValidateFunction } from 'ajv';
import { inject } from 'vitest';
import { knownDifferences } from './known-differences.ts';

interface Schema {
  [keyword: string]: unknown;
  nullable?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
}

export type Schemas = Record<string, Schema>;

/** Stripe's schemas of the sandbox's responses, or null if they are missing. */
export const publishedSchemas = inject('publishedSchemas');

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const prefix = '#/components/schemas/';

/**
 * An object with its own schema is compared separately wherever it is, so that a reference to it only says what it is.
 */
function refersToObject(schema: Schema, known: Schemas): boolean {
  if (typeof schema.$ref !== 'string') return false;
  const referred = known[schema.$ref.slice(prefix.length)];
  return !referred || referred.properties?.object !== undefined;
}

/** OpenAPI 3.0 says `nullable` where JSON Schema has a separate type. */
function convert(value: unknown, known: Schemas): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => convert(one, known));
  if (!isSchema(value)) return value;
  if (refersToObject(value, known)) return { type: 'object', required: ['object'] };
  const { nullable, ...rest } = value;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([name, one]) => [name, convert(one, known)]),
  );
  return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner;
}

/** The published schemas, without intended differences. */
function followSdk(schemas: Schemas): Schemas {
  const changed = { ...schemas };
  for (const { object, field } of knownDifferences) {
    const schema = changed[object];
    if (!schema) throw new Error(`The published schemas have no ${object}.`);
    const { [field]: _, ...properties } = schema.properties ?? {};
    const required = schema.required?.filter((name) => name !== field);
    changed[object] = { ...schema, properties, required };
  }
  return changed;
}

function readAll(schemas: Schemas): Ajv {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const components = { schemas: convert(followSdk(schemas), schemas) };
  return ajv.addSchema({ $id: 'stripe', components });
}

const ajv = publishedSchemas && readAll(publishedSchemas);
const compiled = new Map<string, ValidateFunction>();

function validatorOf(object: string): ValidateFunction | undefined {
  if (!ajv || !publishedSchemas?.[object]) return undefined;
  const validate = compiled.get(object) ?? ajv.compile({ $ref: `stripe${prefix}${object}` });
  compiled.set(object, validate);
  return validate;
}

/** Newer than the published schemas, and without one. */
const newObjects = ['invoice_payment'];

function faultsOf(object: string, value: Schema): string[] {
  if (newObjects.includes(object)) return [];
  const validate = validatorOf(object);
  if (!validate) return [`There is no schema of ${object}.`];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${object}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

function listFaults({ data, has_more: hasMore, url }: Schema): string[] {
  const isList = Array.isArray(data) && typeof hasMore === 'boolean' && typeof url === 'string';
  return isList ? [] : ['A list has data, has_more and url.'];
}

/** For an event only the snapshot is complete; the earlier values of its fields are a part of an object. */
function innerValues(value: Schema): unknown[] {
  if (value.object !== 'event' || !isSchema(value.data)) return Object.values(value);
  return [value.data.object];
}

/** Compares everything in a response that names its kind with its schema. */
export function schemaFaults(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(schemaFaults);
  if (!isSchema(value)) return [];
  const inner = innerValues(value).flatMap(schemaFaults);
  if (typeof value.object !== 'string') return inner;
  if (value.object === 'list') return [...listFaults(value), ...inner];
  const name = value.deleted === true ? `deleted_${value.object}` : value.object;
  return [...faultsOf(name, value), ...inner];
}

/** The errors of everything that a request returned. */
export function responseFaults(body: string): string[] {
  if (!publishedSchemas) return [];
  const response = JSON.parse(body) as Schema;
  return [...(response.error ? faultsOf('error', response) : []), ...schemaFaults(response)];
}
