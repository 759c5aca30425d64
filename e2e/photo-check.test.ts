// @module-tag long
import { expect, test } from 'vitest';
import { ownCheck } from '../server/test/files/photo-checks.ts';
import { createStaff } from '../server/test/members/members.ts';
import { createPerson } from '../server/test/members/people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './appearance.ts';
import { untilKeysAct } from './keyboard.ts';
import { openSite } from './site.ts';

const site = await openSite();

test('a member takes the picture on a phone, and a colleague says by a key that it is the same person', async () => {
  const ada = await createPerson(site.app);
  const phone = await site.visit({ as: ada, viewport: { width: 390, height: 844 } });
  await phone.goto('/photo-check');
  await phone.getByRole('checkbox', { name: /^I agree/ }).check();
  await phone.getByRole('button', { name: 'Start the camera' }).click();
  await phone.getByRole('button', { name: 'Take the picture' }).click();
  await phone.getByRole('img', { name: 'Your picture' }).waitFor();
  await phone.getByRole('button', { name: 'Take it again' }).click();
  // The device has looked at more than one picture.
  await phone.getByText('Moving').waitFor();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Take the picture' }).click();
  await phone.getByRole('button', { name: 'Send to the team' }).click();
  await phone.getByRole('heading', { name: 'Thanks' }).waitFor();
  expect(await ownCheck(ada)).toMatchObject({ status: 'waiting' });

  const desk = await site.visit({ as: await createStaff(site.app, 'moderator') });
  await desk.goto('/desk/checks');
  await desk.getByRole('img', { name: 'Picture of the check' }).waitFor();
  await expectNoSidewaysScroll(desk);
  await expectAccessible(desk);
  await untilKeysAct(desk);
  await desk.keyboard.press('a');
  await desk.getByText('Check of Ada decided.').waitFor();
});
