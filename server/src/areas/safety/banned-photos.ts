import { Object as Row } from 'typebox';
import { Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { isSamePicture } from '../photos/hashes/stored-hashes.ts';

const selectHashes = statement({
  name: 'find_hashes_to_compare',
  text: `select encode(bit_send(perceptual), 'hex') as perceptual, encode(bit_send(mirrored), 'hex') as mirrored
    from photo_hash where public_id = $publicId and perceptual is not null`,
  params: { publicId: 'text' },
  row: Row({ perceptual: Text, mirrored: Text }),
});

const bandBits = 16;
const bands = 4;

/** The bands of pictures that can be the same: two that differ in at most six of the bits have a band with at most one. */
function probesOf(hash: string) {
  return Array.from({ length: bands }, (_, band) => {
    const value = Number.parseInt(hash.slice(band * 4, band * 4 + 4), 16);
    const near = Array.from({ length: bandBits }, (__, bit) => value ^ (1 << bit));
    return [value, ...near].map((each) => (band << bandBits) + each);
  }).flat();
}

// The array is the expression of the index `photo_hash_bands`.
const storeCheck = statement({
  name: 'check_photo_against_banned',
  text: `insert into photo_check (public_id, is_banned, checked_at)
    select own.public_id, exists (select from photo_hash h
        join photo f on f.public_id = h.public_id join member b on b.id = f.member_id
        where h.perceptual is not null and array[
            substring(h.perceptual from 1 for 16)::bit(16)::int,
            65536 + substring(h.perceptual from 17 for 16)::bit(16)::int,
            131072 + substring(h.perceptual from 33 for 16)::bit(16)::int,
            196608 + substring(h.perceptual from 49 for 16)::bit(16)::int] && $probes
          and ${isSamePicture('h', 'own')} and b.state = 'banned' and b.id <> $memberId), $now
      from photo_hash own where own.public_id = $publicId
    on conflict (public_id) do update set is_banned = excluded.is_banned, checked_at = excluded.checked_at
    returning public_id`,
  params: { publicId: 'text', memberId: 'uuid', probes: 'int4[]', now: 'timestamptz' },
  row: Row({ public_id: Text }),
});

const selectBanned = statement({
  name: 'has_photo_of_banned',
  text: 'select from photo_check where public_id = any ($publicIds) and is_banned',
  params: { publicIds: 'text[]' },
});

/** `bit_send` has four bytes before the bits, which say how many there are. */
const bitsIn = (sent: string) => sent.slice(8);

/** Compares photos with those of banned members, once a day for each. Returns whether one is the same. */
export async function checkPhotos(
  db: Db,
  memberId: string,
  publicIds: readonly string[],
  now: Date,
) {
  for (const publicId of publicIds) {
    const hashes = await selectHashes.first(db, { publicId });
    if (!hashes) continue;
    const probes = [hashes.perceptual, hashes.mirrored].flatMap((sent) => probesOf(bitsIn(sent)));
    await storeCheck.run(db, { publicId, memberId, probes, now });
  }
  return (await selectBanned.run(db, { publicIds })) > 0;
}
