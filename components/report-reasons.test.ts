import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { createMember } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { dialog, expectText, fill, press, user } from './page-actions.ts';
import { select } from './page-forms.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

async function openForm() {
  const alan = await createPerson(app, aMan());
  await open(`/members/${alan.id}`, { as: await createMember(app) });
  await press('Report');
  return { alan, asked: await dialog() };
}

async function reportFor(name: string) {
  const { asked } = await openForm();
  await user.click(await asked.findByRole('radio', { name }));
  await fill('What happened?', 'Please read this.', asked);
  await press('Send report', asked);
  return dialog('Thanks for your report');
}

test('members choose what happened, also by keys', async () => {
  const { alan, asked } = await openForm();
  const offered = await asked.findAllByRole<HTMLInputElement>('radio');
  expect(offered.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Fake profile or stolen photos',
    'Scam or asking for money',
    'May be under 18',
    'Threatened me',
    "A nude I didn't want",
    'An intimate picture of me',
    'Hurt or frightened me on a date or outside the app',
    "Hateful, insulting or won't leave me alone",
    'Selling or advertising something',
    'Something else',
  ]);
  expect(document.activeElement).toBe(offered[0]);
  await user.keyboard('{ArrowDown}');
  expect(offered[1]?.checked).toBe(true);
  await fill('What happened?', 'Asked for 800 euros.', asked);
  await press('Send report', asked);
  const done = await dialog('Thanks for your report');
  await expectText('No gift cards, crypto or codes either, whatever the story is.', done);
  expect(
    await sql`select problem_type, reason, priority, description from report where reported_id = ${alan.id}`,
  ).toEqual([
    {
      problem_type: 'Account Issue',
      reason: 'scam',
      priority: 'high',
      description: 'Asked for 800 euros.',
    },
  ]);
});

test.each([
  ['Hurt or frightened me on a date or outside the app', 'Are you safe now?'],
  ['Threatened me', 'Are you safe now?'],
  ['Fake profile or stolen photos', 'Never send money'],
  ['May be under 18', "Don't write to them anymore"],
  ["A nude I didn't want", 'You did nothing wrong'],
  ['An intimate picture of me', 'You did nothing wrong'],
])('who reports for %j reads next: %s', async (name, title) => {
  const done = await reportFor(name);
  const advice = await done.findByRole('region', { name: title });
  // The focus is on a button below it, so screen readers read it there.
  expect(document.activeElement?.getAttribute('aria-describedby')).toBe(advice.id);
});

test('there is no advice where it would be empty words', async () => {
  const done = await reportFor('Selling or advertising something');
  expect(done.queryByRole('region')).toBeNull();
  expect(document.activeElement?.hasAttribute('aria-describedby')).toBe(false);
});

test('people without an account read it too', async () => {
  await open('/report-content');
  await select('What is it about?', 'threat');
  await fill('Where is it?', 'Alan, 34, Hamburg');
  await fill('What is wrong with it?', 'He wrote that he waits outside my door.');
  await fill('Your name', 'A neighbor');
  await fill('Your email', 'neighbor@elsewhere.example');
  (await screen.findByRole('checkbox')).focus();
  await user.keyboard(' ');
  await press('Send report');
  expect(await screen.findByRole('region', { name: 'Are you safe now?' })).toBeDefined();
});
