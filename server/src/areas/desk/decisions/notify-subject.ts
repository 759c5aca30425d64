import { dayIn } from '@kindred/contract/day-in';
import { isSanction } from '@kindred/contract/desk/sanctions';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { LanguageOrNull, Text } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { notify } from '../../notices/notify.ts';
import { type StatementTokens, linkOf } from '../../members/statement-token.ts';
import type { DecisionRow } from './decision.ts';

const selectMailbox = statement({
  name: 'find_mailbox_of_subject',
  text: `select email, language from member
    where id = $memberId and email_verified_at is not null and state <> 'erased'`,
  params: { memberId: 'uuid' },
  row: Row({ email: Text, language: LanguageOrNull }),
});

/** The subject gets a statement of reasons also when they can no longer sign in. */
export async function notifySubject(
  client: PoolClient,
  { sendMail, config }: Pick<FastifyInstance, 'sendMail' | 'config'>,
  { tokens, takesAppeals }: { tokens: StatementTokens; takesAppeals: boolean },
  row: DecisionRow,
) {
  const { id: decisionId, member_id: memberId, action, reason } = row;
  if (!memberId || !isSanction(action) || !reason) return;
  const token = tokens.make({ decisionId, reportId: null });
  await notify(client, { memberId, kind: 'decision.made', about: { action, link: linkOf(token) } });
  const mailbox = await selectMailbox.first(client, { memberId });
  if (!mailbox) return;
  const until = row.until && dayIn(config.timeZone, row.until);
  const { ground, clause } = row;
  await sendMail(client, {
    to: mailbox.email,
    language: mailbox.language,
    kind: 'decision-made',
    data: { action, reason, until, ground: ground ?? 'terms', clause, token, takesAppeals },
  });
}
