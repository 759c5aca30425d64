import { type Focus, Picture } from '@kindred/contract/members';
import { rejectReasons } from '@kindred/contract/desk/reject-reasons';
import { photoLimits } from '@kindred/contract/photos';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { PhotoFocus, focusColumn } from '../members/photo-focus.ts';

const PictureFields = Row({ ...Picture.properties, position: Integer });
type PictureRow = Static<typeof PictureFields>;

/** The owner of the changed pictures, and whether a new one has to be reviewed. A likely nude always has to. */
export interface PictureOwner {
  readonly memberId: string;
  readonly review: 'waiting' | 'approved';
}

const columns = `position, url, public_id as "publicId", name, size, mime_type as "mimeType"`;

const selectPictures = statement({
  name: 'find_pictures',
  text: `select ${columns} from photo where member_id = $memberId order by position`,
  params: { memberId: 'uuid' },
  row: PictureFields,
});

export const findPictures = (db: Db, memberId: string) => selectPictures.all(db, { memberId });

export const toPictureLists = (rows: readonly PictureRow[]) => ({
  profilePicture: rows.find(({ position }) => position === 0)?.url ?? null,
  more_pictures: rows.filter(({ position }) => position > 0),
});

const selectOwnPictures = statement({
  name: 'list_own_pictures',
  text: `select url, public_id as "publicId", position = 0 as main,
      review <> 'approved' as waiting,
      encode(placeholder, 'base64') as placeholder, ${focusColumn} as focus
    from photo f where member_id = $memberId order by position`,
  params: { memberId: 'uuid' },
  row: Row({
    url: Text,
    publicId: Text,
    main: Flag,
    waiting: Flag,
    placeholder: OrNull(Text),
    focus: PhotoFocus,
  }),
});

/** The pictures with what only their owner needs: which is the main one, and a placeholder while they load. */
export const listOwnPictures = (db: Db, memberId: string) =>
  selectOwnPictures.all(db, { memberId });

/** A rejected photo is deleted, and only its notice is left. */
const selectRejected = statement({
  name: 'find_own_rejected_photo',
  text: `select n.about ->> 'reason' as reason, n.created_at as at from notice n
    where n.member_id = $memberId and n.kind = 'photo.rejected' and n.created_at > $since
      and not exists (
        select from photo f where f.member_id = n.member_id and f.created_at > n.created_at)
    order by n.id desc limit 1`,
  params: { memberId: 'uuid', since: 'timestamptz' },
  row: Row({ reason: Word(rejectReasons), at: Timestamp }),
});

const rejectionShownMs = 30 * 86_400_000;

/** The last rejection, unless the member has added a photo since or it is long ago. */
export async function findRejected(db: Db, memberId: string, now: Date) {
  const since = new Date(now.getTime() - rejectionShownMs);
  const found = await selectRejected.first(db, { memberId, since });
  return found ? { reason: found.reason, at: found.at.toISOString() } : null;
}

const insertPhotoFromUpload = statement({
  name: 'insert_photo_from_upload',
  text: `insert into photo (member_id, position, public_id, url, name, size, mime_type, placeholder,
      created_at, review, focal_x, focal_y)
    select member_id, $position, public_id, url, name, size, 'image/webp', placeholder,
      created_at, case when exists (
        select from photo_hash h where h.public_id = upload.public_id and h.likely_nude)
        then 'waiting' else $review end, $focalX, $focalY
    from upload where member_id = $memberId and public_id = $publicId and size is not null
    returning ${columns}`,
  params: {
    memberId: 'uuid',
    publicId: 'text',
    position: 'int2',
    review: 'text',
    focalX: 'float8?',
    focalY: 'float8?',
  },
  row: PictureFields,
});

const deleteUpload = statement({
  name: 'delete_upload',
  text: 'delete from upload where public_id = $publicId',
  params: { publicId: 'text' },
});

/** An upload of the member's own, or a photo of their profile. */
export interface ChosenPicture {
  readonly publicId: string;
  readonly focus?: Focus;
}

