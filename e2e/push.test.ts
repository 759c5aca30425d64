// @module-tag long
import { expect, test } from 'vitest';
import { textsOf, write } from '../server/test/chat/chats.ts';
import { openPushService } from '../server/test/service/push-service.ts';
import { addJob } from '../server/src/platform/jobs/jobs.ts';
import { expectGoodAppearance } from './appearance.ts';
import { createPair, log } from './chat-page.ts';
import { button } from './page-actions.ts';
import { findWorker, letSubscribe } from './push-browser.ts';
import { openSite } from './site.ts';

const pushes = await openPushService();
const site = await openSite({ PUSH_LOCAL: pushes.url });

async function deliver() {
  await addJob(site.app.pool, 'deliver-due-pushes', {});
  await site.app.jobs.runDue();
}

test('trust 58: pushes are turned on in a browser, arrive, open the chat, and are turned off', async () => {
  const { ada, alan } = await createPair(site);
  const { name, subscription } = pushes.subscribe();
  const page = await site.visit({ as: ada, serviceWorkers: 'allow' });
  await letSubscribe(page, subscription);
  await page.context().grantPermissions(['notifications']);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Notifications' });
  await section.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await button(page, 'Turn on for this device').press('Enter');
  const devices = page.getByRole('list', { name: 'Devices with push notifications' });
  await devices.getByText('This device').waitFor();
  await expectGoodAppearance(page, 'push');

  const { push, shown, tap } = await findWorker(page);
  await write(alan, ada, 'Do you like tea?');
  await deliver();
  const [sent] = pushes.sentTo(name);
  await push(sent?.push ?? {});
  await expect.poll(shown).toEqual([{ title: 'Kindred', body: 'You have a new message' }]);
  await tap();
  await page.waitForURL(`**/matches/${alan.id}`);
  await log(page).getByText('Do you like tea?').waitFor();
  expect(await shown()).toEqual([]);

  await page.goto('/settings');
  await section.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await devices.getByRole('button', { name: /^Turn off push notifications/ }).press('Enter');
  await button(page, 'Turn on for this device').waitFor();
  await write(alan, ada, 'Or coffee?');
  await deliver();
  expect(await textsOf(ada, alan)).toContain('Or coffee?');
  expect(pushes.sentTo(name)).toHaveLength(1);
});

test('a member who does not allow notifications sees why nothing is turned on', async () => {
  const { ada } = await createPair(site);
  const page = await site.visit({ as: ada, serviceWorkers: 'allow' });
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.goto('/settings');
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Show', exact: true })
    .click();
  await button(page, 'Turn on for this device').click();
  await page.getByRole('alert').getByText('Your browser blocks notifications').waitFor();
  const { rows } = await site.app.pool.query('select from push_subscription where member_id = $1', [
    ada.id,
  ]);
  expect(rows).toEqual([]);
});
