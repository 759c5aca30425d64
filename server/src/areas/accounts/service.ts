import type { FastifyInstance } from 'fastify';
import type { SendMail } from '../../platform/mail/mail.ts';
import { deriveKeys } from './sessions/keys.ts';
import type { SessionService } from './sessions/sessions.ts';

export interface AccountService extends SessionService {
  readonly sendMail: SendMail;
  /** Name of the service. */
  readonly brand: string;
  /** Address of the support team. */
  readonly support: string;
  /** The operator's, for times in sentences. */
  readonly timeZone: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    accountService: AccountService;
  }
}

export function createAccountService(app: FastifyInstance, secret: string): AccountService {
  const { pool, now, sendMail } = app;
  const { brandName: brand, supportEmail: support, timeZone } = app.config.web;
  return { pool, now, keys: deriveKeys(secret), sendMail, brand, support, timeZone };
}
