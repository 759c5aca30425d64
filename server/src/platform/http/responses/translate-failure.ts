import type { Failure } from '@kindred/contract/common';
import type { FastifyRequest } from 'fastify';
import { type AppError, type FieldError, textOf } from '../../../errors.ts';
import { textsFor } from '../../text/language-texts.ts';
import { readerLanguage } from '../language.ts';

const english = textsFor('en');

/**
 * The sentences of a failure in the language of the page that shows them. Clients that name none get the English ones,
 * which are those of the specification.
 */
export function translateFailure(
  request: Pick<FastifyRequest, 'headers'>,
  { message, code, params, errors }: AppError,
): Pick<Failure, 'message' | 'errors'> {
  const own = textsFor(readerLanguage(request));
  if (own === english) return { message, ...(errors && { errors: [...errors] }) };

  /** A sentence other than that of the code was written for this reader. */
  function translateField(error: FieldError): FieldError {
    const kinds = [
      [english.faults, own.faults],
      [english.errors, own.errors],
    ] as const;
    const said = kinds.find(([from]) => sentenceOf(from[error.code], error.params) === error.msg);
    return said ? { ...error, msg: textOf(said[1][error.code], error.params) } : error;
  }

  const translated = errors?.map(translateField);
  // Its sentence quotes that of the first field.
  const values = code === 'invalid' ? { ...(params as object), msg: translated?.[0]?.msg } : params;
  return {
    message: textOf(own.errors[code], values),
    ...(translated && { errors: translated }),
  };
}

function sentenceOf(text: unknown, params: unknown) {
  if (typeof text === 'string') return text;
  // Nothing says that without what it mentions.
  return typeof text === 'function' && params ? textOf(text, params) : null;
}
