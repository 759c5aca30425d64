import type { Picture } from '@kindred/contract/members';
import { photoLimits, photoSizes } from '@kindred/contract/photos';
import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import type { Static } from 'typebox';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { encodePhoto, encodeQueued } from './encode.ts';
import { keyOf, keysOf, makePublicId, makeUrl } from './keys.ts';
import type { Received } from './receive.ts';

/**
 * Changes to one member's photos come one after the other. A photo changes the profile, and the account is locked
 * before the profile by everyone.
 */
export async function lockPhotos(client: PoolClient, memberId: string) {
  await client.query({
    name: 'lock_photos',
    text: 'select from member where id = $1 for no key update',
    values: [memberId],
  });
}

/** A place among the member's uploads, taken before anything costs and before any file is there. */
export function claimUpload({ pool, now }: FastifyInstance, memberId: string, name: string) {
  return inTransaction(pool, async (client) => {
    await lockPhotos(client, memberId);
    const publicId = makePublicId();
    const { rowCount } = await client.query({
      name: 'claim_upload',
      text: `insert into upload (public_id, member_id, url, name, created_at)
        select $1, $2, $3, $4, $5
        where (select count(*) from upload where member_id = $2) < $6`,
      values: [publicId, memberId, makeUrl(publicId), name, now(), photoLimits.waiting],
    });
    if (rowCount) return publicId;
    const sentence = 'You have many photos waiting. Use some of them, or try again tomorrow.';
    throw new AppError('refused', sentence);
  });
}

/** Encodes what came and stores it, in a place that was claimed. */
export async function storePhoto({ storage }: FastifyInstance, publicId: string, file: Received) {
  const { files, placeholder } = await encodeQueued(async () => encodePhoto(await file.read()));
  for (const [size, content] of files) await storage.put(keyOf(publicId, size), content);
  return { placeholder, size: files.get(photoSizes.at(-1) ?? 0)?.length ?? 0 };
}

export async function finishUpload(
  client: PoolClient,
  publicId: string,
  { size, placeholder }: { size: number; placeholder: Buffer },
): Promise<Static<typeof Picture>> {
  const { rows } = await client.query<{ url: string; name: string }>({
    name: 'finish_upload',
    text: 'update upload set size = $2, placeholder = $3 where public_id = $1 returning url, name',
    values: [publicId, size, placeholder],
  });
  const [row] = rows;
  if (!row) throw new AppError('conflict', 'This upload took too long. Please try again.');
  return { url: row.url, publicId, name: row.name, size, mimeType: 'image/webp' };
}

/** Gives back a place whose upload came to nothing. What of its files is there goes by the job of its row. */
export async function dropUnfinished(pool: Pool, publicId: string) {
  await pool.query({
    name: 'drop_unfinished_upload',
    text: 'delete from upload where public_id = $1 and size is null',
    values: [publicId],
  });
}

export async function removeFiles({ storage }: FastifyInstance, publicId: string) {
  for (const key of keysOf(publicId)) await storage.remove(key);
}
