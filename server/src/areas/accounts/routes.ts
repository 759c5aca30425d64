import type { FastifyInstance } from 'fastify';
import { credentialRoutes } from './credentials/credential-routes.ts';
import { handleMailboxRequests } from './credentials/mail-requests.ts';
import { passwordRoutes } from './credentials/password-routes.ts';
import { providerRoutes } from './providers/provider-routes.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';

export function accountRoutes(app: FastifyInstance) {
  const addMailboxRequest = handleMailboxRequests(app);
  sessionRoutes(app);
  secondFactorRoutes(app);
  credentialRoutes(app);
  registrationRoutes(app, addMailboxRequest);
  passwordRoutes(app, addMailboxRequest);
  providerRoutes(app);
}
