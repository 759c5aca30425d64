import { dayIn } from '@kindred/contract/day-in';
import type { AppealOutcome } from '@kindred/contract/desk/outcomes';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { LanguageOrNull, Text } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { notify } from '../../notices/notify.ts';
import type { AppealRow } from './appeals.ts';
import type { Restored } from './reverse.ts';
import { type StatementTokens, linkOf } from '../../members/statement-token.ts';

const selectMailbox = statement({
  name: 'find_mailbox_of_party',
  text: `select email, language from member
      where id = $memberId and email_verified_at is not null and state <> 'erased'
    union all
    select email, language from notice_sender where report_id = $reportId and email is not null`,
  params: { memberId: 'uuid?', reportId: 'uuid?' },
  row: Row({ email: Text, language: LanguageOrNull }),
});

interface DecidedAppeal {
  readonly outcome: AppealOutcome;
  readonly answer: string;
  readonly sameDecider: boolean;
  /** What the reversal of a decision has given back to its subject. */
  readonly restored: Restored | null;
}

/** Notifies the party that appealed, with the text and the next steps. */
export async function notifyOfAppeal(
  client: PoolClient,
  { sendMail, config: { timeZone } }: Pick<FastifyInstance, 'sendMail' | 'config'>,
  tokens: StatementTokens,
  { decision_id: decisionId, report_id: reportId, member_id: memberId }: AppealRow,
  { outcome, answer, sameDecider, restored }: DecidedAppeal,
) {
  const token = tokens.make({ decisionId, reportId });
  const about = { outcome, link: linkOf(token) };
  if (memberId) await notify(client, { memberId, kind: 'appeal.decided', about });
  const mailbox = await selectMailbox.first(client, { memberId, reportId });
  if (!mailbox) return;
  const { until = null, renewal = null } = restored ?? {};
  const days = {
    until: until && dayIn(timeZone, until),
    renewal: renewal && { ...renewal, at: dayIn(timeZone, renewal.at) },
  };
  await sendMail(client, {
    to: mailbox.email,
    language: mailbox.language,
    kind: 'appeal-decided',
    data: { outcome, answer, token, sameDecider, restored: restored && { ...restored, ...days } },
  });
}
