import type { Failure } from '@kindred/contract/common';
import type { FastifyRequest } from 'fastify';
import { type AppError, textOf } from '../../../errors.ts';
import { textsFor } from '../../text/language-texts.ts';
import { readerLanguage } from '../language.ts';

const { sentences: english } = textsFor('en');

/**
 * The sentences of a failure in the language of the page that shows them. Clients that name none get the English ones, which
 * are those of the specification.
 */
export function translateFailure(
  request: Pick<FastifyRequest, 'headers'>,
  { message, code, params, errors }: AppError,
): Pick<Failure, 'message' | 'errors'> {
  const { sentences } = textsFor(readerLanguage(request));
  /** A sentence other than that of the code was written for this reader. */
  const say = (name: string, values: unknown, written: string) =>
    name in english && textOf(english[name], values) === written
      ? textOf(sentences[name], values)
      : written;
  return {
    message: say(code, params, message),
    ...(errors && {
      errors: errors.map((each) => ({ ...each, msg: say(each.code, each.params, each.msg) })),
    }),
  };
}
