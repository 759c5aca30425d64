import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { createPerson } from '../server/test/members/people.ts';
import { testApp } from '../server/test/service/app.ts';
import { beginApproval } from '../server/src/areas/approvals/approval.ts';
import { openPages } from './open-page.ts';
import { expectText, untilKeysAct, user } from './page-actions.ts';

const app = await testApp({ site: { 'switches.approval': true } });
const { open } = openPages(app);

async function newcomer() {
  const person = await createPerson(app);
  await beginApproval(app.pool, person.id, app.now());
  return person;
}
const stateOf = async (id: string) =>
  (await app.pool.query<{ state: string }>('select state from approval where member_id = $1', [id]))
    .rows[0]?.state;

test('pages with people lead someone who waits to the page that says so; who was refused asks again there', async () => {
  const waiting = await newcomer();
  await open('/discover', { as: waiting });
  await screen.findByRole('heading', { name: 'Our team is looking at your profile' });
  await app.pool.query(
    `update approval set state = 'refused', reason = 'photos', words = 'Only a sunset.', decided_at = now()
      where member_id = $1`,
    [waiting.id],
  );
  await open('/approval', { as: waiting });
  await screen.findByRole('heading', { name: "We haven't approved your profile" });
  await expectText('Only a sunset.');
  await user.type(screen.getByLabelText('What should our team know?'), 'I have new photos.');
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  await screen.findByRole('heading', { name: 'Our team is looking at your profile' });
  expect(await stateOf(waiting.id)).toBe('waiting');
  await app.pool.query('delete from approval');
});

test('staff approve and refuse by keys', { tags: ['long'] }, async () => {
  const [first, second] = [await newcomer(), await newcomer()];
  const moderator = await createStaff(app, 'moderator');
  await open('/desk/approvals', { as: moderator });
  await screen.findByRole('list', { name: 'New Members' });
  await untilKeysAct();
  await user.keyboard('a');
  await expectText('Decided about 1 person');
  expect(await stateOf(first.id)).toBe('approved');
  await untilKeysAct();
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Refuse this member' });
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'Photos');
  await user.type(within(dialog).getByLabelText('In your own words'), 'Only a sunset.');
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  await expectText('Decided about 2 people');
  expect(await stateOf(second.id)).toBe('refused');
});
