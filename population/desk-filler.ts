import { appeals, writeAppeals } from './desk/appeals.ts';
import { applyDecisions, restrictions } from './desk/apply-decisions.ts';
import { cases } from './desk/cases.ts';
import { filedReports } from './desk/filed-reports.ts';
import { writeDecisions } from './desk/write-decisions.ts';
import { writeEvidence } from './desk/write-evidence.ts';
import { writeReports } from './desk/write-reports.ts';
import { demoDomains } from './people/account.ts';
import type { TableFiller } from './table-filler.ts';

const byDemoSender = demoDomains.map((domain) => `s.email like '%@${domain}'`).join(' or ');

/**
 * Reports by members and decisions by staff: reports make cases, most of which are decided, some appealed, and
 * the latest open. It runs after all others, as it restricts members who have chats and likes.
 */
export const desk: TableFiller = {
  tables: {
    report: [],
    report_event: [],
    reply: [],
    evidence: [],
    report_case: [],
    decision: [],
    decision_report: [],
    appeal: [],
    notice_sender: [],
    reporter_standing: [],
    danger_record: [],
    note: [],
  },
  addRows: () => undefined,
  beforeKeys: (settings) => [
    ...filedReports(settings),
    ...cases(settings),
    ...appeals(settings),
    ...writeReports(settings),
    ...writeEvidence,
    ...writeDecisions,
    ...writeAppeals,
    ...restrictions(settings),
  ],
  afterKeys: [
    // The same as report_key, for all reports together.
    `update report r set search_key = keyed.key
      from (
        select r.id, lower(concat_ws(E'\\n', r.id::text, a.name_key, a.email, b.name_key, b.email,
            r.description) collate "default") as key
        from report r left join member a on a.id = r.reporter_id left join member b on b.id = r.reported_id
      ) as keyed
      where keyed.id = r.id and r.search_key <> keyed.key`,
    ...applyDecisions,
    'select recount_tally()',
  ],
  rowRules: {
    report: {
      ownedBy: 'reporter_id',
      keptIf: `not exists (select from notice_sender s where s.report_id = t.id and (${byDemoSender}))`,
    },
    report_case: { keptIf: 'exists (select from report r where r.case_id = t.id)' },
    decision: {
      ownedBy: 'decided_by',
      keptIf: 't.decided_by is not null or t.case_id in (select id from report_case)',
    },
    danger_record: { ownedBy: 'recorded_by' },
  },
};
