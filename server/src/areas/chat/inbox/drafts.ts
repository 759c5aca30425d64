import type { Pool } from 'pg';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findOpenChat } from '../messages/history.ts';
import { publishChat } from '../events/publish-chat.ts';

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

/** The last one that a device saved wins, and shows on the member's other screens. */
export const writeDraft = (pool: Pool, { memberId, otherId, text, now }: Draft) =>
  inTransaction(pool, async (client) => {
    await findOpenChat(client, memberId, otherId);
    const saved = text
      ? await upsertDraft.run(client, { memberId, otherId, text, now })
      : await deleteDraft.run(client, { memberId, otherId });
    if (saved > 0) await publishChat(client, { memberId, otherId });
    return text ? { draft: text, draftAt: now.toISOString() } : { draft: null, draftAt: null };
  });
