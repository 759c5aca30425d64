import { claimChecks, decideCheck, readCheckPicture } from '@kindred/contract/photo-checks';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Text, Uuid } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { serve, serveRaw } from '../../../platform/http/serve.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { keyOf } from '../picture.ts';
import { decide } from './decide.ts';
import { countWaiting, takeChecks } from './queue.ts';

const selectPicture = statement({
  name: 'find_picture_of_check',
  text: `select picture, member_id from person_check
    where id = $id and picture is not null and decided_at is null and claimed_by = $staffId and claimed_until > $now`,
  params: { id: 'uuid', staffId: 'uuid', now: 'timestamptz' },
  row: Row({ picture: Text, member_id: Uuid }),
});

/** What the team does about photo checks. */
export function reviewRoutes(app: FastifyInstance) {
  const { pool, now, storage } = app;

  serve(app, claimChecks, async ({ member, body: { count }, request }) => {
    const checks = await inTransaction(pool, async (client) => {
      const taken = await takeChecks(client, member.id, count, presentMoment(app));
      const entries = taken.newlyClaimed.map(({ _id, memberId, photos }) => ({
        action: 'check.read' as const,
        subject: { kind: 'member' as const, id: memberId },
        details: { check: _id, photos: photos.map(({ publicId }) => publicId) },
      }));
      if (entries.length > 0) await writeAudit(client, request, ...entries);
      return taken.checks;
    });
    return { data: { checks, waiting: await countWaiting(pool) } };
  });

  serveRaw(app, readCheckPicture, async ({ member, params: { id }, request, reply }) => {
    const found = await selectPicture.first(pool, { id, staffId: member.id, now: now() });
    const content = found && (await storage.read(keyOf(found.picture)));
    if (!content) throw new AppError('photo_check_not_found');
    await writeAudit(pool, request, {
      action: 'check.read',
      subject: { kind: 'member', id: found.member_id },
      details: { check: id, picture: true },
    });
    return reply
      .headers({ 'cache-control': 'private, no-store', 'content-type': 'image/webp' })
      .send(content);
  });

  serve(app, decideCheck, async ({ member, params: { id }, body, request }) => {
    const { decision, reason = null, mainPhoto = null } = body;
    if (decision === 'refuse' && !reason) throw new AppError('photo_check_reason_missing');
    if (decision !== 'refuse' && reason) throw new AppError('photo_check_reason_unused');
    const by = { request, staffId: member.id, now: now() };
    const status = await inTransaction(pool, (client) =>
      decide(client, id, { decision, reason, mainPhoto }, by),
    );
    return { data: { status, waiting: await countWaiting(pool) } };
  });
}
