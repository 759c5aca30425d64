import type { FastifyInstance } from 'fastify';
import { listen } from '../../platform/listen.ts';
import { createAuthenticator } from './authenticate.ts';
import { createPresence } from './presence.ts';
import { accountRoutes } from './routes.ts';
import { deriveKeys } from './tokens.ts';

/** Accounts say who calls; every other area relies on it. */
export function accounts(
  app: FastifyInstance,
  { secret, databaseUrl }: { secret: string; databaseUrl: string },
) {
  const { pool, now } = app;
  const sessions = { pool, now, keys: deriveKeys(secret) };
  const listener = listen(
    databaseUrl,
    { member_changed: (memberId) => authenticator.forgetMember(memberId) },
    () => authenticator.forgetAll(),
  );
  const authenticator = createAuthenticator(sessions, listener.healthy);
  const touch = createPresence(pool, now, (error) =>
    app.log.warn({ err: error }, 'presence not moved'),
  );
  app.authenticate = async (token) => {
    const caller = await authenticator.authenticate(token);
    if (caller) touch(caller.id);
    return caller;
  };
  app.addHook('onClose', () => listener.close());
  accountRoutes(app, sessions);
}
