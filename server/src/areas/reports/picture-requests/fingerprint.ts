import multipart from '@fastify/multipart';
import { takeFingerprint } from '@kindred/contract/reports/picture-request';
import type { FastifyInstance } from 'fastify';
import { clientNetworkOf } from '../../../platform/http/address.ts';
import { createShares } from '../../../platform/http/limits/member-shares.ts';
import { createQueue } from '../../../platform/http/limits/queue.ts';
import { limitRate } from '../../../platform/http/limits/rates.ts';
import { serveRaw } from '../../../platform/http/serve.ts';
import { encodePhoto, encodeQueued } from '../../photos/encode.ts';
import { receiveInMemory } from '../../photos/receive-file.ts';
import { limits } from '../limits.ts';

/** As many pictures are in memory at most, and as many of one network. */
const atOnce = 6;
const ofNetworkAtOnce = 2;

/** The picture is read in memory, hashed and forgotten: it is in no file, no row and no log. */
export async function serveFingerprints(app: FastifyInstance) {
  await app.register(multipart);
  const { perNetwork, seconds, what } = limits.fingerprint;
  const count = limitRate(app, { what, seconds, perAccount: perNetwork });
  const inTheirShare = createShares(ofNetworkAtOnce);
  const inTurn = createQueue(atOnce, 60);

  serveRaw(app, takeFingerprint, async ({ request, reply }) => {
    const network = clientNetworkOf(request);
    count(reply, network);
    app.slots.leave(reply.raw);
    return inTheirShare(network, () =>
      inTurn(async () => {
        const bytes = await receiveInMemory(request);
        const { hash } = await encodeQueued(() => {
          app.slots.enter(reply.raw);
          return encodePhoto(bytes);
        });
        const { exact, perceptual, mirrored } = hash;
        const fingerprint = `${exact}${perceptual ?? ''}${mirrored ?? ''}`;
        return { success: true, data: { fingerprint } };
      }),
    );
  });
}
