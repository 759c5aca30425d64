import { media } from '@kindred/contract/photos';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { speaksForStaff } from '../../platform/http/access.ts';
import { bearerToken } from '../../platform/http/context.ts';
import { serveRaw } from '../../platform/http/serve.ts';
import { keyOf, urlOf } from './keys.ts';

export function mediaRoutes(app: FastifyInstance) {
  serveRaw(app, media, async ({ params: { address, file }, request, reply }) => {
    const size = Number.parseInt(file, 10);
    const [publicId = ''] = address.split('.');
    const allowed = (await isShown(app, publicId, urlOf(address))) || (await isStaff(request));
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

/** While it has this address, and whose it is is here. */
async function isShown({ pool }: FastifyInstance, publicId: string, url: string) {
  const { rowCount } = await pool.query({
    name: 'find_shown_photo',
    text: `select from (
        select member_id from photo where public_id = $1 and url = $2 and url like '/media/%'
        union all
        select member_id from upload where public_id = $1 and url = $2 and size is not null
      ) as known join member m on m.id = known.member_id and m.state = 'active'`,
    values: [publicId, url],
  });
  return rowCount === 1;
}

/** Staff look at what was reported, whatever has become of it. A token that has died is to be renewed, not passed over. */
async function isStaff(request: FastifyRequest) {
  const token = bearerToken(request);
  const caller = token && (await request.server.authenticate(token));
  if (token && !caller) throw new AppError('unauthenticated', 'Please sign in to continue.');
  return caller ? speaksForStaff(caller, request.server) : false;
}

const unknownPhoto = () => new AppError('not_found', 'There is no photo at this address.');
