import {
  requestArchive,
  downloadArchive,
  readArchive,
} from '@kindred/contract/personal-data/archives';
import {
  downloadArchiveByLink,
  readArchiveLink,
} from '@kindred/contract/personal-data/archive-link';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { serve, serveRaw } from '../../../platform/http/serve.ts';
import { lockCaller } from '../../members/lock-caller.ts';
import { takeTry } from '../../accounts/sign-in/tries.ts';
import { hashToken, keyOf } from './make-archive.ts';
import { maskAddress } from '../../../platform/mail/mask-address.ts';
import { beginArchive, findArchive, findMailboxOfArchive, findReady } from './queries.ts';
import { aboutCaller, aboutOwner } from '../../../platform/visibility.ts';

/** Routes for the archive of a member's own data. */
export function archiveRoutes(app: FastifyInstance) {
  const { pool, storage, now } = app;

  serve(app, requestArchive, async ({ member: { id }, client, request, reply }) => {
    await lockCaller(client, id);
    const present = await findArchive(client, id, now());
    if (present?.state === 'waiting') return { data: { archive: present } };
    await takeTry(app, { action: 'export', account: id, within: client, request, reply });
    const begun = await beginArchive(client, id, now());
    if (begun) await addJob(client, 'make-archive', { id: begun.id }, { attempts: 5 });
    const archive = begun?.archive ?? (await findArchive(client, id, now()));
    if (!archive) throw new Error('An archive that was just begun is gone');
    return { data: { archive } };
  });

  serve(app, readArchive, async ({ member: { id } }) => ({
    data: { archive: await findArchive(pool, id, now()) },
  }));

  serveRaw(app, downloadArchive, async ({ member, reply }) => {
    const id = await findReady(pool, { memberId: member.id }, now());
    return send(id, reply, 'archive_not_found');
  });

  serve(app, readArchiveLink, async ({ body: { token } }) => {
    const email = await findMailboxOfArchive(pool, hashToken(token), now());
    if (!email) throw new AppError('archive_link_expired');
    return { data: { email: maskAddress(email) } };
  });

  serveRaw(app, downloadArchiveByLink, async ({ body: { token }, reply }) => {
    const id = await findReady(pool, { tokenHash: hashToken(token) }, now());
    return send(id, reply, 'archive_link_expired');
  });

  async function send(
    id: string | null,
    reply: FastifyReply,
    otherwise: 'archive_not_found' | 'archive_link_expired',
  ) {
    const stored = id && (await storage.open(keyOf(id)));
    if (!stored) throw new AppError(otherwise);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="my-data.zip"',
        'content-length': stored.size,
        'content-type': 'application/zip',
      })
      .send(stored.stream);
  }
}

export const archiveVisibility = [
  aboutCaller(requestArchive, { body: {} }),
  aboutCaller(readArchive),
  aboutOwner(downloadArchive, [200, 404, 404], { url: '/archives/file' }),
];

/** Open to everyone, signed in or not. */
export const publicRoutes = [downloadArchiveByLink, readArchiveLink];
