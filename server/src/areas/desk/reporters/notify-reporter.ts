import type { ReportOutcome } from '@kindred/contract/reports/outcomes';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { LanguageOrNull, OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import type { SendMail } from '../../../platform/mail/mail.ts';
import { notify } from '../../notices/notify.ts';

export async function notifyReporterOfReply(client: PoolClient, id: string) {
  const memberId = await findReporter(client, id);
  if (!memberId) return;
  await publishEvent(client, [memberId], 'ownReports', {});
  await notify(client, { memberId, kind: 'report.reply', about: { reportId: id } });
}

/** What a decision says to a reporter. */
interface DecisionText {
  readonly answer: string | null;
  readonly token: string;
  readonly mayContest: boolean;
}

export async function notifyReporterOfOutcome(
  client: PoolClient,
  sendMail: SendMail,
  id: string,
  outcome: ReportOutcome,
  { answer, token, mayContest }: DecisionText,
) {
  const memberId = await findReporter(client, id);
  if (memberId) {
    const about = { reportId: id, status: outcome };
    await publishEvent(client, [memberId], 'ownReports', {});
    await notify(client, { memberId, kind: 'report.outcome', about });
  }
  const mailbox = await selectMailbox.first(client, { id });
  if (!mailbox) return;
  const data = { reference: referenceOf(id), outcome, answer, token, mayContest };
  const kind = memberId ? 'report-settled' : 'notice-settled';
  const { email: to, language } = mailbox;
  await sendMail(client, { to, language, kind, data });
}

/** The law requires this mail, so that a member's settings and a ban do not hold it back. */
const selectMailbox = statement({
  name: 'find_mailbox_of_reporter',
  text: `select m.email, m.language from report r join member m on m.id = r.reporter_id
      where r.id = $id and m.email_verified_at is not null and m.state <> 'erased'
    union all
    select email, language from notice_sender where report_id = $id and email is not null`,
  params: { id: 'uuid' },
  row: Row({ email: Text, language: LanguageOrNull }),
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
