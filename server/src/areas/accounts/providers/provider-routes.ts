import { facebook, google } from '@kindred/contract/accounts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { refuseCountry } from '../../../platform/site/regions.ts';
import { serve } from '../../../platform/http/serve.ts';
import { ticketOf } from '../../invitation-codes/use-code.ts';
import { createReader } from '../own-user.ts';
import { toSignInResponse } from '../second-factor/sign-in-response.ts';
import { deviceOf } from '../sessions/device.ts';
import { takeInvitationTry } from '../sign-in/check-ticket.ts';
import { takeTry } from '../sign-in/tries.ts';
import { type GivenToken, createTokenReader } from './read-token.ts';
import { signInByProvider } from './sign-in-by-provider.ts';

interface ProviderSignIn {
  readonly body: GivenToken & {
    readonly comeBack?: boolean;
    readonly invitation?: string;
    readonly country?: string;
  };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Routes for signing in with Google or Facebook. */
export function providerRoutes(app: FastifyInstance) {
  const { accountService: service } = app;
  const readUser = createReader(app);
  const readToken = createTokenReader(app);

  async function signIn({ body, request, reply }: ProviderSignIn) {
    const { comeBack: reopens, invitation, country } = body;
    await takeTry(app, { action: 'provider', account: clientNetworkOf(request), request, reply });
    if (invitation !== undefined) await takeInvitationTry(app, { request, reply });
    const identity = await readToken(body);
    const device = deviceOf(request);
    const { id, result } = await signInByProvider(service, identity, device, {
      reopens,
      ticket: () => {
        refuseCountry(app.site, country);
        return ticketOf(app, invitation);
      },
    });
    return { data: await toSignInResponse(readUser, id, result) };
  }

  serve(app, google, signIn);
  serve(app, facebook, signIn);
}

/** Open to everyone, signed in or not. */
export const publicProviderRoutes = [google, facebook];
