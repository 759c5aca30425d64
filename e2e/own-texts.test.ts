// @module-tag long
import type { SitePath } from '@kindred/contract/site/document';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createColleague } from '../server/test/members/staff.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { sentMails } from '../server/test/service/mails.ts';
import { editorOf } from '../server/test/site/editing.ts';
import { expectGoodAppearance } from './appearance.ts';
import { untilLoaded } from './loaded.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';
import { preview } from './site-preview.ts';

const site = await openSite();
const { change, publish } = editorOf(await createColleague(site.app));

const textOf = (id: string): SitePath => `texts.en.${id}`;
async function say(id: string, insteadOf: string, text: string) {
  const answer = await change(textOf(id), { text, insteadOf }, null);
  expect(answer.statusCode, answer.body).toBe(200);
}

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.js$/.test(path)),
  );

test('an owner says things in other words: on pages before and after their scripts run, in answers and in mails', async () => {
  const early = await site.visit();
  await early.goto('/');
  await early.getByRole('heading', { level: 1, name: 'Find Your Perfect Match' }).waitFor();

  await say('web/home/title', 'Find Your Perfect Match', 'Meet & <stay> "here" `$`');
  await say('web/shell/nav/signIn', 'Sign in', 'Come in');
  await say('service/errors/credentials_wrong', 'Wrong', 'No such pair.');
  await say(
    'service/mails/accounts/reset-password/subject',
    'Choose a new password for {brand}',
    '{brand}: your new password',
  );
  expect((await publish()).statusCode).toBe(200);

  const page = await site.visit();
  const response = await page.goto('/');
  const html = String(await response?.text());
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(
    'Meet &amp; &lt;stay&gt; &quot;here&quot; `$`',
  );
  await page.getByRole('heading', { level: 1, name: 'Meet & <stay> "here" `$`' }).waitFor();
  await untilLoaded(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
    'Meet & <stay> "here" `$`',
  );
  await page.getByRole('link', { name: 'Come in' }).first().click();
  const email = (await createMember(site.app)).email;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another password');
  await page.keyboard.press('Enter');
  await page.getByText('No such pair.').waitFor();
  const scripts = await scriptsOf(page);
  // One of each: the same script from two addresses would run twice.
  const names = scripts.map((path) => path.split('/').at(-1));
  expect(new Set(names).size).toBe(names.length);
  expect(scripts.filter((path) => !/^\/assets\/en-[\da-f]{12}\//.test(path))).toEqual([]);

  // Who opened a page before sees it to its end.
  await early.getByRole('link', { name: 'Sign in' }).first().click();
  await button(early, 'Sign in').waitFor();

  await site.app.inject({
    method: 'POST',
    url: '/api/v1/auth/forgot-password',
    payload: { email },
  });
  const mail = (await sentMails(site.app)).find(({ to }) =>
    to?.some(({ address }) => address === email),
  );
  expect(mail?.subject).toBe('Kindred: your new password');
});

test('a text is found by a click in the preview, and a mail by its name', async () => {
  const page = await site.visit({
    as: await createStaff(site.app),
    viewport: { width: 1440, height: 900 },
  });
  await page.goto('/site');
  await preview(page).getByText('Get Started').click();
  const field = page.getByLabel('In your words: Get Started');
  await field.fill('Begin {here}');
  await page.getByText('No values in braces can be used here').waitFor();
  expect(await field.inputValue()).toBe('Begin {here}');
  await field.fill('Begin here');
  await page.getByText(/^Saved /).waitFor();
  await preview(page).getByText('Begin here').waitFor();
  await button(page, 'Publish…').click();
  await page.getByText('Text in English from “Get Started” to “Begin here”').waitFor();
  await page.keyboard.press('Escape');

  await page.getByLabel('Search', { exact: true }).fill('');
  await page.getByLabel('Email', { exact: true }).selectOption('password-changed');
  await page
    .frameLocator('iframe[title="The email with sample data"]')
    .getByText('Every device signed in with the old password was signed out.')
    .waitFor();
  await button(page, 'Send me a test').click();
  await page.getByText('A test is on its way to your own email address.').waitFor();
  await expectGoodAppearance(page, 'site-texts');
});
