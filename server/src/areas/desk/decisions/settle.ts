import { type Db, statement } from '../../../db/statement.ts';

const deleteEvents = statement({
  name: 'undo_events_of_decision',
  text: `delete from report_event e using decision_report t, decision d
    where d.id = $decisionId and t.decision_id = d.id and e.report_id = t.report_id
      and e.to_status = t.outcome and e.at = d.decided_at
      and e.number = (select max(number) from report_event where report_id = e.report_id)`,
  params: { decisionId: 'uuid' },
});

/** Restores the earlier status of the reports, unless a colleague has changed it since. */
export const unsettleReports = (db: Db, decisionId: string) => deleteEvents.run(db, { decisionId });
