import type { DecisionAction } from '@kindred/contract/desk/sanctions';
import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import { refusals } from '@kindred/contract/reports/picture-refusals';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, LanguageOrNull, OrNull, Text, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import type { SendMail } from '../../../platform/mail/mail.ts';
import { notify } from '../../notices/notify.ts';
import { outcomeOf } from '../picture-requests/outcome.ts';

export async function notifyReporterOfReply(client: PoolClient, id: string) {
  const memberId = await findReporter(client, id);
  if (!memberId) return;
  await publishEvent(client, [memberId], 'ownReports', {});
  await notify(client, { memberId, kind: 'report.reply', about: { reportId: id } });
}

/** What a decision says to a reporter. */
interface DecisionText {
  readonly outcome: ReportOutcome;
  readonly action: DecisionAction;
  readonly answer: string | null;
  readonly token: string;
  /** Opens the request, if it is one about an intimate picture. */
  readonly requestToken: string;
  readonly mayContest: boolean;
}

export async function notifyReporterOfOutcome(
  client: PoolClient,
  sendMail: SendMail,
  id: string,
  { outcome, action, requestToken, ...said }: DecisionText,
) {
  const memberId = await findReporter(client, id);
  if (memberId) {
    const about = { reportId: id, status: outcome };
    await publishEvent(client, [memberId], 'ownReports', {});
    await notify(client, { memberId, kind: 'report.outcome', about });
  }
  const mailbox = await selectMailbox.first(client, { id });
  if (!mailbox) return;
  const { email: to, language, is_request, refusal } = mailbox;
  const common = { ...said, reference: referenceOf(id) };
  if (is_request) {
    const data = { ...common, outcome: outcomeOf(action), refusal, requestToken };
    return sendMail(client, { to, language, kind: 'picture-request-settled', data });
  }
  const kind = memberId ? 'report-settled' : 'notice-settled';
  return sendMail(client, { to, language, kind, data: { ...common, outcome } });
}

/** The law requires this mail, so that a member's settings and a ban do not hold it back. */
const selectMailbox = statement({
  name: 'find_mailbox_of_reporter',
  text: `select m.email, m.language, false as is_request, null::text as refusal from report r join member m on m.id = r.reporter_id
      where r.id = $id and m.email_verified_at is not null and m.state <> 'erased'
    union all
    select w.email, w.language, q.asks_as is not null, q.refusal
      from notice_sender w left join picture_request q using (report_id) where report_id = $id and w.email is not null`,
  params: { id: 'uuid' },
  row: Row({
    email: Text,
    language: LanguageOrNull,
    is_request: Flag,
    refusal: OrNull(Word(refusals)),
  }),
});

export const referenceOf = (id: string) => `#${id.slice(-6)}`;

const selectReporter = statement({
  name: 'find_reporter',
  text: 'select reporter_id from report where id = $id',
  params: { id: 'uuid' },
  row: Row({ reporter_id: OrNull(Uuid) }),
});

const findReporter = async (db: Db, id: string) =>
  (await selectReporter.first(db, { id }))?.reporter_id ?? null;
