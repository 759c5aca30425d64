import type { FieldFault } from '@kindred/contract/field-faults';
import { isVisible } from '../../text/is-visible.ts';
import { Ajv, type ErrorObject } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { AppError, type FieldError, toFieldError } from '../../../errors.ts';
import { faultOf } from './field-faults.ts';
import { uuid } from '../../uuid.ts';

const options = {
  allErrors: true,
  removeAdditional: false,
  useDefaults: true,
  strict: false,
} as const;

function addFormats(ajv: Ajv) {
  formats.default(ajv, ['date-time', 'date', 'email', 'uri']);
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  return (
    ajv
      // The format of the library accepts more than the database does.
      .addFormat('uuid', uuid)
      .addFormat('date-time', (text) => validate(text) && isMoment(text))
      .addFormat('password', true)
      .addFormat('visible', isVisible)
  );
}

/** A leap second is valid text, but JavaScript has no such time. */
const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

// Each compiles a schema once, however many routes and servers of this process use it.
const body = addFormats(new Ajv({ ...options, coerceTypes: false }));
const address = addFormats(new Ajv({ ...options, coerceTypes: 'array' }));

/** Bodies are validated as they are; parameters of a URL are converted from text first. */
export function useValidation(app: FastifyInstance) {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    compileLater(httpPart === 'body' ? body : address, schema as object),
  );
  app.setSchemaErrorFormatter((errors) => {
    return invalidFields(toFieldErrors(errors as ErrorObject[]));
  });
}

/** Compiled by the first request: to compile the schemas of all routes takes longer than the rest of a start. */
function compileLater(ajv: Ajv, schema: object) {
  const later = (data: unknown): boolean => {
    const validate = ajv.compile(schema);
    const isValid = validate(data);
    later.errors = validate.errors ?? null;
    return isValid;
  };
  later.errors = null as ErrorObject[] | null;
  return later;
}

/** What is wrong with a value by a schema. */
export function faultsIn(schema: object, value: unknown): FieldError[] {
  const validate = body.compile(schema);
  return validate(value) ? [] : toFieldErrors(validate.errors ?? []);
}

/** The sentence is about the first one. */
export function invalidFields(errors: readonly FieldError[]) {
  const { field, msg } = errors[0] ?? toFieldError('body', { code: 'invalid' });
  return new AppError('invalid', { params: { field, msg }, errors });
}

/** The first fault of each field. */
export function toFieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const found = new Map<string, FieldFault>();
  for (const error of errors) {
    const { missingProperty, additionalProperty } = error.params as Record<string, string>;
    const path = error.instancePath.slice(1).replaceAll('/', '.');
    const field = [path, missingProperty ?? additionalProperty].filter(Boolean).join('.') || 'body';
    if (!found.has(field)) found.set(field, faultOf(error));
  }
  return [...found].slice(0, 50).map(([field, fault]) => toFieldError(field.slice(0, 200), fault));
}
