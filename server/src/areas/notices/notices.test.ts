import type { Notice } from '@kindred/contract/notices';
import { type ReportOutcome, reportOutcomes } from '@kindred/contract/reports/outcomes';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createPerson } from '../../../test/members/people.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notify } from './notify.ts';

const app = await testApp();
const reportId = '11111111-1111-4111-8111-111111111111';

type Person = Awaited<ReturnType<typeof createPerson>>;
const notifyReporter = (to: Person, status: ReportOutcome) =>
  inTransaction(app.pool, (client) =>
    notify(client, { memberId: to.id, kind: 'report.outcome', about: { reportId, status } }),
  );
const read = async (of: Person, query: Record<string, string> = {}) =>
  (await of.get('/notices', query)).json<{
    data: { notices: Notice[]; unread: number; nextCursor: string | null };
  }>().data;

test('notices are listed latest first, page by page', async () => {
  const [ada, other] = [await createPerson(app), await createPerson(app)];
  for (const status of reportOutcomes) await notifyReporter(ada, status);
  const first = await read(ada, { limit: '2' });
  expect(first.notices.map(({ about }) => about)).toEqual([
    { reportId, status: 'rejected' },
    { reportId, status: 'closed' },
  ]);
  const second = await read(ada, { limit: '2', cursor: first.nextCursor ?? '' });
  expect(second.notices.map(({ about }) => about)).toEqual([{ reportId, status: 'resolved' }]);
  expect([first.unread, second.nextCursor]).toEqual([3, null]);
  expect(await read(other)).toEqual({ notices: [], unread: 0, nextCursor: null });
});

test('reading up to one leaves the later ones unread', async () => {
  const ada = await createPerson(app);
  for (const status of reportOutcomes) await notifyReporter(ada, status);
  const { notices } = await read(ada);
  const answer = await ada.send('PUT', '/notices/read', { upTo: notices[1]?._id });
  expect(answer.json()).toEqual({ success: true, data: { unread: 1 } });
  expect((await read(ada)).notices.map((notice) => notice.read)).toEqual([false, true, true]);
});

test('a rollback removes the notice', async () => {
  const ada = await createPerson(app);
  const failing = inTransaction(app.pool, async (client) => {
    await notify(client, { memberId: ada.id, kind: 'report.reply', about: { reportId } });
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  expect((await read(ada)).unread).toBe(0);
});
