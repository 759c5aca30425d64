import { type Db, statement } from '../../db/statement.ts';
import { publishEvent } from '../../platform/live/publish.ts';
import { notify } from '../notices/notify.ts';

interface Superlike {
  readonly memberId: string;
  readonly otherId: string;
}

/** Says immediately who sent the super like, in the transaction that stores it. */
export async function notifySuperlike(db: Db, { memberId, otherId }: Superlike, firstName: string) {
  await removeSuperlikeNotice(db, memberId, otherId);
  const about = { memberId, firstName };
  await notify(db, { memberId: otherId, fromId: memberId, kind: 'superlike', about });
  await publishEvent(db, [otherId], 'likes', {});
}

const deleteNotice = statement({
  name: 'delete_notice_of_superlike',
  text: `delete from notice where member_id = $otherId and kind = 'superlike' and from_id = $memberId`,
  params: { memberId: 'uuid', otherId: 'uuid' },
});

export const removeSuperlikeNotice = (db: Db, memberId: string, otherId: string) =>
  deleteNotice.run(db, { memberId, otherId });
