import type { Client } from 'pg';
import type { ComparedRequest } from '../comparison.ts';

const queue = 'select * from bench.queued_case order by urgency, opened_at, id limit 30';

const oneCase = `select r.*,
    (select row_to_json(p) from bench.case_person p where p.id = $2) as person,
    (select json_agg(d order by d.decided_at desc) from bench.case_decision d where d.member_id = $2) as decisions
  from bench.case_report r where r.case_id = $1 order by r.status_rank, r.created_at desc, r.id desc`;

/** The first read of a case by one person is logged, and repeats by their screen are not. */
const withLook = (rows: string, statement: string) =>
  `with look as (insert into bench.look select gen_random_uuid(), $1::uuid, id, now() from ${rows} as seen (id)) ${statement}`;

/** The queue, and an open case of several reports about a member with earlier decisions. */
export async function readRequests(client: Client): Promise<ComparedRequest[]> {
  const { rows } = await client.query<{ id: string; member_id: string }>(
    `select c.id, c.member_id from report_case c
      where c.closed_at is null and c.member_id is not null
      order by abs(3 - (select count(*) from report r where r.case_id = c.id)),
        (select count(*) from decision d where d.member_id = c.member_id) = 0, c.id limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('No case about a person is open');
  const values = [found.id, found.member_id];
  const [list, one] = ['/desk/cases?limit=30', `/desk/cases/${found.id}`];
  const subjects =
    '(select $2::uuid union all select id from bench.case_report where case_id = $1)';
  return [
    { id: 'queue', path: `${list}&poll=true`, baseline: queue },
    { id: 'case', path: `${one}?poll=true`, baseline: oneCase, values },
    {
      id: 'queue-look',
      path: list,
      baseline: withLook('(select null::uuid)', queue),
      values: [found.member_id],
    },
    { id: 'case-look', path: one, baseline: withLook(subjects, oneCase), values },
  ];
}
