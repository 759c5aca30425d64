import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/statement.ts';
import { isBanned } from '../members/banned-addresses.ts';
import { findBanStatement } from '../members/statement-token.ts';
import type { SendMail } from '../../platform/mail/mail.ts';
import { type MailAddressOf, createMailAddressOf } from './address-mails/mail-address-of.ts';
import { findMissingProof } from './fresh-proof/missing-proof.ts';
import { createAuthenticator } from './sessions/authenticate.ts';
import { deriveKeys } from './sessions/token-keys.ts';
import { createPresence } from './sessions/touch-presence.ts';
import type { SessionService } from './sessions/sessions.ts';

export interface AccountService extends SessionService {
  readonly sendMail: SendMail;
  /** Sends mails to an address that the account may not own. */
  readonly mailAddressOf: MailAddressOf;
  /** Name of the service. */
  readonly brand: string;
  /** Domains that the operator lets no one register with, beside those of throw-away emails. */
  readonly refusedDomains: ReadonlySet<string>;
  /** Whether the team has to approve new members. */
  readonly asksApproval: boolean;
  /** Address of the support team. */
  readonly support: string;
  /** The operator's time zone, for times in sentences. */
  readonly timeZone: string;
  /** Whether the owner of this address was erased while they were banned, and the ban is still running. */
  readonly isBanned: (db: Db, email: string) => Promise<boolean>;
  /** Opens the statement of the decision that bans a member, if there is one. */
  readonly banStatement: (memberId: string) => ReturnType<typeof findBanStatement>;
}

declare module 'fastify' {
  interface FastifyInstance {
    accountService: AccountService;
  }
}

/** Adds the account service and the check of tokens to the application. */
export function provideAccounts(app: FastifyInstance) {
  const { pool, now, sendMail, secret, site } = app;
  const service = {
    pool,
    now,
    keys: deriveKeys(secret),
    sendMail,
    mailAddressOf: createMailAddressOf(secret),
    get brand() {
      return site.document.brand.name;
    },
    refusedDomains: app.config.refusedDomains,
    get asksApproval() {
      return site.document.switches.approval;
    },
    get support() {
      return site.document.brand.supportEmail;
    },
    timeZone: app.config.timeZone,
    isBanned: (db: Db, email: string) => isBanned(db, secret, email, now()),
    banStatement: (memberId: string) => findBanStatement(pool, secret, memberId),
  };
  app.decorate('accountService', service);
  provideSessions(app, service);
  app.missingProof = (db, caller) => findMissingProof(db, caller, now());
}

function provideSessions(app: FastifyInstance, service: AccountService) {
  const { pool, now, dbEvents } = app;
  const authenticator = createAuthenticator(service, dbEvents.healthy);
  dbEvents.on('member_changed', authenticator.evictMember);
  dbEvents.onGap(authenticator.evictAll);
  const touch = createPresence(pool, now, (error) =>
    app.log.warn({ err: error }, 'last activity of a member not stored'),
  );
  app.authenticate = async (token) => {
    const caller = await authenticator.authenticate(token);
    if (caller) touch(caller.id);
    return caller;
  };
  app.recallCaller = authenticator.recall;
}
