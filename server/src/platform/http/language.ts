import type { Language } from '@kindred/contract/languages';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage, wantedLanguage } from '../text/choose-language.ts';

type Sent = Pick<FastifyRequest, 'headers'>;

/** The language for a response. Our pages send the one that they are in. */
export const readerLanguage = ({ headers }: Sent): Language =>
  acceptedLanguage(headers['accept-language']);

/** What the sender of a request asked for, to be stored. Null if they named no language that has texts. */
export const statedLanguage = ({ headers }: Sent): Language | null =>
  wantedLanguage(headers['accept-language']);
