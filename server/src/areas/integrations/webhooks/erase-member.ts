import type { PoolClient } from 'pg';
import { lockWebhooks } from '../../../db/team-locks.ts';
import { statement } from '../../../db/statement.ts';
import type { ErasedMember } from '../../../platform/area.ts';

const deleteEvents = statement({
  name: 'delete_webhook_events_of_member',
  text: 'delete from webhook_event where member_id = $memberId',
  params: { memberId: 'uuid' },
});

/** Deletes the events about a member, with what was logged when they were sent. */
export async function eraseMemberFromWebhooks(client: PoolClient, { id }: ErasedMember) {
  await lockWebhooks(client, null);
  await deleteEvents.run(client, { memberId: id });
}
