import { claimPhotos, decidePhoto } from '@kindred/contract/desk/photo-review';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { presentMoment } from '../../../platform/time/moment.ts';
import { serve } from '../../../platform/http/serve.ts';
import { reviewPhoto } from './review-photo.ts';
import { countWaiting, takePhotos } from './queue.ts';

export function photoReviewRoutes(app: FastifyInstance) {
  const { pool, now } = app;

  serve(app, claimPhotos, async ({ member, body: { count }, request }) => {
    const photos = await inTransaction(pool, async (client) => {
      const taken = await takePhotos(client, member.id, count, presentMoment(app));
      const entries = taken.newlyClaimed.map(({ memberId: id, publicId, others }) => ({
        action: 'photo.read' as const,
        subject: { kind: 'member' as const, id },
        details: { publicId, ...(others.length > 0 && { others }) },
      }));
      if (entries.length > 0) await writeAudit(client, request, ...entries);
      return taken.photos;
    });
    return { data: { photos, waiting: await countWaiting(pool) } };
  });

  serve(app, decidePhoto, async ({ member, params, body: { decision, reason }, request }) => {
    if (decision === 'reject' && !reason) throw new AppError('reject_reason_missing');
    if (decision !== 'reject' && reason) throw new AppError('reason_without_rejection');
    const by = { request, staffId: member.id, now: now() };
    const review = await inTransaction(pool, (client) =>
      reviewPhoto(client, params, { decision, reason: reason ?? null }, by),
    );
    return { data: { review, waiting: await countWaiting(pool) } };
  });
}
