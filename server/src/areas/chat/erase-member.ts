import { type Db, statement } from '../../db/statement.ts';
import type { ErasedMember } from '../../platform/area.ts';

const deleteChats = statement({
  name: 'delete_chats_of_member',
  text: `delete from chat where id in (
    select id from chat where first_id = $memberId or second_id = $memberId)`,
  params: { memberId: 'uuid' },
});

/** Before the rows of the member, as a chat is locked before what is in it. */
export async function eraseMember(db: Db, { id }: ErasedMember) {
  await deleteChats.run(db, { memberId: id });
}
