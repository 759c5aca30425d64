import {
  addSignInMethod,
  listSignInMethods,
  removeSignInMethod,
} from '@kindred/contract/accounts/sign-in-methods';
import type { FastifyInstance } from 'fastify';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { serve } from '../../../platform/http/serve.ts';
import { aboutCaller } from '../../../platform/visibility.ts';
import { createTokenReader } from '../providers/read-token.ts';
import { takeTry } from '../sign-in/tries.ts';
import {
  addToSignInMethods,
  findSignInMethods,
  removeFromSignInMethods,
} from './sign-in-methods.ts';

/** Routes for what a member can sign in with. */
export function signInMethodRoutes(app: FastifyInstance) {
  const { pool, accountService: service } = app;
  const readToken = createTokenReader(app);

  serve(app, listSignInMethods, async ({ member }) => ({
    data: { signInMethods: await findSignInMethods(pool, member) },
  }));

  serve(app, addSignInMethod, async ({ member, body, request, reply }) => {
    await takeTry(app, { action: 'provider', account: clientNetworkOf(request), request, reply });
    await addToSignInMethods(service, member, await readToken(body));
    return {};
  });

  serve(app, removeSignInMethod, async ({ member, body: { method } }) => {
    await removeFromSignInMethods(service, member, method);
    return {};
  });
}

export const signInMethodVisibility = [
  aboutCaller(listSignInMethods),
  aboutCaller(addSignInMethod, { body: { method: 'google', tokenId: 'x' }, status: 404 }),
  aboutCaller(removeSignInMethod, { body: { method: 'password' }, status: 409 }),
];
