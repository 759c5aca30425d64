import { forgotPassword, resetPassword as reset } from '@kindred/contract/accounts/credentials';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import type { AskMailbox } from './mailbox-requests.ts';
import { resetPassword } from './reset.ts';
import { returnTries, takeTry } from '../sign-in/tries.ts';

/** A way back for those who have forgotten their password. */
export function passwordRoutes(app: FastifyInstance, askMailbox: AskMailbox) {
  const { accountService: service } = app;
  serve(app, forgotPassword, async ({ body: { email }, request, reply }) => {
    await takeTry(app, { action: 'forgot', account: email, request, reply });
    await askMailbox({ wants: 'reset', email });
    return {};
  });

  serve(app, reset, async ({ body: { token, password }, request, reply }) => {
    // By the link itself: by whom it names, any stranger could use up the tries of its owner.
    await takeTry(app, { action: 'reset', account: token, request, reply });
    const { email } = await resetPassword(service, token, password);
    // Whoever tried to get in with wrong passwords has not locked the owner out.
    await returnTries(app, 'login', email);
    return {};
  });
}
