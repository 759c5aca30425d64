import { Object as Row } from 'typebox';
import { Text, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { publishEvent } from '../../platform/live/publish.ts';
import { notify } from '../notices/notify.ts';

const selectMatch = statement({
  name: 'find_new_match',
  text: `select member_id, other_id, name from match
    where (member_id = $memberId and other_id = $otherId)
      or (member_id = $otherId and other_id = $memberId)`,
  params: { memberId: 'uuid', otherId: 'uuid' },
  row: Row({ member_id: Uuid, other_id: Uuid, name: Text }),
});

/**
 * Each side is notified, in the transaction that makes the match. The one who makes it sees it immediately, and gets no email or
 * push of it.
 */
export async function notifyMatch(db: Db, memberId: string, otherId: string) {
  for (const { member_id, other_id, name } of await selectMatch.all(db, { memberId, otherId })) {
    const about = { memberId: other_id, firstName: name };
    const isSeen = member_id === memberId;
    await notify(db, { memberId: member_id, fromId: other_id, kind: 'match', about, isSeen });
    await publishEvent(db, [member_id], 'match', { memberId: other_id });
  }
}

/** Neither learns which of the two ended it, or how. */
export async function publishMatchEnd(db: Db, memberId: string, otherId: string) {
  await publishEvent(db, [memberId], 'matchEnded', { memberId: otherId });
  await publishEvent(db, [otherId], 'matchEnded', { memberId });
}
