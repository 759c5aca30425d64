import type { ReportOutcome } from '@kindred/contract/reports/notices';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { tellMembers } from '../../platform/live/tell.ts';
import { notify } from '../notices/notify.ts';

export async function notifyReporterOfReply(client: PoolClient, id: string) {
  const memberId = await findReporter(client, id);
  if (!memberId) return;
  await tellMembers(client, [memberId], 'ownReports', {});
  await notify(client, { memberId, kind: 'report.reply', about: { reportId: id } });
}

export async function notifyReporterOfOutcome(
  client: PoolClient,
  id: string,
  outcome: ReportOutcome,
) {
  const memberId = await findReporter(client, id);
  if (!memberId) return;
  const about = { reportId: id, status: outcome };
  await tellMembers(client, [memberId], 'ownReports', {});
  await notify(client, { memberId, kind: 'report.outcome', about });
}

const selectReporter = statement({
  name: 'find_reporter',
  text: 'select reporter_id from report where id = $id',
  params: { id: 'uuid' },
  row: Row({ reporter_id: OrNull(Uuid) }),
});

const findReporter = async (db: Db, id: string) =>
  (await selectReporter.first(db, { id }))?.reporter_id ?? null;
