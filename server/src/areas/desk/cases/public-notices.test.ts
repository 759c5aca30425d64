import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { caseIdOf, decideOn } from '../../../../test/desk/desk.ts';
import { sentMails } from '../../../../test/service/mails.ts';
import { endUndo } from '../../../../test/desk/reports.ts';
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
