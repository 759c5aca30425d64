import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { checkPhotosOf, ownCheck, sendCheck } from '../server/test/files/photo-checks.ts';
import { createStaff, signIn } from '../server/test/members/members.ts';
import { aMan, createPerson, personOf } from '../server/test/members/people.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { expectText, untilKeysAct, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);
const moderator = await createStaff(app, 'moderator');
const grace = personOf(app, moderator, await signIn(app, moderator));

test(
  'a member reads what happens, agrees, and without a camera writes to the team',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    await open('/photo-check', { as: ada });
    await expectText(/No template of your face is computed or stored/);
    const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start the camera' });
    expect(start.disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: /^I agree that our team/ }));
    await user.click(start);
    await expectText('No camera was found.');
    const { pose } = await ownCheck(ada);
    await user.click(screen.getByRole('button', { name: 'I can’t do this pose' }));
    await user.click(screen.getByRole('button', { name: 'A pose without hands' }));
    await expect.poll(async () => (await ownCheck(ada)).pose).not.toBe(pose);
    // The step for the new pose.
    await screen.findByRole('button', { name: 'I can’t do this pose' });
    await user.click(await screen.findByRole('button', { name: 'I don’t have a camera' }));
    await user.type(screen.getByLabelText('What should our team know?'), 'My phone is old.');
    await user.click(screen.getByRole('button', { name: 'Send to the team' }));
    await expectText(
      'Someone on our team looks at it, usually within a day. You can go on as usual.',
    );
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('button', { name: 'Start the camera' });
  },
);

test('staff decide by keys, beside the profile photos, and undo', { tags: ['long'] }, async () => {
  const ada = await createPerson(app);
  await sendCheck(ada);
  await open('/desk/checks', { as: moderator });
  await screen.findByRole('img', { name: 'Picture of the check' });
  await screen.findByRole('button', { name: 'Profile photo 1' });
  await expectText('Sharp enough: yes');
  await untilKeysAct();
  await user.keyboard('3');
  await expectText('Check of Ada decided.');
  await user.keyboard('u');
  await screen.findByRole('img', { name: 'Picture of the check' });
  expect(await ownCheck(ada)).toMatchObject({ status: 'waiting' });
  await untilKeysAct();
  await user.keyboard('a');
  await expectText('No photo checks are waiting.');
});

test('the badge says what it means and what it does not, and people can be filtered by it', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  await checkPhotosOf(app, ada, grace);
  await open(`/members/${ada.id}`, { as: alan });
  await expectText(/^Photos checked in \w+ \d{4}$/);
  await expectText(/It says nothing about identity or a record\./);
  await open('/browse', { as: alan });
  await screen.findAllByTitle(/^Photos checked in/);
  await user.click(screen.getByRole('switch', { name: 'Photo check' }));
  await expect.poll(() => location.search).toContain('checked');
  await screen.findAllByTitle(/^Photos checked in/);
});
