import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { dayIn } from '@kindred/contract/day-in';
import { makeZip } from 'client-zip';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { contentsOf } from './archive-contents.ts';
import { deleteArchive, findRequest, finishArchive } from './queries.ts';

export const folder = 'archives/';
export const keyOf = (id: string) => `${folder}${id}.zip`;
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

const day = 86_400_000;

interface Run {
  /** This is the last attempt. */
  readonly last: boolean;
  readonly signal: AbortSignal;
}

/** Makes the archive and mails the link. After a crash it is made again under the same name. */
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
    // The member may have been erased in the meantime.
    if (!(await finish(app, id, size))) await storage.remove(keyOf(id));
  } catch (error) {
    // Without the row they can request it again.
    if (last) await deleteArchive(pool, id);
    throw error;
  }
}

/** False when no one waits for it any more. */
async function finish(app: FastifyInstance, id: string, size: number) {
  const { pool, sendMail, site, now, config } = app;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + site.document.limits.exportDays * day);
  return inTransaction(pool, async (client) => {
    const ready = { id, now: now(), expiresAt, size, tokenHash: hashToken(token) };
    const finished = await finishArchive(client, ready);
    if (finished?.mailbox) {
      const data = { token, until: dayIn(config.timeZone, expiresAt) };
      const { mailbox: to, language } = finished;
      const mail = { to, language, kind: 'archive-ready', data } as const;
      await sendMail(client, { ...mail, goodUntil: expiresAt });
    }
    return finished !== null;
  });
}
