import { facebook, google } from '@kindred/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../errors.ts';
import { placeOf } from '../../../platform/http/address.ts';
import { serve } from '../../../platform/http/serve.ts';
import { deviceOf } from '../sessions/device.ts';
import { enterByProvider } from './enter-by-provider.ts';
import { createFacebookReader } from './facebook.ts';
import { createGoogleReader } from './google.ts';
import type { Identity } from './identities.ts';
import { createReader } from '../own-user.ts';
import { answerEntered } from '../second-factor/answer.ts';
import { takeTry } from '../sign-in/tries.ts';

/** In by the word of somebody else, where the operator has set it up. */
export function providerRoutes(app: FastifyInstance) {
  const { accountService: service } = app;
  const { config, now } = app;
  const readUser = createReader(app);
  const readGoogle = config.google && createGoogleReader(config.google);
  const readFacebook = config.facebook && createFacebookReader(config.facebook);

  async function enter(identity: Identity, request: FastifyRequest, comeBack?: boolean) {
    const device = deviceOf(request);
    const { id, entered } = await enterByProvider(service, identity, device, { comeBack });
    return { data: await answerEntered(readUser, id, entered) };
  }

  serve(app, google, async ({ body: { tokenId, comeBack }, request, reply }) => {
    if (!readGoogle) throw absent();
    await takeTry(app, { action: 'provider', account: placeOf(request), request, reply });
    return enter(await readGoogle(tokenId, now()), request, comeBack);
  });

  serve(app, facebook, async ({ body: { accessToken, userID, comeBack }, request, reply }) => {
    if (!readFacebook) throw absent();
    await takeTry(app, { action: 'provider', account: placeOf(request), request, reply });
    return enter(await readFacebook(accessToken, userID), request, comeBack);
  });
}

const absent = () => new AppError('not_found', 'This way of signing in is not set up here.');
