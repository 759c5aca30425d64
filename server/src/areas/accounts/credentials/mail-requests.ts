import type { FastifyInstance } from 'fastify';
import { lockMember } from '../../../db/locks.ts';
import type { Db } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { createSeal } from '../../../platform/crypto/seal.ts';
import { sendAnotherVerification, sendReset } from '../mails.ts';
import { findEmailOwner, findRegistration } from '../queries.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** An encrypted MailRequest. */
    'mailbox-request': { sealed: string };
  }
}

export type AddMailboxRequest = ReturnType<typeof handleMailboxRequests>;

interface MailRequest {
  readonly wants: 'verification' | 'reset';
  readonly email: string;
}

/**
 * Looks up the address in a job, so that neither the text nor the time of the response shows whether an account exists.
 */
export function handleMailboxRequests({ jobs, secret, accountService: service }: FastifyInstance) {
  const { pool } = service;
  const seal = createSeal(secret, 'mailbox request');

  jobs.handle('mailbox-request', async ({ sealed }) => {
    const { wants, email } = seal.open(sealed) as MailRequest;
    await inTransaction(pool, async (client) => {
      const known = await findAccountToMail(client, email);
      if (!known) return;
      await lockMember(client, known.id);
      // Another change may have given the address to another account before the lock was taken.
      const account = await findAccountToMail(client, email);
      if (account?.id !== known.id) return;
      if (wants === 'reset') await sendReset(client, service, account);
      else if (!account.verified) await sendAnotherVerification(client, service, account);
    });
  });

  return (request: MailRequest) =>
    addJob(pool, 'mailbox-request', { sealed: seal.close(request) }, { attempts: 5 });
}

/** The account that owns the address, or else the latest one that waits for its confirmation. */
const findAccountToMail = async (db: Db, email: string) =>
  (await findEmailOwner(db, email)) ?? findRegistration(db, email);
