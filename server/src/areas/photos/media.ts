import { media, privateMedia, shownMedia } from '@kindred/contract/photos/media';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { actsWith, isForwarded } from '../../platform/http/access.ts';
import { bearerToken } from '../../platform/http/context.ts';
import { type Call, serveRaw } from '../../platform/http/serve.ts';
import { keyOf, urlOf } from './photo-keys.ts';
import { findsShown } from './shown-photos.ts';

/**
 * A browser keeps a photo this long, and a proxy that sends photos itself keeps an answer of `shownMedia` as long. So a
 * revoked photo is gone after both.
 */
const keptSeconds = 30;
const uncached = 'private, no-store';

export function mediaRoutes(app: FastifyInstance) {
  const isShown = findsShown(app.pool);
  serveRaw(app, media, async (call) => {
    const { params, request, reply } = call;
    const { publicId, address } = photoOf(params);
    if (await isShown({ publicId, url: urlOf(address) })) {
      const version = `"${keyOf(publicId, widthOf(params))}"`;
      reply.headers({ 'cache-control': `private, max-age=${keptSeconds}`, etag: version });
      if (request.headers['if-none-match'] === version) return reply.code(304).send();
      return send(app, call);
    }
    if (!(await isForStaff(request, publicId))) throw new AppError('photo_not_found');
    reply.header('cache-control', uncached);
    return send(app, call);
  });

  // Only the proxy that sends photos learns where a file is. It asks directly, and what a browser asks has been forwarded.
  serveRaw(app, shownMedia, async ({ params, request, reply }) => {
    const { publicId, address } = photoOf(params);
    if (isForwarded(request) || !(await isShown({ publicId, url: urlOf(address) })))
      throw new AppError('photo_not_shown');
    // The same for everyone who asks.
    return reply
      .headers({
        'cache-control': `public, max-age=${keptSeconds}`,
        'x-photo': await app.storage.placeOf(keyOf(publicId, widthOf(params))),
      })
      .send({ success: true });
  });

  serveRaw(app, privateMedia, async (call) => {
    const { publicId } = photoOf(call.params);
    const allowed =
      (await isOwn(call.request, publicId)) || (await isForStaff(call.request, publicId));
    if (!allowed) throw new AppError('photo_not_found');
    call.reply.header('cache-control', uncached);
    return send(app, call);
  });
}

const photoOf = ({ address }: { address: string }) => {
  const [publicId = ''] = address.split('.');
  return { publicId, address };
};

const widthOf = ({ file }: { file: string }) => Number.parseInt(file, 10);

async function send(
  { storage }: FastifyInstance,
  { params, reply }: Pick<Call<typeof media>, 'params' | 'reply'>,
) {
  const photo = await storage.read(keyOf(photoOf(params).publicId, widthOf(params)));
  if (!photo) throw new AppError('photo_not_found');
  return reply.header('content-type', 'image/webp').send(photo);
}

const selectOwnPhoto = statement({
  name: 'find_own_photo',
  text: `select from photo
      where public_id = $publicId and url like '/media/%' and member_id = $memberId
    union all
    select from upload
      where public_id = $publicId and size is not null and member_id = $memberId
    union all
    select from chat_photo f join chat_member s on s.chat_id = f.chat_id and s.member_id = $memberId
        join chat c on c.id = f.chat_id and not c.cut
      where f.public_id = $publicId`,
  params: { publicId: 'text', memberId: 'uuid' },
});

/** Includes photos sent in their chats, until the chat ends. */
async function isOwn(request: FastifyRequest, publicId: string) {
  const caller = await callerOf(request);
  if (!caller) return false;
  const { pool } = request.server;
  return (await selectOwnPhoto.run(pool, { publicId, memberId: caller.id })) === 1;
}

const selectStaffPhoto = statement({
  name: 'find_photo_for_staff',
  text: `select from photo
      where public_id = $publicId and url like '/media/%' and review <> 'rejected'
    union all
    select from evidence where public_ids @> array[$publicId]`,
  params: { publicId: 'text' },
});

/** Staff see photos of profiles and reported photos, at former addresses too. */
async function isForStaff(request: FastifyRequest, publicId: string) {
  const caller = await callerOf(request);
  if (!caller || !actsWith('readReports', caller, request.server)) return false;
  return (await selectStaffPhoto.run(request.server.pool, { publicId })) > 0;
}

/** An expired token is refused, so that the browser renews it. */
async function callerOf(request: FastifyRequest) {
  const token = bearerToken(request);
  const caller = token && (await request.server.authenticate(token));
  if (token && !caller) throw new AppError('unauthenticated');
  return caller || null;
}

/** Open to everyone, signed in or not; without a token the private one finds nothing. */
export const publicRoutes = [media, shownMedia, privateMedia];
