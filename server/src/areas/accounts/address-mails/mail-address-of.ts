import type { MailKind } from '@kindred/contract/mail-kinds';
import { type Seal, createSeal } from '../../../platform/crypto/seal.ts';
import type { Db } from '../../../db/statement.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { Mail } from '../../../platform/mail/kinds.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** An encrypted AddressMail. */
    'address-mail': { sealed: string };
  }
}

/** A mail about an account, to an address that it may not own. */
export interface AddressMail {
  readonly memberId: string;
  readonly mail: Omit<Mail, 'goodUntil'>;
  readonly goodUntil: number | null;
}

export type MailAddressOf = <K extends MailKind>(
  db: Db,
  memberId: string,
  mail: Mail<K>,
) => Promise<void>;

export const createAddressSeal = (secret: string): Seal => createSeal(secret, 'address mail');

// Attempts for two and a half days, like those of mails.
const attempts = 20;

/**
 * Mails to the address of an account, or to one that it wants to have. If it is not free, a job sends its owner another
 * mail or none: the request does the same work either way, so that neither its response nor its time tells.
 */
export function createMailAddressOf(secret: string): MailAddressOf {
  const seal = createAddressSeal(secret);
  return async (db, memberId, { goodUntil, ...mail }) => {
    const content: AddressMail = { memberId, mail, goodUntil: goodUntil?.getTime() ?? null };
    await addJob(db, 'address-mail', { sealed: seal.close(content) }, { attempts });
  };
}
