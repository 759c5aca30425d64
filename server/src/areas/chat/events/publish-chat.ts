import type { LiveEvents } from '@kindred/contract/live/events';
import type { FastifyInstance } from 'fastify';
import { statement } from '../../../db/statement.ts';
import type { Db } from '../../../db/statement.ts';
import { publishEvent } from '../../../platform/live/publish.ts';

/** Milliseconds for which a member is shown as typing, unless they continue. */
const typingFor = 6000;

interface Side {
  readonly memberId: string;
  readonly otherId: string;
}

interface Numbered extends Side {
  readonly number: number;
}

/** Each gets the event with the other's id, on all of their screens. */
async function publishToBoth<K extends 'message' | 'messageChanged'>(
  db: Db,
  kind: K,
  { memberId, otherId }: Side,
  about: Omit<LiveEvents[K], 'memberId'>,
) {
  const aboutOf = (id: string) => ({ ...about, memberId: id.toLowerCase() }) as LiveEvents[K];
  await publishEvent(db, [memberId], kind, aboutOf(otherId));
  await publishEvent(db, [otherId], kind, aboutOf(memberId));
}

export const publishMessage = (db: Db, { number, ...pair }: Numbered) =>
  publishToBoth(db, 'message', pair, { number });

interface Changed extends Numbered {
  readonly change: number;
}

/** An edit, a reaction, or a deletion for both. */
export const publishChange = (db: Db, { number, change, ...pair }: Changed) =>
  publishToBoth(db, 'messageChanged', pair, { number, change });

/** A message that a member deleted for themselves. */
export const publishHidden = (db: Db, { memberId, otherId, number }: Numbered) =>
  publishEvent(db, [memberId], 'messageChanged', {
    memberId: otherId.toLowerCase(),
    number,
    change: null,
  });

/** What a member changed in their own view of a chat, such as its draft. */
export const publishChat = (db: Db, { memberId, otherId }: Side) =>
  publishEvent(db, [memberId], 'conversation', { memberId: otherId.toLowerCase() });

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
export async function publishRead(db: Db, { memberId, otherId, number }: Numbered) {
  await publishEvent(db, [memberId], 'read', {
    memberId: otherId.toLowerCase(),
    number,
    by: 'self',
  });
  if (await isShown(db, memberId, otherId))
    await publishEvent(db, [otherId], 'read', { memberId, number, by: 'other' });
}

/** Shows the other who is typing. */
export function publishTyping({ live, pool, now }: FastifyInstance) {
  live.onClientEvent('typing', async ({ id }, { memberId: otherId }) => {
    if (!(await isShown(pool, id, otherId))) return;
    const until = new Date(now().getTime() + typingFor).toISOString();
    live.sendUnstored([otherId.toLowerCase()], 'typing', { memberId: id, until });
  });
}
