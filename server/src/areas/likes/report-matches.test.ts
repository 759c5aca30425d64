import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { type Person, choose, matchOf, pairOf, withPremium } from '../../../test/likes/likes.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const unknown = '00000000-0000-4000-8000-000000000000';

test('trust 23: a past match, or the sender of a note, can be reported, with the note as evidence, and only the reporter sees that they did', async () => {
  const report = (by: Person, { id }: { id: string }) =>
    by.send('POST', '/reports/create-reports', {
      problem_type: 'Other',
      description: 'They wrote something awful to me.',
      reportedUserId: id,
    });
  const [ada, alan] = await matchOf(app);
  await alan.send('DELETE', `/matches/${ada.id}`);
  const isReported = async (by: Person) =>
    (await by.get('/matches/past')).json<{ data: { matches: { isReported: boolean }[] } }>().data
      .matches[0]?.isReported;
  expect([await isReported(ada), await isReported(alan)]).toEqual([false, false]);
  for (const _ of ['a reason', 'another reason'])
    expect((await report(ada, alan)).statusCode).toBe(200);
  expect([await isReported(ada), await isReported(alan)]).toEqual([true, false]);

  const [eve, bob] = await pairOf(app);
  await choose(bob, eve, 'superlike', { note: 'Something awful' });
  expect((await report(eve, bob)).statusCode).toBe(200);
  const [evidence] = await sql<{ content: { note: string | null } }>`select content from evidence
    join report on report.id = report_id where reported_id = ${bob.id} and kind = 'profile'`;
  expect(evidence?.content.note).toBe('Something awful');
  expect((await report(eve, { id: unknown })).statusCode).toBe(404);
  await eve.send('PUT', `/blocks/${bob.id}`);
  expect((await report(eve, bob)).statusCode).toBe(404);
});

test('trust 22: a report finds no one who paused or is hidden, whether or not they like the reporter', async () => {
  const [free, alan] = await pairOf(app);
  const ada = await withPremium(app, free);
  const others = await Promise.all([pairOf(app), pairOf(app)]);
  const [bob, carl] = others.map(([, man]) => man) as [Person, Person];
  for (const man of [alan, bob]) await choose(man, ada, 'like', { note: 'You look great' });
  const pause = (man: Person) => man.send('PUT', '/settings', { paused: true });
  for (const man of [alan, bob, carl]) await pause(man);
  const report = async (reportedUserId: string) => {
    const { statusCode, body } = await ada.send('POST', '/reports/create-reports', {
      problem_type: 'Other',
      description: 'They wrote something awful to me.',
      reportedUserId,
    });
    return { statusCode, code: (JSON.parse(body) as { code: string }).code };
  };
  for (const { id } of [alan, bob, carl])
    expect(await report(id)).toEqual({ statusCode: 404, code: 'user_not_found' });
});
