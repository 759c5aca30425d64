import type { PendingState } from '@kindred/contract/approvals/states';
import type { ProofKind } from '@kindred/contract/accounts/fresh-proof';
import type { Language } from '@kindred/contract/languages';
import type { Access, KeyScope, Route, StaffRole } from '@kindred/contract/route';
import type { AskedPage } from '@kindred/contract/site/asked-pages';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/statement.ts';
import type { Area } from '../area.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Draining } from './operation/draining.ts';
import type { SendMail, SendMails, TryMail } from '../mail/mail.ts';
import type { Clock } from '../time/watch-clock.ts';
import type { Storage } from '../storage/storage.ts';

/** The member who sent a request. */
export interface Caller {
  readonly id: string;
  readonly sessionId: string;
  readonly staffRole: StaffRole | null;
  readonly verified: boolean;
  readonly vipUntil: Date | null;
  /** The team has not approved the member, who sees no one. */
  readonly pending?: PendingState | null;
  /** This session has shown a second factor. */
  readonly provenFactor: boolean;
  /** The API key that sent the request, if no member did. Its id is that of the caller. */
  readonly key?: { readonly name: string };
}

/** A caller as identified by a token. */
export interface SignedIn extends Caller {
  /** When the token or its session ends, in milliseconds since 1970. */
  readonly until: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    /** Every key of the installation is derived from it. */
    secret: string;
    databaseUrl: string;
    areas: readonly Area[];
    pool: Pool;
    jobs: Jobs;
    sendMail: SendMail;
    tryMail: TryMail;
    sendMails: SendMails;
    storage: Storage;
    clock: Clock;
    draining: Draining;
    /** The only source of time for rules; tests shift it. */
    now: () => Date;
    /** The member of this token, as long as the session lasts. */
    authenticate: (token: string) => Promise<SignedIn | null>;
    /** The same without asking anyone: null unless this process has checked the token before. */
    recallCaller: (token: string) => SignedIn | null;
    /** The API key of this token, counted and with its use noted; it has to have this scope. */
    authenticateKey: (
      token: string,
      scope: KeyScope | null,
      reply: FastifyReply,
    ) => Promise<Caller>;
    /** Refuses a caller who has not accepted what the owner of the site asks members to accept. */
    requireAcceptance: (caller: Caller) => Promise<void>;
    /** What the owner asks this member to accept, now or from a later day. */
    pagesToAccept: (caller: Caller, language: Language) => Promise<AskedPage[]>;
    /** How the caller can prove who they are; null if the session has done so within the last minutes. */
    missingProof: (db: Db, caller: Caller) => Promise<ProofKind | null>;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    beforeAcceptance?: true;
    beforeSecondFactor?: true;
    freshProof?: NonNullable<Route['freshProof']>;
    forKeys?: NonNullable<Route['forKeys']>;
  }
}

export function bearerToken({ headers }: FastifyRequest) {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
