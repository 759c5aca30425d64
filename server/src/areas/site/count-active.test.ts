import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { createPerson } from '../../../test/members/people.ts';
import { editorOf } from '../../../test/site/editing.ts';
import { webSettings, withCount } from '../../platform/site/web-settings.ts';

const app = await testApp();
const owner = await createColleague(app, 'administrator');
const { change, publish } = editorOf(owner);

test.each([
  ['{count}+', 99, ''],
  ['{count}+', null, ''],
  ['{count}+', 100, '100+'],
  ['{count}+', 1289, '1,200+'],
  ['over {count}', 57_312, 'over 57,000'],
  ['50K+', 3, '50K+'],
])('%j with %s members is shown as %j', (figure, count, shown) => {
  expect(withCount(figure, count, 'en')).toBe(shown);
});

test('the members of the last 30 days are counted after publishing, and shown by every process', async () => {
  const person = await createPerson(app);
  await app.pool.query('update presence set last_active = $2 where member_id = $1', [
    person.id,
    app.now(),
  ]);
  await change('frontPage.figures.activeUsers', '{count}+', '50K+');
  await publish();
  await app.jobs.runDue();
  const { rows } = await app.pool.query<{ value: number }>(
    `select value from setting where key = 'active_members'`,
  );
  expect(rows).toEqual([{ value: expect.any(Number) as number }]);
  await expect.poll(() => app.site.activeMembers).toBe(rows[0]?.value);
  await app.pool.query(`update setting set value = '1289' where key = 'active_members'`);
  await app.site.refresh();
  expect(webSettings(app.config, app.site, 'en').figures.activeUsers).toBe('1,200+');
});

test('other variables, and a count of what is not counted, are refused', async () => {
  for (const [path, value, was] of [
    ['frontPage.figures.activeUsers', '{members}+', '{count}+'],
    ['frontPage.figures.satisfaction', '{count}%', '95%'],
  ] as const)
    expect((await change(path, value, was)).statusCode, value).toBe(400);
});
