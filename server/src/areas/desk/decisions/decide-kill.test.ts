import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { ground, openCase } from '../../../../test/desk.ts';
import { createStaff } from '../../../../test/members.ts';
import { enter, startServer } from '../../../../test/separate-server.ts';

const app = await testApp();

/** For each decided case, what belongs to one decision; for the others, nothing of it. */
const halves = `
  select c.id from report_case c
    left join decision d on d.case_id = c.id
    left join lateral (select count(*) as reports, count(*) filter (where r.status = 'closed') as settled
      from report r where r.case_id = c.id) as r on true
    left join member m on m.id = c.member_id
    left join lateral (select count(*) as entries from audit
      where action = 'case.decide' and details ->> 'case' = c.id::text) as a on true
    left join lateral (select count(*) as jobs from graphile_worker.jobs
      where key = 'tell-decision ' || d.id) as j on true
    where (d.id is not null)::int <> a.entries
      or r.settled <> case when d.id is null then 0 else r.reports end
      or (m.state = 'banned') <> (d.id is not null)
      or (c.closed_at is null) <> (d.id is null)
      or j.jobs <> (d.id is not null and d.told_at is null)::int`;

test('trust 61: killed in the middle of decisions, each is there wholly or not at all', async () => {
  const staff = await createStaff(app, 'moderator');
  const acknowledged: string[] = [];
  for (const round of [1, 2]) {
    const { url, end } = await startServer(app);
    const headers = { ...(await enter(url, staff)), 'content-type': 'application/json' };
    const cases = await Promise.all(
      Array.from({ length: 12 }, () => openCase(app, { reports: 3 })),
    );
    const answered: string[] = [];
    const send = async ({ id, reportIds }: (typeof cases)[number]) => {
      const reports = reportIds.map((_id) => ({ _id, outcome: 'closed' }));
      const decision = { version: 3, action: 'ban', reports, ground };
      const answer = await fetch(`${url}${apiBase}/desk/cases/${id}/decisions`, {
        method: 'POST',
        headers,
        body: JSON.stringify(decision),
      });
      if (answer.status === 200) answered.push(id);
    };
    const sent = cases.map(send);
    // From here on, as requests fail while the server is being killed.
    const settled = Promise.allSettled(sent);
    await (round === 1 ? Promise.race(sent) : sleep(25));
    await end('SIGKILL');
    await settled;
    acknowledged.push(...answered);
    const { rows } = await app.pool.query<{ case_id: string }>('select case_id from decision');
    for (const id of answered) expect(rows.map(({ case_id }) => case_id)).toContain(id);
    expect((await app.pool.query(halves)).rows).toEqual([]);
  }
  expect(acknowledged).not.toEqual([]);
}, 60_000);
