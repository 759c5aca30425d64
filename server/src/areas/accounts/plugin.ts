import type { FastifyInstance } from 'fastify';
import { listen } from '../../platform/listen.ts';
import { createAuthenticator } from './authenticate.ts';
import { deriveKeys } from './keys.ts';
import { createPresence } from './presence.ts';
import { accountRoutes } from './routes.ts';
import { tidySessions } from './tidying.ts';

/** Serves the accounts and answers who holds a token, which every other area relies on. */
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
  app.addHook('onClose', () => listener.close());
  tidySessions(app);
  accountRoutes(app, sessions);
  return async (token: string) => {
    const caller = await authenticator.authenticate(token);
    if (caller) touch(caller.id);
    return caller;
  };
}
