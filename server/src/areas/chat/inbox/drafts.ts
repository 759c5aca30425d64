import type { Pool } from 'pg';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockChat } from '../../../db/locks.ts';
import { noChat } from '../messages/history.ts';
import { publishChat } from '../events/publish-chat.ts';

/** A draft may arrive after the message that it became: one that begins a message of the last minute is not stored. */
const upsertDraft = statement({
  name: 'write_draft',
  text: `insert into draft (member_id, other_id, body, saved_at)
    select s.member_id, s.other_id, $text, $now from chat_member s
    where s.member_id = $memberId and s.other_id = $otherId and not exists (
      select from message m where m.chat_id = s.chat_id and m.number = s.last_sent
        and m.sent_at > $now::timestamptz - interval '1 minute' and starts_with(m.body, $text))
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
    // After a message that is being sent.
    if (!(await lockChat(client, memberId, otherId))) throw noChat();
    const saved = text
      ? await upsertDraft.run(client, { memberId, otherId, text, now })
      : await deleteDraft.run(client, { memberId, otherId });
    if (saved > 0) await publishChat(client, { memberId, otherId });
    return text && saved > 0
      ? { draft: text, draftAt: now.toISOString() }
      : { draft: null, draftAt: null };
  });
