// @module-tag long
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { createPerson } from '../server/test/members/people.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { expectText, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

test('an administrator writes to a segment, sees how many get it and how far it has come; members read it', async () => {
  const person = await createPerson(app, { profile: { country: 'NZ' } });
  await createPerson(app, { profile: { country: 'CH' } });
  const owner = await createStaff(app);
  await open('/announcements', { as: owner });
  const form = within(await screen.findByRole('form', { name: 'New announcement' }));
  await user.selectOptions(form.getByLabelText('Country'), 'NZ');
  await expectText('1 members get it, 0 of them by email too');
  await user.type(form.getByLabelText('Title'), 'A summer party');
  await user.type(form.getByLabelText('Text'), 'Come to the park.');
  await user.click(form.getByRole('button', { name: 'Send me a test' }));
  await expectText('We sent you a test, in the app and by email.');
  await user.click(form.getByRole('button', { name: 'Send to 1 members' }));
  await screen.findByRole('heading', { name: 'A summer party' });
  await app.jobs.runDue();
  await open('/announcements', { as: owner });
  await expectText('Delivered to 1 of 1 members, 0 by email too');
  await open('/news', { as: person });
  await screen.findByRole('heading', { name: 'A summer party' });
  expect(document.body.textContent).toContain('Come to the park.');
});
