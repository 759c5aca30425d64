import { type Db, statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';

const deleteChats = statement({
  name: 'delete_chats_of_member',
  text: `delete from chat where id in (
    select id from chat where first_id = $memberId or second_id = $memberId)`,
  params: { memberId: 'uuid' },
});

/** Runs before the rows of the member are deleted, as a chat is locked before its contents. */
export async function eraseMember(db: Db, { id }: ErasedMember) {
  await deleteChats.run(db, { memberId: id });
}
