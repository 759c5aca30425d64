import type { FastifyInstance } from 'fastify';
import { lockMember } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type JobsApp, addJob } from '../../../platform/jobs/jobs.ts';
import { createSeal } from '../../../platform/crypto/seal.ts';
import { noOneAt, sendAnotherVerification, sendReset } from '../mails.ts';
import { findEmailOwner, findRegistration } from '../queries.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** An encrypted MailRequest. */
    'mailbox-request': { sealed: string };
  }
}

export type AddMailboxRequest = ReturnType<typeof createMailboxRequests>;

interface MailRequest {
  readonly wants: 'verification' | 'reset';
  readonly email: string;
}

const sealOf = (secret: string) => createSeal(secret, 'mailbox request');

/**
 * The address is looked up in a job, so that neither the text nor the time of the response shows whether an account
 * exists.
 */
export function createMailboxRequests({ pool, secret }: FastifyInstance) {
  const seal = sealOf(secret);
  return (request: MailRequest) =>
    addJob(pool, 'mailbox-request', { sealed: seal.close(request) }, { attempts: 5 });
}

/** Does the same work whether an account exists or not, as the time of other requests would show it. */
export function handleMailboxRequests({ jobs, secret, accountService: service }: JobsApp) {
  const { pool } = service;
  const seal = sealOf(secret);

  jobs.handle('mailbox-request', async ({ sealed }) => {
    const { wants, email } = seal.open(sealed) as MailRequest;
    // The latest registration gets a code also if another account owns the address, as its maker can see some of what
    // happens to it. That code is not sent.
    for (const find of [findEmailOwner, findRegistration]) {
      await inTransaction(pool, async (client) => {
        const known = await find(client, email);
        const noOne = noOneAt(email);
        await lockMember(client, known?.id ?? noOne.id);
        // Another change may have given the address to another account before the lock was taken.
        const account = await find(client, email);
        const isMailed =
          account?.id === known?.id && !(wants === 'verification' && account?.verified);
        const mailbox = (isMailed && account) || noOne;
        if (wants === 'reset') await sendReset(client, service, mailbox);
        else await sendAnotherVerification(client, service, mailbox);
      });
    }
  });
}
