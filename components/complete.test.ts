import { expect, test } from 'vitest';
import { createPerson } from '../server/test/members/people.ts';
import { testApp } from '../server/test/service/app.ts';
import { keyboard } from '../web/src/lib/keys/keyboard.ts';
import { openPages } from './open-page.ts';
import { expectHeading, expectText, untilComplete } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

const isComplete = () => document.documentElement.hasAttribute('data-complete');

test('a page is complete once it shows what it reads, and no longer when the next one is asked for', async () => {
  const { go, network } = await open('/faqs', { as: await createPerson(app) });
  await untilComplete();
  const held: (() => void)[] = [];
  const isList = /\/notices(\?|$)/;
  network.intercept(({ path }) =>
    isList.test(path)
      ? new Promise((resolve) => {
          held.push(() => resolve({ status: 400 }));
        })
      : undefined,
  );
  await go('/notices');
  await expectHeading('Notifications');
  await expect.poll(() => network.requests.some((each) => isList.test(each))).toBe(true);
  expect(isComplete()).toBe(false);
  network.intercept(({ path }) =>
    isList.test(path) ? Promise.resolve({ status: 400 }) : undefined,
  );
  for (const answer of held) answer();
  await untilComplete();
  await expectText('Try again');
});

test('a page is not complete while a dialog is on its way', async () => {
  await open('/faqs');
  await untilComplete();
  const dialog = keyboard.ask({ cancel: () => undefined });
  expect(isComplete()).toBe(false);
  dialog.open();
  await untilComplete();
  dialog.close();
});
