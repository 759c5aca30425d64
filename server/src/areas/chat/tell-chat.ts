import type { FastifyInstance } from 'fastify';
import { statement } from '../../db/statement.ts';
import type { Db } from '../../db/statement.ts';
import { tellMembers } from '../../platform/live/tell.ts';

/** Milliseconds for which a member is shown as typing, unless they continue. */
const typingFor = 6000;

interface Message {
  readonly memberId: string;
  readonly otherId: string;
  readonly number: number;
}

/** Each gets the event with the other's id, on all of their screens. */
export async function tellMessage(
  db: Db,
  kind: 'message' | 'messageChanged',
  { memberId, otherId, number }: Message,
) {
  await tellMembers(db, [memberId], kind, { memberId: otherId.toLowerCase(), number });
  await tellMembers(db, [otherId], kind, { memberId, number });
}

const selectShown = statement({
  name: 'find_whether_activity_is_shown',
  text: `select from chat_member s join chat c on c.id = s.chat_id and not c.cut
      join profile p on p.member_id = s.member_id and p.show_last_active
    where s.member_id = $memberId and s.other_id = $otherId`,
  params: { memberId: 'uuid', otherId: 'uuid' },
});

/** Whether the other may know what this member is doing. */
const isShown = async (db: Db, memberId: string, otherId: string) =>
  (await selectShown.run(db, { memberId, otherId })) > 0;

/** The member's own screens always follow; the other gets the event only if the member shows their activity. */
export async function tellRead(db: Db, { memberId, otherId, number }: Message) {
  await tellMembers(db, [memberId], 'read', {
    memberId: otherId.toLowerCase(),
    number,
    by: 'self',
  });
  if (await isShown(db, memberId, otherId))
    await tellMembers(db, [otherId], 'read', { memberId, number, by: 'other' });
}

/** Tells the other who is typing. */
export function followTyping({ live, pool, now }: FastifyInstance) {
  live.onSaid('typing', async ({ id }, { memberId: otherId }) => {
    if (!(await isShown(pool, id, otherId))) return;
    const until = new Date(now().getTime() + typingFor).toISOString();
    live.whisper([otherId.toLowerCase()], 'typing', { memberId: id, until });
  });
}
