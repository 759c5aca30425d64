import { facebook, google } from '@kindred/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { serve } from '../../../platform/http/serve.ts';
import { deviceOf } from '../sessions/device.ts';
import { signInByProvider } from './sign-in-by-provider.ts';
import { createFacebookReader } from './facebook.ts';
import { createGoogleReader } from './google.ts';
import type { Identity } from './identities.ts';
import { createReader } from '../own-user.ts';
import { toSignInResponse } from '../second-factor/sign-in-response.ts';
import { takeTry } from '../sign-in/tries.ts';

/** Routes for signing in with Google or Facebook, where the operator has set it up. */
export function providerRoutes(app: FastifyInstance) {
  const { accountService: service } = app;
  const { config, now } = app;
  const readUser = createReader(app);
  const readGoogle = config.google && createGoogleReader(config.google);
  const readFacebook = config.facebook && createFacebookReader(config.facebook);

  async function signIn(identity: Identity, request: FastifyRequest, comeBack?: boolean) {
    const device = deviceOf(request);
    const { id, result } = await signInByProvider(service, identity, device, { comeBack });
    return { data: await toSignInResponse(readUser, id, result) };
  }

  serve(app, google, async ({ body: { tokenId, comeBack }, request, reply }) => {
    if (!readGoogle) throw absent();
    await takeTry(app, { action: 'provider', account: clientNetworkOf(request), request, reply });
    return signIn(await readGoogle(tokenId, now()), request, comeBack);
  });

  serve(app, facebook, async ({ body: { accessToken, userID, comeBack }, request, reply }) => {
    if (!readFacebook) throw absent();
    await takeTry(app, { action: 'provider', account: clientNetworkOf(request), request, reply });
    return signIn(await readFacebook(accessToken, userID), request, comeBack);
  });
}

const absent = () => new AppError('not_found', "This sign-in method isn't available.");

/** Open to everyone, signed in or not. */
export const publicProviderRoutes = [google, facebook];
