import { Object as Row } from 'typebox';
import { Json, OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';

const params = { memberId: 'uuid' } as const;

const reports = archived({
  name: 'reports',
  table: 'report',
  staysWithReports: 'A report about another person belongs to that case too',
  statement: statement({
    name: 'archive_reports',
    text: `select r.id, r.problem_type, r.reason, r.description, r.status, r.created_at, r.settled_at,
        case when c.kind = 'service' then 'the service' else 'another member' end as about,
        coalesce((select json_agg(json_build_object('message', a.message, 'replied_at', a.replied_at)
            order by a.id)
          from reply a where a.report_id = r.id and not a.is_internal), '[]') as replies
      from report r join report_case c on c.id = r.case_id
      where r.reporter_id = $memberId order by r.created_at, r.id`,
    params,
    row: Row({
      id: Uuid,
      problem_type: Text,
      reason: OrNull(Text),
      description: Text,
      status: Text,
      created_at: Timestamp,
      settled_at: OrNull(Timestamp),
      about: Text,
      replies: Json(),
    }),
  }),
});

export const personalData: readonly PersonalTable[] = [
  reports,
  {
    table: 'evidence',
    notArchived: 'Belongs to the reports of others, who have their own rights',
    staysWithReports: 'What was reported, as it was, until the report was settled for long enough',
  },
  {
    table: 'reply',
    notArchived: 'Written as staff; replies to own reports are with the reports',
    sample: {
      report_id: '(select id from report where reported_id is not null limit 1)',
      id: 'gen_random_uuid()',
      message: `'Seen.'`,
      is_internal: 'true',
      replied_by: '$member',
    },
  },
  {
    table: 'report_case',
    notArchived: 'Connects the reports of others',
  },
  {
    table: 'report_event',
    notArchived: 'The status of own reports is with them',
  },
];
