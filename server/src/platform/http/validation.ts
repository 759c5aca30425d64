import { isVisible } from '../text/is-visible.ts';
import { Ajv, type ErrorObject } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { AppError, type FieldError } from '../../errors.ts';

const options = {
  allErrors: true,
  removeAdditional: false,
  useDefaults: true,
  strict: false,
} as const;

function addFormats(ajv: Ajv) {
  formats.default(ajv, ['uuid', 'date-time', 'date', 'email', 'uri']);
  const { validate } = ajv.formats['date-time'] as { validate: (text: string) => boolean };
  return ajv
    .addFormat('date-time', (text) => validate(text) && isMoment(text))
    .addFormat('password', true)
    .addFormat('visible', isVisible);
}

/** A leap second is valid text, but JavaScript has no such time. */
const isMoment = (text: string) => !Number.isNaN(Date.parse(text));

// Each compiles a schema once, however many routes and servers of this process use it.
const body = addFormats(new Ajv({ ...options, coerceTypes: false }));
const address = addFormats(new Ajv({ ...options, coerceTypes: 'array' }));

/** Bodies are validated as they are; parameters of a URL are converted from text first. */
export function useValidation(app: FastifyInstance) {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : address).compile(schema as object),
  );
  app.setSchemaErrorFormatter((errors) => {
    return invalidFields(toFieldErrors(errors as ErrorObject[]));
  });
}

/** The sentence is about the first one. */
export function invalidFields(errors: readonly FieldError[]) {
  const [{ field, msg } = { field: 'body', msg: 'Is invalid' }] = errors;
  return new AppError('invalid', { params: { field, msg }, errors });
}

/** One sentence per field, for people. */
export function toFieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const told = new Map<string, string>();
  for (const error of errors) {
    const { missingProperty, additionalProperty } = error.params as Record<string, string>;
    const path = error.instancePath.slice(1).replaceAll('/', '.');
    const field = [path, missingProperty ?? additionalProperty].filter(Boolean).join('.') || 'body';
    if (!told.has(field)) told.set(field, sentence(error));
  }
  return [...told].slice(0, 50).map(([field, msg]) => ({ field: field.slice(0, 200), msg }));
}

function sentence({ keyword, params, message }: ErrorObject) {
  const {
    limit,
    format,
    allowedValues = [],
  } = params as {
    limit?: number;
    format?: string;
    allowedValues?: (string | null)[];
  };
  switch (keyword) {
    case 'required':
      return 'Is required';
    case 'additionalProperties':
      return 'Is not a known field';
    case 'minLength':
      return limit === 1 ? 'Must not be empty' : `Must have at least ${limit} characters`;
    case 'maxLength':
      return `Must have at most ${limit} characters`;
    case 'enum':
      return `Must be one of ${allowedValues.filter((word) => word !== null).join(', ')}`;
    case 'format':
      if (format === 'visible') return 'Must be one line with a letter or a sign that one can see';
      return format === 'email' ? 'Must be an email address' : `Must be a valid ${format}`;
    default:
      return (message ?? 'is invalid').replace(/^./, (letter) => letter.toUpperCase());
  }
}
