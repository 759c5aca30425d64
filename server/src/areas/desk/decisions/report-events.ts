import { reportOutcomes } from '@kindred/contract/reports/outcomes';
import { type Db, statement } from '../../../db/statement.ts';

/*
 * The status of a report changes by its events alone, and triggers then update the report and its case. `insertDecision`
 * inserts those that settle a report. All others are here.
 */

const insertEvent = statement({
  name: 'insert_report_event',
  text: `insert into report_event (report_id, from_status, to_status, by_id, at)
    select id, status, 'in_progress', $staffId, $now from report
    where id = $reportId and status = any ($from)`,
  params: {
    reportId: 'uuid',
    from: 'text[]',
    staffId: 'uuid?',
    now: 'timestamptz',
  },
});

export interface ReportEvent {
  readonly reportId: string;
  readonly staffId: string | null;
  readonly now: Date;
}

/** Starts a pending report. It does nothing to others. */
export const startReport = (db: Db, event: ReportEvent) =>
  insertEvent.run(db, { ...event, from: ['pending'] });

/** Reopens a settled report. It joins the open case about its person, or reopens its own. */
export const reopenReport = (db: Db, event: ReportEvent) =>
  insertEvent.run(db, { ...event, from: reportOutcomes });

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