/** Makes an upload of the member's own a photo of their profile. */
async function addUploadToProfile(
  db: Db,
  { memberId, review }: PictureOwner,
  { publicId, focus }: ChosenPicture,
  position: number,
) {
  const focal = { focalX: focus?.x ?? null, focalY: focus?.y ?? null };
  const photo = { memberId, publicId, position, review, ...focal };
  const picture = await insertPhotoFromUpload.first(db, photo);
  if (!picture) {
    throw new AppError('upload_not_found');
  }
  await deleteUpload.run(db, { publicId });
  return picture;
}

const swapWithMain = statement({
  name: 'swap_main_picture',
  text: `update photo set position = $position - position
    where member_id = $memberId and position in (0, $position)`,
  params: { memberId: 'uuid', position: 'int4' },
});

/** Replaces the main picture by an upload, or swaps it with another picture. */
export async function setMainPicture(db: Db, owner: PictureOwner, chosen: ChosenPicture) {
  const { publicId } = chosen;
  const { memberId } = owner;
  const rows = await findPictures(db, memberId);
  const picture = rows.find((row) => row.publicId === publicId);
  if (!picture) {
    await deletePosition(db, memberId, 0);
    return (await addUploadToProfile(db, owner, chosen, 0)).url;
  }
  if (rows[0]?.position !== 0) {
    await reorderPictures(db, memberId, [
      publicId,
      ...rows.map((row) => row.publicId).filter((id) => id !== publicId),
    ]);
    return picture.url;
  }
  await swapWithMain.run(db, { memberId, position: picture.position });
  return picture.url;
}

export async function appendPictures(
  db: Db,
  owner: PictureOwner,
  chosen: readonly ChosenPicture[],
) {
  const rows = await findPictures(db, owner.memberId);
  const known = new Map(rows.map((row) => [row.publicId, row]));
  const added: PictureRow[] = [];
  let last = rows.at(-1)?.position ?? 0;
  for (const picture of new Map(chosen.map((each) => [each.publicId, each])).values()) {
    const present = known.get(picture.publicId);
    if (!present && last >= photoLimits.more) {
      throw new AppError('photos_full');
    }
    added.push(present ?? (await addUploadToProfile(db, owner, picture, ++last)));
  }
  return added;
}

export async function removePicture(db: Db, memberId: string, publicId: string) {
  const rows = await findPictures(db, memberId);
  const picture = rows.find((row) => row.publicId === publicId);
  if (!picture) throw new AppError('photo_not_found');
  await deletePosition(db, memberId, picture.position);
}

const deletePhotoAt = statement({
  name: 'delete_picture',
  text: 'delete from photo where member_id = $memberId and position = $position',
  params: { memberId: 'uuid', position: 'int2' },
});

const moveUpFrom = statement({
  name: 'move_pictures_up',
  text: `update photo set position = position - 1
    where member_id = $memberId and position > $position`,
  params: { memberId: 'uuid', position: 'int2' },
});

/** The pictures behind it move up. Without a main picture, none of the others becomes it. */
export async function deletePosition(db: Db, memberId: string, position: number) {
  await deletePhotoAt.run(db, { memberId, position });
  if (position > 0) await moveUpFrom.run(db, { memberId, position });
}

const updateFocus = statement({
  name: 'change_picture_focus',
  text: `update photo set focal_x = $x, focal_y = $y
    where member_id = $memberId and public_id = $publicId`,
  params: { memberId: 'uuid', publicId: 'text', x: 'float8', y: 'float8' },
});

export async function changeFocus(
  db: Db,
  memberId: string,
  { publicId, focus }: Required<ChosenPicture>,
) {
  if (!(await updateFocus.run(db, { memberId, publicId, ...focus })))
    throw new AppError('photo_not_found');
}

const updateOrder = statement({
  name: 'order_pictures',
  text: `update photo set position = wanted.place - 1
    from unnest($publicIds::text[]) with ordinality as wanted (id, place)
    where member_id = $memberId and public_id = wanted.id`,
  params: { memberId: 'uuid', publicIds: 'text[]' },
});

export async function reorderPictures(db: Db, memberId: string, publicIds: readonly string[]) {
  const rows = await findPictures(db, memberId);
  const own = new Set(rows.map(({ publicId }) => publicId));
  if (own.size !== publicIds.length || !publicIds.every((id) => own.has(id))) {
    throw new AppError('photos_changed');
  }
  await updateOrder.run(db, { memberId, publicIds });
}
