import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { createMember } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { button, dialog, expectText, press, user } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

const asked = (question: string) =>
  screen.findByRole('heading', { name: new RegExp(question), level: 2 });
const of = async (group: string, name: string) =>
  within(await screen.findByRole('group', { name: group })).findByRole('button', {
    name: new RegExp(name),
  });
const answer = (name: string) => of('Your answer', name);
const first = 'A free weekend is best';

async function visitQuestions() {
  const member = await createMember(app);
  const { network } = await open('/questions', { as: member });
  await asked(first);
  const stored = () =>
    sql<{ question: string; mine: number; accepted: number; importance: number; open: boolean }>`
      select question, mine, accepted, importance, open from answer
      where member_id = ${member.id} order by answered_at`;
  return { member, network, stored };
}

test('answers are listed, changed and deleted', { tags: ['long'] }, async () => {
  const { stored } = await visitQuestions();
  await user.click(await answer('left open'));
  await press('Next question');
  await press('Your answers');
  const list = await dialog();
  await expectText('left open', list);
  await press(new RegExp(`^Change: ${first}`), list);
  await asked(first);
  await user.click(await answer('half and half'));
  await expect.poll(async () => (await stored())[0]).toMatchObject({ mine: 2, accepted: 0b100 });
  await press('Your answers');
  const again = await dialog();
  await press(new RegExp(`^Delete: ${first}`), again);
  await expectText("You haven't answered any questions yet.", again);
  await expect.poll(stored).toEqual([]);
  await expectText('0 of 72');
});

test('signing out leaves no answers in the browser', async () => {
  const { network } = await visitQuestions();
  network.intercept(({ path }) => (/\/answers\//.test(path) ? 'broken' : undefined));
  await user.click(await answer('left open'));
  const kept = () => Object.keys(localStorage).join();
  await expect.poll(kept).toContain('unsaved-answers');
  await user.click(await screen.findByRole('link', { name: 'Back to your profile' }));
  await press('Logout');
  await button('Sign in');
  await expect.poll(kept).not.toContain('unsaved-answers');
});
