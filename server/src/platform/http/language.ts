import type { FastifyRequest } from 'fastify';
import { wantedLanguage } from '../text/choose-language.ts';

/** What the sender of a request reads, if there are texts in it. Our pages send the language that they are in. */
export const readerLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  wantedLanguage(headers['accept-language']);
