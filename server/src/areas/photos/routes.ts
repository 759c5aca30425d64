import multipart from '@fastify/multipart';
import {
  addPictures,
  changePictureFocus,
  deletePicture,
  deleteProfilePicture,
  listPictures,
  orderPictures,
  setProfilePicture,
  uploadPhoto,
} from '@kindred/contract/photos';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { respondOnce } from '../../platform/http/idempotency.ts';
import { takeTries } from '../../platform/http/limits/limits.ts';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { createShares } from '../../platform/http/limits/member-shares.ts';
import { serve, serveRaw } from '../../platform/http/serve.ts';
import { refuseRemovedPicture } from './hashes/refuse-removed.ts';
import { limits, uploadsOf } from './limits.ts';
import {
  type PictureOwner,
  appendPictures,
  changeFocus,
  deletePosition,
  removePicture,
  findPictures,
  findRejected,
  listOwnPictures,
  setMainPicture,
  reorderPictures,
  toPictureLists,
} from './pictures.ts';
import { receiveFile } from './receive-file.ts';
import { claimUpload, deleteUnfinished, finishUpload, storePhoto } from './uploads.ts';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';

export function photoRoutes(app: FastifyInstance) {
  const { pool, site } = app;
  const ownerOf = (memberId: string): PictureOwner => ({
    memberId,
    review: site.document.switches.photoReview ? 'waiting' : 'approved',
  });
  const change = <T>(memberId: string, work: (client: PoolClient) => Promise<T>) =>
    inTransaction(pool, async (client) => {
      await lockCaller(client, memberId);
      return work(client);
    });
  const changeAndList = (memberId: string, work: (client: PoolClient) => Promise<void>) =>
    change(memberId, async (client) => {
      await work(client);
      return { data: toPictureLists(await findPictures(client, memberId)) };
    });

  void app.register(async (scope) => serveUploads(scope));

  serve(app, listPictures, async ({ member: { id } }) => {
    const [pictures, rejected] = await Promise.all([
      listOwnPictures(pool, id),
      findRejected(pool, id, app.now()),
    ]);
    return { data: { pictures, rejected } };
  });

  serve(app, setProfilePicture, async ({ member: { id }, body: { imageData } }) => {
    const profilePicture = await change(id, (client) =>
      setMainPicture(client, ownerOf(id), imageData),
    );
    return { data: { profilePicture } };
  });

  serve(app, addPictures, async ({ member: { id }, body: { imagesData } }) => {
    const uploadedImages = await change(id, (client) =>
      appendPictures(client, ownerOf(id), imagesData),
    );
    return { data: { uploadedImages } };
  });

  serve(app, orderPictures, async ({ member: { id }, body: { publicIds } }) =>
    changeAndList(id, (client) => reorderPictures(client, id, publicIds)),
  );

  serve(app, changePictureFocus, async ({ member: { id }, params: { publicId }, body: focus }) => {
    await change(id, (client) => changeFocus(client, id, { publicId, focus }));
    return { data: { focus } };
  });

  serve(app, deletePicture, async ({ member: { id }, params: { publicId } }) =>
    changeAndList(id, (client) => removePicture(client, id, publicId)),
  );

  serve(app, deleteProfilePicture, async ({ member: { id } }) =>
    changeAndList(id, (client) => deletePosition(client, id, 0)),
  );
}

const uploadsAtOnce = 2;

/**
 * No transaction is open and no capacity is used while a file is received and waits for its turn: the claimed row
 * reserves it.
 */
async function serveUploads(app: FastifyInstance) {
  await app.register(multipart);
  const limitUploads = limitRate(app, limits.upload);
  const inTheirShare = createShares(uploadsAtOnce);

  serveRaw(app, uploadPhoto, async ({ member, request, reply }) => {
    limitUploads(reply, member.id);
    const { perAccount: tries, seconds } = limits.uploadsOfDay;
    const ofDay = { key: uploadsOf(member.id), tries, seconds };
    const scale = app.config.limits;
    await takeTries(app.pool, { now: app.now(), scale, reply, limits: [ofDay] });
    return inTheirShare(member.id, () => upload(app, member.id, request, reply));
  });
}

async function upload(
  app: FastifyInstance,
  memberId: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  app.slots.leave(reply.raw);
  const file = await receiveFile(request);
  try {
    const publicId = await claimUpload(app, memberId, file.name);
    try {
      const begin = () => app.slots.enter(reply.raw);
      const stored = await storePhoto(app, publicId, file, begin);
      await refuseRemovedPicture(app, memberId, stored.hash);
      const finish = async (client: PoolClient) => ({
        success: true,
        data: await finishUpload(client, publicId, stored),
      });
      return await respondOnce(request, reply, finish, file.digest);
    } finally {
      await deleteUnfinished(app.pool, publicId);
    }
  } finally {
    await file.close();
  }
}

export const visibility = [
  aboutCaller(listPictures),
  aboutCaller(uploadPhoto, { body: {}, status: 415 }),
  aboutOwner(setProfilePicture, [200, 422, 422], {
    url: '/auth/upload-profile-picture',
    body: { imageData: { publicId: '{picture}', url: '/favicon.svg' } },
  }),
  aboutOwner(addPictures, [200, 422, 422], {
    url: '/auth/upload-pictures',
    body: { imagesData: [{ publicId: 'waiting', url: '/media/waiting.a/800.webp' }] },
  }),
  aboutOwner(orderPictures, [409, 409, 409], {
    url: '/auth/pictures/order',
    body: { publicIds: ['{picture}'] },
  }),
  aboutOwner(changePictureFocus, [200, 404, 404], {
    url: '/auth/picture/{picture}/focus',
    body: { x: 0.5, y: 0.3 },
  }),
  aboutOwner(deletePicture, [200, 404, 404], { url: '/auth/picture/{picture}' }),
  aboutCaller(deleteProfilePicture),
];
