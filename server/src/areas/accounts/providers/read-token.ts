import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../errors.ts';
import { createFacebookReader } from './facebook.ts';
import { createGoogleReader } from './google.ts';
import type { Identity } from './identities.ts';

/** What the provider gave the browser. */
export type GivenToken =
  | { readonly tokenId: string }
  | { readonly accessToken: string; readonly userID: string };

/** Asks the provider, if the operator has configured it, whose token this is. */
export function createTokenReader({ config, now }: FastifyInstance) {
  const readGoogle = config.google && createGoogleReader(config.google);
  const readFacebook = config.facebook && createFacebookReader(config.facebook);
  return (given: GivenToken): Promise<Identity> => {
    if ('tokenId' in given) {
      if (!readGoogle) throw absent();
      return readGoogle(given.tokenId, now());
    }
    if (!readFacebook) throw absent();
    return readFacebook(given.accessToken, given.userID);
  };
}

const absent = () => new AppError('sign_in_method_unavailable');
