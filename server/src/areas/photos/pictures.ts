import type { Picture } from '@kindred/contract/members';
import { photoLimits } from '@kindred/contract/photos';
import type { Pool, PoolClient } from 'pg';
import type { Static } from 'typebox';
import { AppError } from '../../errors.ts';

type PictureRow = Static<typeof Picture> & { position: number };

/** Whose pictures change, and what becomes of one that is new. */
export interface PictureOwner {
  readonly memberId: string;
  readonly review: 'waiting' | 'approved';
}

const columns = `position, url, public_id as "publicId", name, size, mime_type as "mimeType"`;

export async function findPictures(client: PoolClient, memberId: string) {
  const { rows } = await client.query<PictureRow>({
    name: 'find_pictures',
    text: `select ${columns} from photo where member_id = $1 order by position`,
    values: [memberId],
  });
  return rows;
}

export const tellPictures = (rows: readonly PictureRow[]) => ({
  profilePicture: rows.find(({ position }) => position === 0)?.url ?? null,
  more_pictures: rows.filter(({ position }) => position > 0),
});

interface OwnPicture {
  url: string;
  publicId: string;
  main: boolean;
  waiting: boolean;
  placeholder: string | null;
}

/** With what only their owner needs: which is the main one, and what to show while they load. */
export async function listOwnPictures(pool: Pool, memberId: string) {
  const { rows } = await pool.query<OwnPicture>({
    name: 'list_own_pictures',
    text: `select url, public_id as "publicId", position = 0 as main,
        review <> 'approved' as waiting,
        encode(placeholder, 'base64') as placeholder
      from photo where member_id = $1 order by position`,
    values: [memberId],
  });
  return rows;
}

/** Takes an upload of the member's own into their profile; anything else is none. */
async function useUpload(
  client: PoolClient,
  { memberId, review }: PictureOwner,
  publicId: string,
  position: number,
) {
  const { rows } = await client.query<PictureRow>({
    name: 'use_upload',
    text: `insert into photo (member_id, position, public_id, url, name, size, mime_type, placeholder, created_at, review)
      select member_id, $3, public_id, url, name, size, 'image/webp', placeholder, created_at, $4
      from upload where member_id = $1 and public_id = $2 and size is not null
      returning ${columns}`,
    values: [memberId, publicId, position, review],
  });
  const [picture] = rows;
  if (!picture) {
    throw new AppError(
      'refused',
      'This is no photo that you have uploaded. Please upload it anew.',
    );
  }
  await client.query({
    name: 'end_upload',
    text: 'delete from upload where public_id = $1',
    values: [publicId],
  });
  return picture;
}

/** An upload in the place of the main picture, or another picture in exchange with it. */
export async function makeMain(client: PoolClient, owner: PictureOwner, publicId: string) {
  const { memberId } = owner;
  const rows = await findPictures(client, memberId);
  const picture = rows.find((row) => row.publicId === publicId);
  if (!picture) {
    await deletePosition(client, memberId, 0);
    return (await useUpload(client, owner, publicId, 0)).url;
  }
  if (rows[0]?.position !== 0) {
    await putInOrder(client, memberId, [
      publicId,
      ...rows.map((row) => row.publicId).filter((id) => id !== publicId),
    ]);
    return picture.url;
  }
  await client.query({
    name: 'swap_main_picture',
    text: `update photo set position = $2 - position where member_id = $1 and position in (0, $2)`,
    values: [memberId, picture.position],
  });
  return picture.url;
}

export async function appendPictures(
  client: PoolClient,
  owner: PictureOwner,
  publicIds: readonly string[],
) {
  const rows = await findPictures(client, owner.memberId);
  const known = new Map(rows.map((row) => [row.publicId, row]));
  const added: PictureRow[] = [];
  let last = rows.at(-1)?.position ?? 0;
  for (const publicId of new Set(publicIds)) {
    const present = known.get(publicId);
    if (!present && last >= photoLimits.more) {
      throw new AppError('refused', 'You can have six pictures beside the main one.');
    }
    added.push(present ?? (await useUpload(client, owner, publicId, ++last)));
  }
  return added;
}

export async function deletePublicId(client: PoolClient, memberId: string, publicId: string) {
  const rows = await findPictures(client, memberId);
  const picture = rows.find((row) => row.publicId === publicId);
  if (!picture) throw new AppError('not_found', 'You have no picture with this id.');
  await deletePosition(client, memberId, picture.position);
}

/** Those behind it move up; nobody becomes the main picture unasked. */
export async function deletePosition(client: PoolClient, memberId: string, position: number) {
  await client.query({
    name: 'delete_picture',
    text: 'delete from photo where member_id = $1 and position = $2',
    values: [memberId, position],
  });
  if (position === 0) return;
  await client.query({
    name: 'close_ranks',
    text: 'update photo set position = position - 1 where member_id = $1 and position > $2',
    values: [memberId, position],
  });
}

export async function putInOrder(
  client: PoolClient,
  memberId: string,
  publicIds: readonly string[],
) {
  const rows = await findPictures(client, memberId);
  const own = new Set(rows.map(({ publicId }) => publicId));
  if (own.size !== publicIds.length || !publicIds.every((id) => own.has(id))) {
    throw new AppError('conflict', 'Your pictures have changed meanwhile. Please look again.');
  }
  await client.query({
    name: 'order_pictures',
    text: `update photo set position = wanted.place - 1
      from unnest($2::text[]) with ordinality as wanted (id, place)
      where member_id = $1 and public_id = wanted.id`,
    values: [memberId, publicIds],
  });
}
