import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { caseIdOf, decideOn } from '../../../../test/desk/desk.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { endUndo } from '../../../../test/desk/reports.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const grace = await createColleague(app, 'moderator');
const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `${apiBase}${url}`, payload });

test('a report of child abuse needs no name, and every other one does', async () => {
  const notice = {
    reason: 'content',
    description: 'A photo that should not be here.',
    location: 'The third photo of Zed in Porto',
    goodFaith: true,
  };
  const missing = await post('/content-notices', notice);
  expect([missing.statusCode, missing.json<{ errors: object[] }>().errors]).toEqual([
    422,
    [{ field: 'name', msg: 'Enter your name.', code: 'sender_name_missing' }],
  ]);
  const half = { ...notice, reason: 'child-abuse', name: 'A neighbor' };
  expect((await post('/content-notices', half)).statusCode).toBe(422);
  const before = (await sentMails(app)).length;
  expect((await post('/content-notices', { ...notice, reason: 'child-abuse' })).statusCode).toBe(
    200,
  );
  expect((await sentMails(app)).length).toBe(before);
  const { rows } = await app.pool.query<{ id: string; priority: string }>(
    `select r.id, r.priority from report r join notice_sender s on s.report_id = r.id
      where s.location = $1`,
    [notice.location],
  );
  expect(rows.map(({ priority }) => priority)).toEqual(['critical']);
  await decideOn(grace, await caseIdOf(app, rows[0]?.id ?? ''), 'dismiss', { outcome: 'closed' });
  await endUndo(app);
  expect((await sentMails(app)).length).toBe(before);
});

test('trust 9: strangers who give an address do not stop its owner, and it gets few mails', async () => {
  const limited = await testApp({ environment: { LIMITS: '1' } });
  const email = 'zed@member.example';
  const statuses: number[] = [];
  for (let place = 1; place <= 8; place += 1) {
    const notice = {
      reason: 'fake',
      description: 'This photo is mine.',
      location: 'The third photo of Zed in Porto',
      goodFaith: true,
      name: 'Zed',
      email,
    };
    const url = `${apiBase}/content-notices`;
    const remoteAddress = `10.6.${place}.1`;
    const answer = await limited.inject({ method: 'POST', url, payload: notice, remoteAddress });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  const receipts = (await sentMails(limited)).filter((mail) => mail.to?.[0]?.address === email);
  expect(receipts).toHaveLength(5);
});

test('trust 23: a notice about a member copies nothing within its request, and their profile right after it', async () => {
  const { id } = await createPerson(app);
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const named of [id, unknown]) {
    const answer = await post('/content-notices', {
      reason: 'fake',
      description: 'This photo is mine.',
      location: `https://kindred.example/members/${named}`,
      goodFaith: true,
      name: 'Zed',
      email: 'zed@member.example',
    });
    expect(answer.statusCode).toBe(200);
  }
  const taken = async () => {
    const { rows } = await app.pool.query<{ location: string; evidence: string }>(
      `select right(s.location, 36) as location,
          (select count(*) from evidence e where e.report_id = s.report_id) as evidence
        from notice_sender s where right(s.location, 36) = any ($1)`,
      [[id, unknown]],
    );
    return Object.fromEntries(rows.map((row) => [row.location, Number(row.evidence)]));
  };
  expect(await taken()).toEqual({ [id]: 0, [unknown]: 0 });
  await app.jobs.runDue();
  expect(await taken()).toEqual({ [id]: 1, [unknown]: 0 });
});
