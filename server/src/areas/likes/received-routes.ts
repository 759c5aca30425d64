import { listLikes, openLike as openLikeRoute, seeLikes } from '@kindred/contract/likes/received';
import type { FastifyInstance } from 'fastify';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { aboutCaller } from '../../platform/visibility.ts';
import { refuseStaff } from '../members/refuse-staff.ts';
import { limits } from './limits.ts';
import { openLike } from './lists/open-like.ts';
import { readLikes } from './lists/read-lists.ts';
import { readLikeNotices } from './notify-liked.ts';

export function receivedLikeRoutes(app: FastifyInstance) {
  const countList = limitRate(app, limits.list);

  serve(app, listLikes, async (call) => {
    refuseStaff(call.member);
    countList(call.reply, call.member.id);
    return { data: await readLikes(app, call) };
  });

  serve(app, seeLikes, async ({ member, reply }) => {
    refuseStaff(member);
    countList(reply, member.id);
    await readLikeNotices(app, member.id);
    return { data: { seen: true } };
  });

  serve(app, openLikeRoute, async ({ member, reply }) => {
    refuseStaff(member);
    countList(reply, member.id);
    return { data: { memberId: await openLike(app, member.id) } };
  });
}

export const visibility = [
  aboutCaller(listLikes),
  aboutCaller(seeLikes),
  aboutCaller(openLikeRoute, { status: 404 }),
];
