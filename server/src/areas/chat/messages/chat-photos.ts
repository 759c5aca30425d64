import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';

const moveUpload = statement({
  name: 'move_upload_to_chat',
  text: `with taken as (
      delete from upload where public_id = $publicId and member_id = $memberId and size is not null
      returning public_id, url, name, size, placeholder)
    insert into chat_photo (public_id, chat_id, member_id, url, name, size, placeholder, sent_at)
    select public_id, $chatId, $memberId, url, name, size, placeholder, $now from taken`,
  params: { chatId: 'uuid', memberId: 'uuid', publicId: 'text', now: 'timestamptz' },
});

interface PhotoFile {
  readonly chatId: string;
  readonly memberId: string;
  readonly publicId: string;
  readonly now: Date;
}

/** An upload becomes a photo of the chat, and of nothing else. */
export async function takePhoto(db: Db, taken: PhotoFile) {
  if ((await moveUpload.run(db, { ...taken })) === 1) return;
  throw new AppError('upload_not_found');
}
