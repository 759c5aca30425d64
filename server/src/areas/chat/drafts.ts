import type { Pool } from 'pg';
import { statement } from '../../db/statement.ts';
import { findOpenChat } from './history.ts';

const upsertDraft = statement({
  name: 'write_draft',
  text: `insert into draft (member_id, other_id, body, saved_at)
    select member_id, other_id, $text, $now from chat_member
    where member_id = $memberId and other_id = $otherId
    on conflict (member_id, other_id) do update set body = excluded.body, saved_at = excluded.saved_at`,
  params: { memberId: 'uuid', otherId: 'uuid', text: 'text', now: 'timestamptz' },
});

const deleteDraft = statement({
  name: 'delete_draft',
  text: 'delete from draft where member_id = $memberId and other_id = $otherId',
  params: { memberId: 'uuid', otherId: 'uuid' },
});

interface Draft {
  readonly memberId: string;
  readonly otherId: string;
  readonly text: string;
  readonly now: Date;
}

/** The last one that a device saved wins. */
export async function writeDraft(pool: Pool, { memberId, otherId, text, now }: Draft) {
  await findOpenChat(pool, memberId, otherId);
  if (text) await upsertDraft.run(pool, { memberId, otherId, text, now });
  else await deleteDraft.run(pool, { memberId, otherId });
  return text || null;
}
