import { Object as Row } from 'typebox';
import { Flag } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { stopped } from './refuse-stopped.ts';

const moveUpload = statement({
  name: 'move_upload_to_chat',
  text: `with taken as (
      delete from upload where public_id = $publicId and member_id = $memberId and size is not null
      returning public_id, url, name, size, placeholder)
    insert into chat_photo (public_id, chat_id, member_id, url, name, size, placeholder, sent_at, likely_nude)
    select t.public_id, $chatId, $memberId, t.url, t.name, t.size, t.placeholder, $now, coalesce(h.likely_nude, false)
    from taken t left join photo_hash h on h.public_id = t.public_id
    returning likely_nude as "likelyNude"`,
  params: { chatId: 'uuid', memberId: 'uuid', publicId: 'text', now: 'timestamptz' },
  row: Row({ likelyNude: Flag }),
});

interface PhotoFile {
  readonly chatId: string;
  readonly memberId: string;
  readonly publicId: string;
  readonly now: Date;
}

/** An upload becomes a photo of the chat, and of nothing else. The sender of a likely nude is asked first. */
export async function takePhoto(db: Db, { sure, ...taken }: PhotoFile & { sure: boolean }) {
  const photo = await moveUpload.first(db, taken);
  if (!photo) throw new AppError('upload_not_found');
  if (photo.likelyNude && !sure) throw stopped('nude');
}
