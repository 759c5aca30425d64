import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { type Person, matchOf, pairOf, withPremium } from '../../../test/likes/likes.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const unknown = '00000000-0000-4000-8000-000000000000';

test('trust 23: a past match, or the sender of a note, can be reported, with the note as evidence', async () => {
  const report = (by: Person, { id }: { id: string }) =>
    by.send('POST', '/reports/create-reports', {
      problem_type: 'Other',
      description: 'They wrote something awful to me.',
      reportedUserId: id,
    });
  const [ada, alan] = await matchOf(app);
  await alan.send('DELETE', `/matches/${ada.id}`);
  expect((await report(ada, alan)).statusCode).toBe(200);

  const [eve, bob] = await pairOf(app);
  const mallory = await withPremium(app, bob);
  await mallory.send('PUT', `/choices/${eve.id}`, { choice: 'superlike', note: 'Something awful' });
  await mallory.send('PUT', '/settings', { paused: true });
  // Without premium she can't read the note, and would learn who likes her.
  expect((await report(eve, bob)).statusCode).toBe(404);
  await withPremium(app, eve);
  expect((await report(eve, bob)).statusCode).toBe(200);
  const [evidence] = await sql<{ content: { note: string | null } }>`select content from evidence
    join report on report.id = report_id where reported_id = ${bob.id} and kind = 'profile'`;
  expect(evidence?.content.note).toBe('Something awful');
  expect((await report(eve, { id: unknown })).statusCode).toBe(404);
  await eve.send('PUT', `/blocks/${bob.id}`);
  expect((await report(eve, bob)).statusCode).toBe(404);
});
