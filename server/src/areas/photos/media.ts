import { media, privateMedia } from '@kindred/contract/photos';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { actsWith } from '../../platform/http/access.ts';
import { bearerToken } from '../../platform/http/context.ts';
import { type Call, serveRaw } from '../../platform/http/serve.ts';
import { keyOf, urlOf } from './photo-keys.ts';

export function mediaRoutes(app: FastifyInstance) {
  serveRaw(app, media, async (call) => {
    const { params, request } = call;
    const { publicId, address } = photoOf(params);
    const allowed =
      (await isShown(app, publicId, urlOf(address))) || (await isForStaff(request, publicId));
    return send(app, call, allowed, 'private, max-age=300');
  });

  serveRaw(app, privateMedia, async (call) => {
    const { params, request } = call;
    const { publicId } = photoOf(params);
    const allowed = (await isOwn(request, publicId)) || (await isForStaff(request, publicId));
    return send(app, call, allowed, 'private, no-store');
  });
}

const photoOf = ({ address }: { address: string }) => {
  const [publicId = ''] = address.split('.');
  return { publicId, address };
};

async function send(
  { storage }: FastifyInstance,
  { params: { address, file }, reply }: Pick<Call<typeof media>, 'params' | 'reply'>,
  allowed: boolean,
  caching: string,
) {
  const { publicId } = photoOf({ address });
  const stored = allowed && (await storage.open(keyOf(publicId, Number.parseInt(file, 10))));
  if (!stored) throw new AppError('photo_not_found');
  return reply
    .headers({
      'cache-control': caching,
      'content-length': stored.size,
      'content-type': 'image/webp',
    })
    .send(stored.stream);
}

const selectShownPhoto = statement({
  name: 'find_photo_at_address',
  text: `select from photo f
      join member m on m.id = f.member_id and m.state = 'active' and m.email_verified_at is not null
    where f.public_id = $publicId and f.url = $url and f.url like '/media/%' and f.review = 'approved'`,
  params: { publicId: 'text', url: 'text' },
});

/** While an approved photo has this address and its owner is active and has confirmed theirs. */
const isShown = async ({ pool }: FastifyInstance, publicId: string, url: string) =>
  (await selectShownPhoto.run(pool, { publicId, url })) === 1;

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
export const publicRoutes = [media, privateMedia];
