import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';

/** Sends the waiting mails and returns all mails sent so far, the oldest first. */
export async function sentMails({ config, jobs }: FastifyInstance) {
  await jobs.runDue();
  const outbox = join(config.dataDir, 'outbox');
  const files = await readdir(outbox).catch((): string[] => []);
  const names = files.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(outbox, name)));
      const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
      const { subject = '', text = '', html = '', from, to, replyTo, messageId, date } = mail;
      return { name, subject, text, html, from, to, replyTo, messageId, date, header };
    }),
  );
}
