import { randomUUID } from 'node:crypto';
import type { MailKind } from '@kindred/contract/mail-kinds';
import type { SiteDocument } from '@kindred/contract/site/document';
import type { MailTrial } from '@kindred/contract/site/setup';
import type { NodemailerError } from 'nodemailer';
import type { Db } from '../../db/statement.ts';
import { type JobsApp, addJob, addJobs } from '../jobs/jobs.ts';
import { RemovedWhileWritten } from '../storage/durable-file.ts';
import { composeMail } from './compose.ts';
import { faultOf } from './fault-of.ts';
import type { Mail } from './kinds.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';
import { type Transport, openTransport } from './transport.ts';
import { createSeal } from '../crypto/seal.ts';

declare module '../jobs/jobs.ts' {
  interface JobPayloads {
    /** The encrypted mail. */
    mail: { sealed: string };
  }
}

interface Envelope {
  readonly id: string;
  readonly mail: Mail;
  readonly goodUntil: number;
}

/** Adds a mail in the transaction of `client`. It is sent after the commit, with retries. */
export type SendMail = <K extends MailKind>(db: Db, mail: Mail<K>) => Promise<void>;
/** Adds several mails in one statement. */
export type SendMails = (db: Db, mails: readonly Mail[]) => Promise<void>;

// Attempts for two and a half days, at growing intervals.
const attempts = 20;

/** Sends a mail now, in the look of this document, and says what became of it. */
export type TryMail = (mail: Mail, document: SiteDocument) => Promise<Omit<MailTrial, 'to'>>;

export function useMail(app: JobsApp) {
  const { config, jobs, log, measures, now, secret } = app;
  const seal = createSeal(secret, 'mail job');
  const stopTokens = createUnsubscribeTokens(secret);
  let transport: Promise<Transport> | undefined;

  function sealMail(mail: Mail) {
    const goodUntil = mail.goodUntil?.getTime() ?? Number.MAX_SAFE_INTEGER;
    return { sealed: seal.close({ id: randomUUID(), mail, goodUntil }) };
  }

  app.decorate<SendMail>('sendMail', (client, mail) =>
    addJob(client, 'mail', sealMail(mail), { attempts }),
  );
  app.decorate<SendMails>('sendMails', (client, mails) =>
    addJobs(client, 'mail', mails.map(sealMail), { attempts }),
  );

  app.decorate<TryMail>('tryMail', async (mail, document) => {
    const from = config.mail.from.address;
    const seenWith = { config, site: { ...app.site, document } };
    const name = `${now().toISOString().replaceAll(':', '-')}-${randomUUID()}-${mail.kind}`;
    try {
      transport ??= openTransport(config);
      await (await transport).deliver({ ...composeMail(seenWith, mail), date: now() }, name);
      return { from, result: config.mail.smtpUrl ? 'sent' : 'file', fault: null, answer: null };
    } catch (error) {
      log.warn({ err: error, kind: mail.kind }, 'a test mail was not sent');
      return { from, result: 'failed', ...faultOf(error) };
    }
  });

  jobs.handle('mail', async ({ sealed }, { id: job, addedAt, last }) => {
    const { id, mail, goodUntil } = seal.open(sealed) as Envelope;
    const { kind } = mail;
    if (goodUntil <= now().getTime())
      return log.warn({ job, kind }, 'mail not sent, as it has expired');
    const messageId = `<${id}@${config.mail.from.address.split('@')[1]}>`;
    const stopToken = mail.notice && stopTokens.make(mail.notice);
    const message = { ...composeMail(app, mail, stopToken), messageId, date: addedAt };
    // The same name at every attempt, so that a second attempt replaces the file of the first.
    const name = `${addedAt.toISOString().replaceAll(':', '-')}-${`${job}`.padStart(12, '0')}-${kind}`;
    try {
      transport ??= openTransport(config);
      const opened = await transport;
      const attributes = { 'kindred.mail': kind };
      if (mail.unsent) await opened.rehearse(message, name);
      else
        await measures.call({ to: 'mail', name: 'send mail', attributes }, () =>
          opened.deliver(message, name),
        );
    } catch (error) {
      if (error instanceof RemovedWhileWritten)
        return log.info({ job, kind }, 'mail removed while it was written');
      if (!isPermanentFailure(error) && !last) throw error;
      // Giving up here and not in the queue leaves nothing of the mail in the database.
      log.error({ err: error, job, kind }, 'mail failed for the last time');
    }
  });

  app.addHook('onClose', async () => {
    await jobs.stop();
    (await transport)?.close();
  });
}

/** The receiving server refuses this message permanently. */
const isPermanentFailure = (error: unknown) =>
  error instanceof Error &&
  ((error as NodemailerError).permanent ?? false) &&
  ['EENVELOPE', 'EMESSAGE'].includes((error as NodemailerError).code ?? '');
