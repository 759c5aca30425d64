import { Object as Row } from 'typebox';
import { Json, OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { sheet } from '../../platform/sheet.ts';

const params = { memberId: 'uuid' } as const;

const reports = sheet({
  name: 'reports',
  table: 'report',
  statement: statement({
    name: 'archive_reports',
    text: `select r.id, r.problem_type, r.description, r.status, r.created_at, r.settled_at,
        case when r.reported_id is null then 'the service' else 'another member' end as about,
        coalesce((select json_agg(json_build_object('message', a.message, 'replied_at', a.replied_at)
            order by a.id)
          from reply a where a.report_id = r.id and not a.is_internal), '[]') as replies
      from report r where r.reporter_id = $memberId order by r.created_at, r.id`,
    params,
    row: Row({
      id: Uuid,
      problem_type: Text,
      description: Text,
      status: Text,
      created_at: Timestamp,
      settled_at: OrNull(Timestamp),
      about: Text,
      replies: Json(),
    }),
  }),
});

export const archiveSheets = [reports];
