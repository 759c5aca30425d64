import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import { writeDurably } from '../storage/durable-file.ts';

/** Sends messages. The name is unique in a folder and sorts by time. */
export interface Transport {
  deliver(message: SendMailOptions, name: string): Promise<void>;
  /** Does the same work and delivers nothing. */
  rehearse(message: SendMailOptions, name: string): Promise<void>;
  close(): void;
}

/** Where mails are files, if there is no mail server. */
export const outboxOf = ({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>) =>
  mail.smtpUrl ? null : resolve(dataDir, 'outbox');

/** The operator's mail server, or a folder that replaces it. The library is loaded with the first mail. */
export function openTransport({ mail, dataDir }: Config): Promise<Transport> {
  return mail.smtpUrl
    ? openServer(mail.smtpUrl, mail.requireTls)
    : openOutbox(join(dataDir, 'outbox'));
}

const noReading = { disableFileAccess: true, disableUrlAccess: true };

async function openServer(smtpUrl: string, requireTls: boolean): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const address = new URL(smtpUrl);
  // The parameters of the address take precedence over options.
  if (requireTls) address.searchParams.set('requireTLS', 'true');
  const url = address.href;
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const pool = { pool: true, maxConnections: 3 } as const;
  const server = createTransport({ url, ...pool, ...timeouts, ...noReading });
  const writer = createTransport({ streamTransport: true, buffer: true, ...noReading });
  return {
    async deliver(message) {
      await server.sendMail(message);
    },
    async rehearse(message) {
      await writer.sendMail(message);
    },
    close: () => server.close(),
  };
}

async function openOutbox(folder: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const writer = createTransport({ streamTransport: true, buffer: true, ...noReading });
  async function write(message: SendMailOptions, file: string) {
    const { message: text } = await writer.sendMail(message);
    if (!Buffer.isBuffer(text)) throw new TypeError('The mail was not written completely');
    await writeDurably(join(folder, file), text);
  }
  return {
    deliver: (message, name) => write(message, `${name}.eml`),
    async rehearse(message, name) {
      await write(message, `${name}.unsent`);
      await rm(join(folder, `${name}.unsent`), { force: true });
    },
    close: () => undefined,
  };
}
