import { Object as Row } from 'typebox';
import { Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import { notify } from '../../notices/notify.ts';

const selectName = statement({
  name: 'find_name_of_sender',
  text: 'select name from match where member_id = $otherId and other_id = $memberId',
  params: { memberId: 'uuid', otherId: 'uuid' },
  row: Row({ name: Text }),
});

interface Pair {
  readonly memberId: string;
  readonly otherId: string;
  readonly now: Date;
}

/** Notifies the other of a message by this member, replacing the notice of earlier unread ones. */
export async function notifyMessage(db: Db, { memberId, otherId, now }: Pair) {
  const { name } = await selectName.one(db, { memberId, otherId });
  const about = { memberId, firstName: name };
  await notify(db, { memberId: otherId, fromId: memberId, kind: 'message', about, at: now });
}

const readNotices = statement({
  name: 'mark_notices_of_chat_read',
  text: `update notice set read_at = $now
    where member_id = $memberId and kind in ('message', 'match') and from_id = $otherId and read_at is null`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
});

/** A member who has read a chat has seen the match, needs no mail about either, and has fewer new notices. */
export async function readMessageNotices(db: Db, pair: Pair) {
  if ((await readNotices.run(db, { ...pair })) > 0)
    await publishEvent(db, [pair.memberId], 'notices', {});
}
