import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';

/** What was read from each outbox: a mail that was sent does not change. */
const read = new WeakMap<FastifyInstance['config'], Map<string, ReturnType<typeof readMail>>>();

/** Sends the waiting mails and returns all mails sent so far, the oldest first. */
export async function sentMails({ config, jobs }: FastifyInstance) {
  await jobs.runDue();
  const outbox = join(config.dataDir, 'outbox');
  const files = await readdir(outbox).catch((): string[] => []);
  const names = files.filter((name) => name.endsWith('.eml')).toSorted();
  const known = read.get(config) ?? new Map<string, ReturnType<typeof readMail>>();
  read.set(config, known);
  for (const name of names) if (!known.has(name)) known.set(name, readMail(outbox, name));
  return Promise.all(names.flatMap((name) => known.get(name) ?? []));
}

async function readMail(outbox: string, name: string) {
  const mail = await PostalMime.parse(await readFile(join(outbox, name)));
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  const { subject = '', text = '', html = '', from, to, replyTo, messageId, date } = mail;
  return { name, subject, text, html, from, to, replyTo, messageId, date, header };
}
