import { setTimeout as sleep } from 'node:timers/promises';
import { closingSanctions, decisionActions, isTimed } from '@kindred/contract/desk/sanctions';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { testApp } from '../../../../test/service/app.ts';
import { write } from '../../../../test/chat/chats.ts';
import { caseIdOf, ground } from '../../../../test/desk/desk.ts';
import { matchOf } from '../../../../test/likes/likes.ts';
import { createMember, createStaff } from '../../../../test/members/members.ts';
import { insertReport } from '../../../../test/desk/reports.ts';
import { enter, startServer } from '../../../../test/service/separate-server.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { listOf } from '../../../db/list-of.ts';

const app = await testApp();
const reporter = await createMember(app);
const outcomes = ['resolved', 'closed', 'rejected'] as const;

/** Each case that is decided only in part: its reports, the effect on the person, the log, the messages. */
const closing = listOf(closingSanctions);
const unlisted = listOf([...closingSanctions, 'remove-photo']);

const halves = `
  select c.id, d.action from report_case c
    join member m on m.id = c.member_id join profile p on p.member_id = m.id
    left join decision d on d.case_id = c.id
    cross join lateral (select count(*) as reports,
        count(*) filter (where r.settled_at = d.decided_at and t.outcome = r.status) as settled,
        count(*) filter (where r.status <> 'pending') as touched
      from report r left join decision_report t on t.report_id = r.id and t.decision_id = d.id
      where r.case_id = c.id) as r
    cross join lateral (select count(*) as entries from audit
      where action = 'case.decide' and details ->> 'case' = c.id::text) as a
    cross join lateral (select count(*) as jobs from graphile_worker.jobs
      where key = 'notify-parties ' || d.id) as j
    cross join lateral (select coalesce(d.action, 'none') as action) as made
  where (d.id is not null)::int <> a.entries
    or r.touched <> r.settled or r.settled <> case when d.id is null then 0 else r.reports end
    or (c.closed_at is null) <> (d.id is null)
    -- One that is done may still be there, and does nothing then.
    or j.jobs = 0 and d.id is not null and d.notified_at is null
    or (m.state = 'banned') <> (made.action in ${closing})
    or exists (select from card f where f.member_id = m.id) <> (made.action not in ${unlisted})
    or exists (select from photo f where f.member_id = m.id and f.review = 'rejected') <> (made.action = 'remove-photo')
    or (p.bio is null) <> (made.action = 'remove-text')
    or exists (select from message w where w.sender_id = m.id and w.deleted_at is not null)
      <> (made.action = 'remove-message')`;

/** A case with two reports and the decision about it; to remove a message, the first report is about one. */
async function prepare(index: number) {
  const action = decisionActions[index % decisionActions.length] ?? 'dismiss';
  const { bad, reportId } = await (action === 'remove-message' ? reportMessage() : reportPerson());
  const other = await insertReport(app, { about: bad, by: reporter.id });
  const reports = [reportId, other].map((_id, at) => ({
    _id,
    outcome: outcomes[(index + at) % outcomes.length],
  }));
  const decision = {
    version: 2,
    action,
    reports,
    ...(action !== 'dismiss' && { ground }),
    ...(isTimed(action) && { days: 3 }),
    ...(action === 'remove-photo' && { publicId: `test-${bad}` }),
    ...(action === 'remove-text' && { field: 'bio' }),
    ...(action === 'remove-message' && { message: { reportId, number: 1 } }),
  };
  return { id: await caseIdOf(app, reportId), decision };
}

async function reportPerson() {
  const { id: bad } = await createMember(app, { profile: { bio: 'Buy my things' } });
  return { bad, reportId: await insertReport(app, { about: bad, by: reporter.id }) };
}

async function reportMessage() {
  const [ada, bad] = await matchOf(app);
  await app.pool.query(`update profile set bio = 'Buy my things' where member_id = $1`, [bad.id]);
  const { message } = await write(bad, ada, 'Buy my things');
  const sent = { problem_type: 'Harassment', description: 'This', messageId: message._id };
  const made = await ada.send('POST', '/reports/create-reports', sent);
  const { report } = made.json<{ data: { report: { _id: string } } }>().data;
  return { bad: bad.id, reportId: report._id };
}

test(
  'trust 61: killed during decisions, each is made completely or not at all',
  { tags: ['long'] },
  async () => {
    const staff = await createStaff(app, 'moderator');
    const acknowledged: string[] = [];
    for (const round of Array.from({ length: long ? 20 : 2 }, (_, at) => at)) {
      const { url, end } = await startServer(app);
      const headers = { ...(await enter(url, staff)), 'content-type': 'application/json' };
      const cases = await Promise.all(
        Array.from({ length: 2 * decisionActions.length }, (_, index) => prepare(index)),
      );
      const answered: string[] = [];
      const send = async ({ id, decision }: (typeof cases)[number]) => {
        const answer = await fetch(`${url}${apiBase}/desk/cases/${id}/decisions`, {
          method: 'POST',
          headers,
          body: JSON.stringify(decision),
        });
        if (answer.status === 200) answered.push(id);
        else throw new Error(await answer.text());
      };
      const sent = cases.map(send);
      // From here on, as requests fail while the server is being killed.
      const settled = Promise.allSettled(sent);
      await (round % 2 === 0 ? Promise.race(sent) : sleep(15 + round * 5));
      await end('SIGKILL');
      await settled;
      acknowledged.push(...answered);
      const { rows } = await app.pool.query<{ case_id: string }>('select case_id from decision');
      for (const id of answered) expect(rows.map(({ case_id }) => case_id)).toContain(id);
      expect((await app.pool.query(halves)).rows).toEqual([]);
    }
    expect(acknowledged).not.toEqual([]);
  },
);

test('trust 61: the kill test recognises every complete outcome as complete', async () => {
  const grace = await createColleague(app, 'moderator');
  for (const [index] of decisionActions.entries()) {
    const { id, decision } = await prepare(index);
    const answer = await grace.send('POST', `/desk/cases/${id}/decisions`, decision);
    expect([decision.action, answer.statusCode]).toEqual([decision.action, 200]);
  }
  expect((await app.pool.query(halves)).rows).toEqual([]);
});
