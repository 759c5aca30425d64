import type { FastifyInstance } from 'fastify';
import { listen } from '../../platform/live/listen.ts';
import { createAuthenticator } from './sessions/authenticate.ts';
import { endBans } from './sign-in/ban-end.ts';
import { credentialRoutes } from './credentials/credential-routes.ts';
import { takeMailboxRequests } from './credentials/mailbox-requests.ts';
import { createPresence } from './sessions/presence.ts';
import { passwordRoutes } from './credentials/password-routes.ts';
import { providerRoutes } from './providers/provider-routes.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
// oxlint-disable-next-line no-restricted-imports -- until the areas register themselves
import { secondFactorRoutes } from '../team/second-factor/routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { createAccountService } from './service.ts';
import { cleanUpAccounts } from './cleanup-jobs.ts';

/** Serves the accounts and answers who holds a token, which every other area relies on. */
export function accounts(
  app: FastifyInstance,
  { secret, databaseUrl }: { secret: string; databaseUrl: string },
) {
  const service = createAccountService(app, secret);
  app.decorate('accountService', service);
  const listener = listen(
    databaseUrl,
    { member_changed: (memberId) => authenticator.forgetMember(memberId) },
    () => authenticator.forgetAll(),
  );
  const authenticator = createAuthenticator(service, listener.healthy);
  const touch = createPresence(app.pool, app.now, (error) =>
    app.log.warn({ err: error }, 'presence not moved'),
  );
  app.addHook('onClose', () => listener.close());
  cleanUpAccounts(app);
  endBans(app);
  const askMailbox = takeMailboxRequests(app, service, secret);
  sessionRoutes(app, service);
  secondFactorRoutes(app, service);
  credentialRoutes(app, service);
  registrationRoutes(app, service, askMailbox);
  passwordRoutes(app, service, askMailbox);
  providerRoutes(app, service);
  return async (token: string) => {
    const caller = await authenticator.authenticate(token);
    if (caller) touch(caller.id);
    return caller;
  };
}
