import { apiBase } from '@kindred/contract/route';
import { type OwnReport } from '@kindred/contract/reports';
import { problemTypes } from '@kindred/contract/reports/report-types';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import {
  type TestMember,
  createMember,
  createStaff,
  signIn,
} from '../../../test/members/members.ts';
import { reportCalls, reportIn } from '../../../test/desk/reports.ts';

const app = await testApp();
const staff = await createStaff(app);
const member = await createMember(app);
const own = reportCalls(app, (await signIn(app, member)).headers);
const noOne = '00000000-0000-4000-8000-000000000000';

describe('POST /reports/create-reports', () => {
  test.each(problemTypes)('accepts a %s and answers data.report', async (problem_type) => {
    const answer = await own.post('/create-reports', { problem_type, description: ' It is so. ' });
    expect(reportIn<OwnReport>(answer)).toMatchObject({
      problem_type,
      description: 'It is so.',
      status: 'pending',
      replies: [],
    });
  });

  test.each([
    ['an unknown type', { problem_type: 'Nuisance' }],
    ['an empty description', { description: '   ' }],
    ['a description without end', { description: 'a'.repeat(4001) }],
    ['a priority', { priority: 'critical' }],
    ['a status', { status: 'resolved' }],
    ['another member as the reporter', { user: noOne }],
  ])('refuses %s', async (_what, fields) => {
    const payload = { problem_type: 'Other', description: 'x', ...fields };
    expect((await own.post('/create-reports', payload)).statusCode).toBe(400);
  });

  test('makes one report of a repeated request', async () => {
    const { headers } = await signIn(app, await createMember(app));
    const again = reportCalls(app, headers);
    const key = { 'idempotency-key': 'the-same' };
    const payload = { problem_type: 'Other', description: 'Once.' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => again.post('/create-reports', payload, key)),
    );
    expect(new Set(answers.map((answer) => reportIn<OwnReport>(answer)._id)).size).toBe(1);
    const { reports } = (await again.get('/my-reports')).json<{ data: { reports: object[] } }>()
      .data;
    expect(reports).toHaveLength(1);
  });

  test('trust 23: a member whom the reporter cannot see is unknown, alike in every case', async () => {
    const [blocked, blocker, paused] = [
      await createMember(app),
      await createMember(app),
      await createMember(app, { profile: { paused: true } }),
    ];
    const block = async (by: TestMember, whom: TestMember) => {
      const url = `${apiBase}/blocks/${whom.id}`;
      const { headers } = await signIn(app, by);
      expect((await app.inject({ method: 'PUT', url, headers })).statusCode).toBe(200);
    };
    await block(member, blocked);
    await block(blocker, member);
    const unseen = [
      blocked.id,
      blocker.id,
      paused.id,
      noOne,
      member.id,
      staff.id,
      (await createMember(app, { member: { state: 'banned', state_by: 'staff' } })).id,
      (await createMember(app, { member: { state: 'deactivated', state_by: 'self' } })).id,
      (await createMember(app, { photo: false })).id,
    ];
    const answers = await Promise.all(
      unseen.map((reportedUserId) =>
        own.post('/create-reports', {
          problem_type: 'Harassment',
          description: 'x',
          reportedUserId,
        }),
      ),
    );
    const received = answers.map((answer) => {
      const { requestId: _requestId, ...body } = answer.json<{ requestId: string }>();
      return { status: answer.statusCode, ...body };
    });
    expect(new Set(received.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(received[0]).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  test('is limited, and says when to try again', async () => {
    const strict = await testApp({ environment: { LIMITS: '1' }, databaseUrl: app.databaseUrl });
    const { headers } = await signIn(strict, await createMember(strict));
    const { post } = reportCalls(strict, headers);
    const payload = { problem_type: 'Other', description: 'Again.' };
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await post('/create-reports', payload)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await post('/create-reports', payload)).headers['retry-after']).toBeDefined();
  });
});
