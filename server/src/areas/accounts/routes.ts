import type { FastifyInstance } from 'fastify';
import { credentialRoutes, credentialVisibility } from './credentials/credential-routes.ts';
import { createMailboxRequests } from './credentials/mail-requests.ts';
import { passwordRoutes, publicPasswordRoutes } from './credentials/password-routes.ts';
import {
  addressChangeRoutes,
  addressChangeVisibility,
  publicAddressChangeRoutes,
} from './address-change/routes.ts';
import { freshProofRoutes, freshProofVisibility } from './fresh-proof/routes.ts';
import { providerRoutes, publicProviderRoutes } from './providers/provider-routes.ts';
import {
  publicRegistrationRoutes,
  registrationRoutes,
} from './registration/registration-routes.ts';
import { publicSecondFactorRoutes, secondFactorRoutes } from './second-factor/routes.ts';
import {
  publicSessionRoutes,
  sessionRoutes,
  sessionVisibility,
} from './sessions/session-routes.ts';
import { signInMethodRoutes, signInMethodVisibility } from './sign-in-methods/routes.ts';

export function accountRoutes(app: FastifyInstance) {
  const addMailboxRequest = createMailboxRequests(app);
  sessionRoutes(app);
  secondFactorRoutes(app);
  credentialRoutes(app);
  freshProofRoutes(app);
  registrationRoutes(app, addMailboxRequest);
  passwordRoutes(app, addMailboxRequest);
  providerRoutes(app);
  signInMethodRoutes(app);
  addressChangeRoutes(app);
}

export const visibility = [
  ...sessionVisibility,
  ...credentialVisibility,
  ...freshProofVisibility,
  ...signInMethodVisibility,
  ...addressChangeVisibility,
];

export const publicRoutes = [
  ...publicSessionRoutes,
  ...publicSecondFactorRoutes,
  ...publicRegistrationRoutes,
  ...publicPasswordRoutes,
  ...publicProviderRoutes,
  ...publicAddressChangeRoutes,
];
