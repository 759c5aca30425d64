import { forgotPassword, resetPassword as reset } from '@kindred/contract/accounts/credentials';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { AddMailboxRequest } from './mail-requests.ts';
import { resetPassword } from './reset-password.ts';
import { deviceOf } from '../sessions/device.ts';
import { returnDeviceTries, takeOpenTry } from '../sign-in/open-tries.ts';
import { takeTry } from '../sign-in/tries.ts';

/** Routes for members who have forgotten their password. */
export function passwordRoutes(app: FastifyInstance, addMailboxRequest: AddMailboxRequest) {
  const { accountService: service } = app;
  serve(app, forgotPassword, async ({ body: { email }, request, reply }) => {
    await takeOpenTry(app, { action: 'forgot', email, request, reply });
    await addMailboxRequest({ wants: 'reset', email });
    return {};
  });

  serve(app, reset, async ({ body: { token, password }, request, reply }) => {
    // Counted by the link and not by its member: otherwise any stranger could use up the member's tries.
    await takeTry(app, { action: 'reset', account: token, request, reply });
    const { email } = await resetPassword(service, { token, password }, deviceOf(request));
    // Wrong passwords that were tried in this browser do not lock the owner out.
    await returnDeviceTries(app, { action: 'login', email, request });
    return {};
  });
}

/** Open to everyone, signed in or not. */
export const publicPasswordRoutes = [forgotPassword, reset];
