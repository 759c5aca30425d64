import { randomInt } from 'node:crypto';
import {
  beginPhotoCheck,
  deletePhotoCheck,
  poseMinutes,
  readPhotoCheck,
  sendCheckPicture,
  sendCheckWords,
} from '@kindred/contract/photo-checks';
import { type Pose, otherPoses } from '@kindred/contract/photo-checks/poses';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';
import { aboutCaller } from '../../platform/visibility.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { limits } from './limits.ts';
import {
  findContestable,
  findOpen,
  givePose,
  hasMainPhoto,
  markSent,
  readOwn,
  withdraw,
} from './own-check.ts';
import { keyOf, storePicture } from './picture.ts';

const drawFrom = (poses: readonly Pose[]) => poses[randomInt(poses.length)] ?? 'look-left';

export function photoCheckRoutes(app: FastifyInstance) {
  const { pool, now, site } = app;
  const countPose = limitRate(app, limits.pose);
  const countPicture = limitRate(app, limits.picture);

  const refuseOff = () => {
    if (site.document.limits.photoCheck === 'off') throw new AppError('photo_check_off');
  };
  const show = async (id: string) => ({ data: await readOwn(pool, id, now()) });
  const change = async (id: string, work: (client: PoolClient) => Promise<unknown>) => {
    await inTransaction(pool, async (client) => {
      await lockCaller(client, id);
      await work(client);
    });
    return show(id);
  };

  serve(app, readPhotoCheck, ({ member }) => show(member.id));

  serve(app, beginPhotoCheck, ({ member: { id: memberId }, body, reply }) => {
    refuseOff();
    countPose(reply, memberId);
    return change(memberId, async (client) => {
      const at = now();
      const open = await findOpen(client, memberId);
      if (open?.sent_at) throw new AppError('photo_check_waits');
      if (!(await hasMainPhoto(client, memberId))) throw new AppError('photo_check_without_photo');
      const isContested = body.appeal ?? (open !== null && open.appeals !== null);
      const appeals = isContested ? await findContestable(client, memberId, at) : null;
      if (isContested && !appeals) throw new AppError('photo_check_appeal_over');
      const pose = drawFrom(otherPoses(open?.pose ?? null, body.without ?? null));
      const until = new Date(at.getTime() + poseMinutes * 60_000);
      await givePose(client, { id: timeOrderedId(), memberId, pose, now: at, until, appeals });
    });
  });

  serve(app, sendCheckPicture, async ({ member: { id }, body, reply }) => {
    refuseOff();
    countPicture(reply, id);
    // What was sent before, such as in a request whose response was lost, is not sent again.
    const before = await findOpen(pool, id);
    if (before?.sent_at) return show(id);
    if (!before || before.until < now()) throw new AppError('photo_check_over');
    const picture = await storePicture(app, body.picture);
    const isStored = await sendOnce(id, {
      picture,
      device: body.device,
      words: body.words ?? null,
    }).catch(async (error: unknown) => {
      await app.storage.remove(keyOf(picture));
      throw error;
    });
    if (!isStored) await app.storage.remove(keyOf(picture));
    return show(id);
  });

  /** False if something was sent in the meantime. */
  const sendOnce = (
    memberId: string,
    sent: {
      readonly picture: string | null;
      readonly device: unknown;
      readonly words: string | null;
    },
  ) =>
    inTransaction(pool, async (client) => {
      await lockCaller(client, memberId);
      const open = await findOpen(client, memberId);
      if (open?.sent_at) return false;
      if (!open || open.until < now()) throw new AppError('photo_check_over');
      await markSent(client, { id: open.id, now: now(), ...sent });
      return true;
    });

  serve(app, sendCheckWords, async ({ member: { id }, body: { words }, reply }) => {
    refuseOff();
    countPicture(reply, id);
    await sendOnce(id, { picture: null, device: null, words });
    return show(id);
  });

  serve(app, deletePhotoCheck, ({ member: { id } }) =>
    change(id, (client) => withdraw(client, id)),
  );
}

export const visibility = [
  aboutCaller(readPhotoCheck),
  aboutCaller(beginPhotoCheck, { body: { consent: true } }),
  aboutCaller(sendCheckPicture, {
    body: {
      picture: 'A'.repeat(100),
      device: { oneFace: 'unknown', sharp: 'yes', bright: 'yes', moved: 'yes' },
    },
    status: 409,
  }),
  aboutCaller(sendCheckWords, { body: { words: 'I have no camera.' }, status: 409 }),
  aboutCaller(deletePhotoCheck),
];
