import { Object as Row } from 'typebox';
import { Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { type PictureHash, mostDifferentBits } from './perceptual-hash.ts';

/** 64 bits that a parameter has in hexadecimal. */
export const bitsOf = (param: string) => `('x' || ${param})::bit(64)`;

/** Whether a picture `a` is the same as a picture `b`, or its mirror image. */
export const isSamePicture = (a: string, b: string) => `(${a}.exact = ${b}.exact
  or bit_count(${a}.perceptual # ${b}.perceptual) <= ${mostDifferentBits}
  or bit_count(${a}.perceptual # ${b}.mirrored) <= ${mostDifferentBits})`;

const insertHash = statement({
  name: 'insert_photo_hash',
  text: `insert into photo_hash (public_id, exact, perceptual, mirrored, nude_percent, likely_nude)
    values ($publicId, decode($exact, 'hex'), ${bitsOf('$perceptual')}, ${bitsOf('$mirrored')},
      $nudePercent, $likelyNude)
    on conflict (public_id) do nothing`,
  params: {
    publicId: 'text',
    exact: 'text?',
    perceptual: 'text?',
    mirrored: 'text?',
    nudePercent: 'int2?',
    likelyNude: 'bool',
  },
});

interface Nude {
  /** Null if it was not classified. */
  readonly nudePercent: number | null;
  readonly likelyNude: boolean;
}

/** The hash is null for a photo whose file can't be read. What was stored before is looked at for nudes no more. */
export const insertPhotoHash = (
  db: Db,
  publicId: string,
  hash: PictureHash | null,
  nude: Nude = { nudePercent: null, likelyNude: false },
) =>
  insertHash.run(db, {
    publicId,
    exact: hash?.exact ?? null,
    perceptual: hash?.perceptual ?? null,
    mirrored: hash?.mirrored ?? null,
    ...nude,
  });

const deleteHash = statement({
  name: 'delete_photo_hash',
  text: 'delete from photo_hash where public_id = $publicId',
  params: { publicId: 'text' },
});

/** With the files of a photo. */
export const deletePhotoHash = (db: Db, publicId: string) => deleteHash.run(db, { publicId });

const selectUnhashed = statement({
  name: 'find_photos_without_hash',
  text: `select public_id from (
      select public_id from photo where url like '/media/%'
      union all select public_id from upload where size is not null
      union all select public_id from chat_photo) as stored
    where public_id > $after
      and not exists (select from photo_hash h where h.public_id = stored.public_id)
    order by public_id limit $limit`,
  params: { after: 'text', limit: 'int8' },
  row: Row({ public_id: Text }),
});

export const findUnhashed = (db: Db, after: string, limit: number) =>
  selectUnhashed.all(db, { after, limit });
