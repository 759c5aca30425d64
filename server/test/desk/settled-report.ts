import type { FastifyInstance } from 'fastify';
import type { sentMails } from '../service/mails.ts';
import { sqlOf } from '../database/sql.ts';

/** A report that was settled, and where its reporter gets mails. */
export interface SettledReport {
  readonly reportId: string;
  readonly caseId: string;
  readonly email: string;
}

type Mails = Awaited<ReturnType<typeof sentMails>>;
export const mailsTo = (sent: Mails, email: string) =>
  sent.filter(({ to }) => to?.[0]?.address === email);

/** Everything stored about a settled report, and everything sent, without the ids and times of this one. */
export async function resultOf(
  app: FastifyInstance,
  scene: SettledReport,
  sent: Mails,
  staff: Readonly<Record<string, string>>,
) {
  const sql = sqlOf(app);
  const { reportId, email } = scene;
  const report = await sql`select status, settled_at, priority, reporter_id, reported_id, case_id,
    first_answered_at from report where id = ${reportId}`;
  const cases =
    await sql`select c.id, c.kind, c.closed_at is not null as closed, c.version, c.urgency
    from report_case c where c.id in (select case_id from report where id = ${reportId}) or c.id = ${scene.caseId}`;
  const decisions = await sql<{ id: string }>`select d.*, t.* from decision d
    left join decision_report t on t.decision_id = d.id
    where d.id::text in (select details ->> 'decision' from audit
      where details ->> 'case' = ${scene.caseId}::text) order by d.decided_at`;
  const events = await sql`select number, from_status, to_status, by_id from report_event
    where report_id = ${reportId} order by number`;
  const audit = await sql`select action, actor_id, subject_kind, subject_id, details from audit
    where action not in ('member.read', 'report.read', 'report.list')
      and (details ->> 'case' = ${scene.caseId}::text or subject_id = ${reportId}) order by id`;
  const notices = await sql`select kind, member_id, about from notice
    where about ->> 'reportId' = ${reportId}::text or kind = 'appeal.decided' and member_id =
      (select reporter_id from report where id = ${reportId}) order by id`;
  const mails = mailsTo(sent, email).map(({ subject, text }) => ({ subject, text }));
  const result = { report, cases, decisions, events, audit, notices, mails };
  return JSON.parse(withoutIds(JSON.stringify(result, null, 1), scene, staff)) as typeof result;
}

/** Each id becomes its number in the order in which they appear, so that equal results have equal texts. */
function withoutIds(
  text: string,
  { reportId, email }: SettledReport,
  staff: Readonly<Record<string, string>>,
) {
  const seen = new Map<string, string>();
  return text
    .replaceAll(/token=[\w%-]+|(?<="link": ")[^"]+/g, 'TOKEN')
    .replaceAll(email, 'EMAIL')
    .replaceAll(`#${reportId.slice(-6)}`, 'REFERENCE')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (staff[id]) return staff[id];
      seen.set(id, seen.get(id) ?? `ID ${seen.size + 1}`);
      return seen.get(id) ?? '';
    });
}
