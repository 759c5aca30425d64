import { inPlaceOf } from '@kindred/contract/desk/deleted-texts';
import type { FastifyInstance } from 'fastify';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import type { PictureHash } from './perceptual-hash.ts';
import { bitsOf, isSamePicture } from './stored-hashes.ts';

const selectRemoved = statement({
  name: 'find_removed_picture',
  text: `select from removed_picture r, (select decode($exact, 'hex') as exact,
      ${bitsOf('$perceptual')} as perceptual, ${bitsOf('$mirrored')} as mirrored) as given
    where ${isSamePicture('r', 'given')} limit 1`,
  params: { exact: 'text', perceptual: 'text?', mirrored: 'text?' },
});

const isRemoved = async (db: Db, hash: PictureHash) =>
  (await selectRemoved.run(db, { ...hash })) > 0;

const body = inPlaceOf('refused-upload');

const insertNote = statement({
  name: 'insert_note_of_refused_upload',
  text: `insert into note (member_id, id, body, created_at)
    select $memberId, $id, '${body}', $now
    where not exists (select from note where member_id = $memberId and body = '${body}')`,
  params: { memberId: 'uuid', id: 'uuid', now: 'timestamptz' },
});

/** Refuses a picture that was removed as an intimate one, and leaves one note about the member for the team. */
export async function refuseRemovedPicture(
  { pool, now }: Pick<FastifyInstance, 'pool' | 'now'>,
  memberId: string,
  hash: PictureHash,
) {
  if (!(await isRemoved(pool, hash))) return;
  await insertNote.run(pool, { memberId, id: timeOrderedId(), now: now() });
  throw new AppError('picture_was_removed');
}
