import type { Failure } from '@kindred/contract/common';
import { errorKinds } from '@kindred/contract/error-kinds';
import { fieldFaults } from '@kindred/contract/field-faults';
import type { FastifyRequest } from 'fastify';
import type { AppError, FieldError } from '../../../errors.ts';
import { type Texts, textsFor } from '../../text/language-texts.ts';
import type { Say } from '../../../texts/messages.ts';
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
    for (const kind of ['faults', 'errors'] as const) {
      if (sentenceIn(english, kind, error) !== error.msg) continue;
      return { ...error, msg: sentenceIn(own, kind, error) ?? error.msg };
    }
    return error;
  }

  const translated = errors?.map(translateField);
  // Its sentence quotes that of the first field.
  const quoted = code === 'invalid' && translated?.[0] ? { msg: translated[0].msg } : {};
  return {
    message: own.errors[code]({ ...(params as object), ...quoted }),
    ...(translated && { errors: translated }),
  };
}

const kinds: Readonly<Record<'errors' | 'faults', Readonly<Record<string, object>>>> = {
  errors: errorKinds,
  faults: fieldFaults,
};

/** Null for a code of another kind, and where nothing is given that the sentence mentions. */
function sentenceIn(texts: Texts, kind: keyof typeof kinds, { code, params }: FieldError) {
  const known = kinds[kind][code];
  if (!known || ('params' in known && !params)) return null;
  const sentences: Readonly<Record<string, Say>> = texts[kind];
  return sentences[code]?.(params) ?? null;
}
