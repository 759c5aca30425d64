import type { NewDecision } from '@kindred/contract/desk/decisions';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

const selectOpen = statement({
  name: 'find_open_reports_of_case',
  text: 'select id from report where case_id = $caseId and status_rank <= 1 order by id',
  params: { caseId: 'uuid' },
  row: Row({ id: Uuid }),
});

export const findOpenReports = async (db: Db, caseId: string) =>
  (await selectOpen.all(db, { caseId })).map(({ id }) => id);

const insertAnswers = statement({
  name: 'insert_decision_reports',
  text: `insert into decision_report (decision_id, report_id, outcome, answer)
    select $decisionId, d._id, d.outcome, d.answer
    from jsonb_to_recordset($reports) as d (_id uuid, outcome text, answer text)`,
  params: { decisionId: 'uuid', reports: 'jsonb' },
});

const insertEvents = statement({
  name: 'settle_reports_of_decision',
  text: `insert into report_event (report_id, from_status, to_status, by_id, at)
    select r.id, r.status, d.outcome, $byId, $now
    from decision_report d join report r on r.id = d.report_id
    where d.decision_id = $decisionId order by r.id`,
  params: { decisionId: 'uuid', byId: 'uuid', now: 'timestamptz' },
});

interface Settling {
  readonly decisionId: string;
  readonly byId: string;
  readonly now: Date;
}

/** Gives each report its outcome. Triggers update the reports and close the case with the last one. */
export async function settleReports(
  db: Db,
  reports: NewDecision['reports'],
  { decisionId, byId, now }: Settling,
) {
  await insertAnswers.run(db, { decisionId, reports });
  await insertEvents.run(db, { decisionId, byId, now });
}

const deleteEvents = statement({
  name: 'undo_events_of_decision',
  text: `delete from report_event e using decision_report t, decision d
    where d.id = $decisionId and t.decision_id = d.id and e.report_id = t.report_id
      and e.to_status = t.outcome and e.at = d.decided_at
      and e.number = (select max(number) from report_event where report_id = e.report_id)`,
  params: { decisionId: 'uuid' },
});

/** Gives the reports back the status that they had, unless a colleague has changed it since. */
export const unsettleReports = (db: Db, decisionId: string) => deleteEvents.run(db, { decisionId });
