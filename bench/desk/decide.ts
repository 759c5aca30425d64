import { apiBase } from '@kindred/contract/route';
import type { Client } from 'pg';
import { timeOrderedId } from '../../server/src/platform/time/time-ordered-id.ts';
import type { Case } from '../case.ts';
import type { BaselineRoute } from '../comparison.ts';
import { type RequestOptions, measureMedian, sendRequest } from '../response-time.ts';
import { proveIdentity } from '../sign-in.ts';

/** Each table that a decision writes to, in one transaction. */
export const decideRoute: BaselineRoute = {
  id: 'decide',
  method: 'PUT',
  text: [
    `update bench.member_state set state = 'banned', state_reason = $2, state_until = $3 where id = $1`,
    `delete from bench.session where member_id = $1`,
    `update bench.online set online_until = '-infinity' where member_id = $1`,
    `with gone as (delete from bench.found where member_id = $1) update bench.paired set away_since = now() where other_id = $1`,
    `insert into bench.tried (key, count) values ($1, 1) on conflict (key) do update set count = tried.count + 1`,
    `insert into bench.counted (split, value) select split, -1 from unnest($1::text[]) as split`,
    `insert into bench.decided (id, case_id, member_id, action, by_id, at, until, clause, category, keyword, reason, before)
      values ($1, $2, $3, 'suspend', $4, now(), $5, 'respect', 'CYBER_VIOLENCE', 'CYBER_HARASSMENT', $6, '{"state": "active"}')`,
    `insert into bench.decided_report (decision_id, report_id, outcome, answer)
      select $1, id, 'resolved', $3 from unnest($2::uuid[]) as id`,
    `insert into bench.status_change (report_id, to_status, by_id, at) select id, 'resolved', $2, now() from unnest($1::uuid[]) as id`,
    `update bench.report_state set status = 'resolved', settled_at = now() where id = any ($1::uuid[])`,
    `update bench.case_state set version = version + 1, closed_at = now() where id = $1`,
    `insert into bench.message_plan (key, run_at) values ($1, now() + interval '10 seconds')`,
    `insert into bench.audit_row (id, actor_id, action, subject_id, details) values ($1, $2, 'case.decide', $3, $4)`,
  ],
  values: [],
};

interface Servers {
  readonly client: Client;
  readonly productUrl: string;
  readonly baselineUrl: string;
  readonly headers: Record<string, string>;
}

interface OpenCase {
  readonly id: string;
  readonly version: number;
  readonly member_id: string;
  readonly reports: readonly string[];
}

/** Unclaimed cases about active members, without those that can't wait: they are confirmed one by one. */
const openCases = `select c.id, c.version, c.member_id, array_agg(r.id order by r.id) as reports
  from report_case c join member m on m.id = c.member_id and m.state = 'active' and m.staff_role is null
    join report r on r.case_id = c.id and r.status_rank <= 1
  where c.closed_at is null and c.claimed_until is null and c.urgency > 0
  group by c.id order by abs(3 - count(*)), c.id limit 20`;

const reason = 'You kept writing to another member after they asked you to stop.';
const answer =
  'Hello {reporter}, thank you for your report {reference}. We looked into it and took action.';

/** A suspension with an answer to each reporter. It is undone after each run, outside of the measured time. */
export async function* decide(servers: Servers): AsyncGenerator<Case, void, void> {
  const { client, productUrl, baselineUrl } = servers;
  const { rows: cases } = await client.query<OpenCase>(openCases);
  const headers = { ...servers.headers, 'content-type': 'application/json' };
  const versions = new Map(cases.map(({ id, version }) => [id, version]));
  const at = (round: number) => cases[round % cases.length] as OpenCase;
  // Many suspensions ask for the password again.
  await proveIdentity(productUrl, headers);
  const send = async (options: RequestOptions) => {
    const response = await sendRequest({ ...options, headers });
    if (response.status !== 200) throw new Error(response.body);
    return response;
  };
  yield {
    id: 'decide',
    unit: 'ms',
    target: 4,
    product: measureMedian(20, async (round) => {
      const { id, reports } = at(round);
      const body = JSON.stringify({ ...decision, ...named(versions.get(id) ?? 0, reports) });
      const url = `${productUrl}${apiBase}/desk/cases/${id}/decisions`;
      const made = await send({ url, method: 'POST', body });
      const { data } = JSON.parse(made.body) as { data: { decision: { _id: string } } };
      const undoUrl = `${productUrl}${apiBase}/desk/decisions/${data.decision._id}/undo`;
      await send({ url: undoUrl, method: 'POST' });
      // One more for each report that it settled, and one for each that it reopened.
      versions.set(id, (versions.get(id) ?? 0) + 2 * reports.length);
      return made.time;
    }),
    baseline: measureMedian(20, async (round) => {
      const body = JSON.stringify({ values: bareValues(at(round)) });
      const { time } = await send({ url: `${baselineUrl}/${decideRoute.id}`, method: 'PUT', body });
      return time;
    }),
  };
}

const decision = {
  action: 'suspend',
  days: 7,
  ground: {
    kind: 'terms',
    clause: 'respect',
    category: 'CYBER_VIOLENCE',
    keyword: 'CYBER_HARASSMENT',
    source: 'article-16',
    reason,
  },
};

const named = (version: number, reports: readonly string[]) => ({
  version,
  reports: reports.map((_id) => ({ _id, outcome: 'resolved', answer })),
});

function bareValues({ id: caseId, member_id: memberId, reports }: OpenCase) {
  const id = timeOrderedId();
  const until = new Date(Date.now() + 7 * 86_400_000);
  return [
    [memberId, reason, until],
    [memberId],
    [memberId],
    [memberId],
    [memberId],
    [['active', 'banned', 'pending', 'resolved']],
    [id, caseId, memberId, memberId, until, reason],
    [id, reports, answer],
    [reports, memberId],
    [reports],
    [caseId],
    [`notify-parties ${id}`],
    [timeOrderedId(), memberId, memberId, JSON.stringify({ decision: id, reports, reason })],
  ];
}
