import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { contentsOf } from './contents.ts';
import { dropArchive, findRequest, finishArchive } from './queries.ts';

export const folder = 'archives/';
export const keyOf = (id: string) => `${folder}${id}.zip`;
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

const day = 86_400_000;

interface Run {
  /** No further attempt will follow. */
  readonly last: boolean;
  readonly signal: AbortSignal;
}

/** Makes what was asked for and mails the link. Done again after a crash, it begins anew in the same place. */
export async function makeArchive(app: FastifyInstance, id: string, { last, signal }: Run) {
  const { pool, storage } = app;
  const memberId = await findRequest(pool, id);
  if (!memberId) return;
  try {
    let size = 0;
    async function* count() {
      for await (const piece of makeZip(contentsOf(app, memberId ?? ''))) {
        signal.throwIfAborted();
        size += piece.length;
        yield piece;
      }
    }
    await storage.put(keyOf(id), Readable.from(count(), { objectMode: false }));
    // Whose it was may have gone in the meantime.
    if (!(await tellReady(app, id, size))) await storage.remove(keyOf(id));
  } catch (error) {
    // So that they can ask again.
    if (last) await dropArchive(pool, id);
    throw error;
  }
}

async function tellReady(
  { pool, sendMail, config, now }: FastifyInstance,
  id: string,
  size: number,
) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + config.keepDays.exports * day);
  return inTransaction(pool, async (client) => {
    const finished = { id, now: now(), expiresAt, size, tokenHash: hashToken(token) };
    const mailbox = await finishArchive(client, finished);
    if (!mailbox) return mailbox === null;
    const data = { token, until: expiresAt.toISOString() };
    await sendMail(client, { to: mailbox, kind: 'archive-ready', data, goodUntil: expiresAt });
    return true;
  });
}
