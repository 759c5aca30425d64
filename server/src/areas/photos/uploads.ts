import type { Picture } from '@kindred/contract/members';
import { photoLimits } from '@kindred/contract/photos';
import { photoSizes } from '@kindred/contract/photos/addresses';
import type { FastifyInstance } from 'fastify';
import { type Static, Object as Row } from 'typebox';
import { Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { AppError } from '../../errors.ts';
import { encodePhoto, encodeQueued } from './encode.ts';
import { insertPhotoHash } from './hashes/stored-hashes.ts';
import { isLikelyNude } from './likely-nude.ts';
import { keyOf, keysOf, makePublicId, makeUploadUrl } from './photo-keys.ts';
import type { StoredUpload } from './receive-file.ts';

const insertUpload = statement({
  name: 'claim_upload',
  text: `insert into upload (public_id, member_id, url, name, created_at)
    select $publicId, $memberId, $url, $name, $now
    where (select count(*) from upload where member_id = $memberId) < $most`,
  params: {
    publicId: 'text',
    memberId: 'uuid',
    url: 'text',
    name: 'text',
    now: 'timestamptz',
    most: 'int8',
  },
});

/** Reserves one of the member's uploads before any file is stored. */
export function claimUpload({ pool, now }: FastifyInstance, memberId: string, name: string) {
  return inTransaction(pool, async (client) => {
    await lockCaller(client, memberId);
    const publicId = makePublicId();
    const upload = { publicId, memberId, url: makeUploadUrl(publicId), name, now: now() };
    if (await insertUpload.run(client, { ...upload, most: photoLimits.waiting })) return publicId;
    throw new AppError('too_many_unused_photos');
  });
}

/** Encodes a received file and stores it under the claimed id. `begin` is called when it is its turn. */
export async function storePhoto(
  { storage, site, classifier }: FastifyInstance,
  publicId: string,
  file: StoredUpload,
  begin: () => void,
) {
  const forClassifier = site.document.limits.nudes !== 'off';
  const { files, placeholder, hash, sample } = await encodeQueued(async () => {
    begin();
    return encodePhoto(await file.read(), { forClassifier });
  });
  const classifying = sample && classifier.classify(sample);
  for (const [size, content] of files) await storage.put(keyOf(publicId, size), content);
  const nudePercent = await classifying;
  return {
    ...{ placeholder, hash, nudePercent },
    likelyNude: isLikelyNude(nudePercent, site.document),
    size: files.get(photoSizes.at(-1) ?? 0)?.length ?? 0,
  };
}

const updateUpload = statement({
  name: 'finish_upload',
  text: `update upload set size = $size, placeholder = $placeholder where public_id = $publicId
    returning url, name`,
  params: { publicId: 'text', size: 'int4', placeholder: 'bytea' },
  row: Row({ url: Text, name: Text }),
});

export async function finishUpload(
  db: Db,
  publicId: string,
  stored: Awaited<ReturnType<typeof storePhoto>>,
): Promise<Static<typeof Picture>> {
  const { size, placeholder, hash, ...nude } = stored;
  const row = await updateUpload.first(db, { publicId, size, placeholder });
  if (!row) throw new AppError('upload_too_slow');
  await insertPhotoHash(db, publicId, hash, nude);
  return { url: row.url, publicId, name: row.name, size, mimeType: 'image/webp' };
}

const deleteUnfinishedUpload = statement({
  name: 'delete_unfinished_upload',
  text: 'delete from upload where public_id = $publicId and size is null',
  params: { publicId: 'text' },
});

/** For an upload that failed. A trigger of the row adds the job that removes its files. */
export const deleteUnfinished = (db: Db, publicId: string) =>
  deleteUnfinishedUpload.run(db, { publicId });

export async function removeFiles({ storage }: FastifyInstance, publicId: string) {
  for (const key of keysOf(publicId)) await storage.remove(key);
}
