import { noticeKind, noticeKindNames } from '@kindred/contract/notices/all-kinds';
import type { FastifyInstance } from 'fastify';
import { lockMember } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';

/** Their mails wait, as the member may see in the app what they say. */
const waitingKinds = noticeKindNames.filter((kind) => noticeKind(kind).mailAfter !== undefined);

const keepMails = statement({
  name: 'keep_mails_of_seen_news',
  text: `update delivery d set state = 'kept', ended_at = $now
    from notice n
    where n.member_id = $memberId and n.from_id = $fromId and n.kind = any ($kinds)
      and d.member_id = n.member_id and d.notice_id = n.id and d.channel = 'mail' and d.state = 'waiting'`,
  params: { memberId: 'uuid', fromId: 'uuid', kinds: 'text[]', now: 'timestamptz' },
});

/**
 * A member who was at the page when it showed the news of someone gets no mail about it. The notice stays unread. An open
 * channel alone doesn't count: the page may be in a tab that no one looks at.
 */
export function keepSeenMails({ live, pool, now }: FastifyInstance) {
  live.onClientEvent('newsSeen', ({ id: memberId }, { memberId: fromId }) =>
    inTransaction(pool, async (client) => {
      await lockMember(client, memberId);
      await keepMails.run(client, { memberId, fromId, kinds: waitingKinds, now: now() });
    }),
  );
}
