import { media } from '@kindred/contract/photos';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { actsWith } from '../../platform/http/access.ts';
import { bearerToken } from '../../platform/http/context.ts';
import { serveRaw } from '../../platform/http/serve.ts';
import { keyOf, urlOf } from './keys.ts';

export function mediaRoutes(app: FastifyInstance) {
  serveRaw(app, media, async ({ params: { address, file }, request, reply }) => {
    const size = Number.parseInt(file, 10);
    const [publicId = ''] = address.split('.');
    const allowed = (await isCurrent(app, publicId, urlOf(address))) || (await isStaff(request));
    const stored = allowed && (await app.storage.open(keyOf(publicId, size)));
    if (!stored) throw unknownPhoto();
    return reply
      .headers({
        'cache-control': 'private, max-age=300',
        'content-length': stored.size,
        'content-type': 'image/webp',
      })
      .send(stored.stream);
  });
}

const selectCurrentPhoto = statement({
  name: 'find_photo_at_address',
  text: `select from (
      select member_id from photo
      where public_id = $publicId and url = $url and url like '/media/%'
      union all
      select member_id from upload
      where public_id = $publicId and url = $url and size is not null
    ) as known join member m on m.id = known.member_id and m.state = 'active'`,
  params: { publicId: 'text', url: 'text' },
});

/** While the photo has this address and its owner is active. */
const isCurrent = async ({ pool }: FastifyInstance, publicId: string, url: string) =>
  (await selectCurrentPhoto.run(pool, { publicId, url })) === 1;

/** Staff see reported photos at former addresses too. An expired token is refused, so that the browser renews it. */
async function isStaff(request: FastifyRequest) {
  const token = bearerToken(request);
  const caller = token && (await request.server.authenticate(token));
  if (token && !caller) throw new AppError('unauthenticated', 'Please sign in to continue.');
  return caller ? actsWith('readReports', caller, request.server) : false;
}

const unknownPhoto = () => new AppError('not_found', 'There is no photo at this address.');

/** Open to everyone, signed in or not. */
export const publicRoutes = [media];
