// @module-tag long
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { openReceiver } from '../server/test/service/webhook-receiver.ts';
import { openPages } from './open-page.ts';
import { dialog, expectText, fill, press, user } from './page-actions.ts';
import { textOf } from './page-texts.ts';

const app = await testApp();
const { open } = openPages(app);
const rowOf = (name: string | RegExp) => screen.findByRole('row', { name });

test('an administrator makes a key, sees it once, and revokes it', async () => {
  await open('/integrations', { as: await createStaff(app) });
  await expectText('No keys yet.');
  await press('Make a key');
  const form = await dialog();
  await fill('Name', 'Board report', form);
  await user.click(await form.findByRole('checkbox', { name: 'Figures' }));
  await press('Make a key', form);
  await expectText('Your new key');
  const shown = await (await dialog()).findByText(/^kk_\w{38}$/);
  const secret = textOf(shown);
  await press("I've stored it");
  const row = await rowOf(/Board report.*Figures.*60 a minute.*Never.*Valid until/);
  expect(textOf(row)).toContain(secret.slice(-4));
  expect(document.body.textContent).not.toContain(secret);
  await press('Revoke the key Board report');
  await press('Revoke', await dialog());
  await rowOf(/Board report.*Revoked on/);
  expect(screen.queryByRole('button', { name: /Revoke the key/ })).toBeNull();
});

test(
  'an administrator adds a webhook, sends a test, reads the log, and turns it off',
  { tags: ['long'] },
  async () => {
    const receiver = await openReceiver();
    await open('/integrations', { as: await createStaff(app) });
    await expectText('No webhooks yet.');
    await press('Add a webhook');
    const form = await dialog();
    await fill('Address', receiver.url, form);
    await user.click(await form.findByRole('checkbox', { name: 'New report' }));
    await press('Add a webhook', form);
    await (await dialog()).findByText(/^whsec_/);
    await press("I've stored it");
    const { host } = new URL(receiver.url);
    await press(`View the log of ${host}`);
    await expectText('Nothing was sent in the last 30 days.');
    await press('Send a test');
    await expectText(/The test is on its way/);
    await app.jobs.runDue();
    expect(receiver.types()).toEqual(['webhook.test']);
    await press('Reload');
    await rowOf(/Test.*Delivered.*200/);
    await press(/^Send again: Test/);
    await expectText('One event is sent again.');
    await press(`Change ${host}`);
    const change = await dialog();
    await user.click(await change.findByRole('checkbox', { name: 'Send events' }));
    await press('Save', change);
    await rowOf(/New report.*Off.*By the team/);
    await expect
      .poll(() => screen.getByRole('button', { name: 'Send a test' }))
      .toHaveProperty('disabled', true);
    await press(`Delete ${host}`);
    await press('Delete', await dialog());
    await expectText('No webhooks yet.');
  },
);
