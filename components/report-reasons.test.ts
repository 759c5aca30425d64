import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { createMember } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { dialog, expectText, fill, press, region, user } from './page-actions.ts';
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

test(
  'a profile says to the one who reported it that they did, from then on, and to no one else',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
    await open(`/members/${alan.id}`, { as: ada });
    await press('Report');
    const asked = await dialog();
    expect(screen.queryByText(/You reported this person/)).toBeNull();
    await user.click(await asked.findByRole('radio', { name: 'Something else' }));
    await fill('What happened?', 'Please read this.', asked);
    await press('Send report', asked);
    await dialog('Thanks for your report');
    const text = await screen.findByText(/^You reported this person on .+\d{4}\./);
    expect(text.querySelector('a')?.getAttribute('href')).toBe('/my-reports');
    await open(`/members/${alan.id}`, { as: await createPerson(app) });
    await screen.findByRole('region', { name: 'How you and Alan match' });
    expect(screen.queryByText(/You reported this person/)).toBeNull();
  },
);

test('members choose what happened, also by keys', { tags: ['long'] }, async () => {
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
    'Hate, insults or harassment',
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
])('who reports for %j reads next: %s', { tags: ['long'] }, async (name, title) => {
  const done = await reportFor(name);
  const advice = await done.findByRole('region', { name: title });
  // The focus is on a button below it, so screen readers read it there.
  expect(document.activeElement?.getAttribute('aria-describedby')).toBe(advice.id);
});

test(
  'who was threatened or hurt reads whom they can call, in the country they choose',
  { tags: ['long'] },
  async () => {
    const done = await reportFor('Hurt or frightened me on a date or outside the app');
    await select('Country', 'Spain', done);
    const links = done.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['tel:112', 'tel:016']));
    await select('Country', 'Another country', done);
    await expectText(/On most mobile phones, 112/, done);
  },
);

test('the safety tips name numbers for a country that one chooses', async () => {
  await open('/safety-tips');
  const part = await region('Who you can call');
  await select('Country', 'United States', part);
  expect(part.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:911',
    'tel:18007997233',
    'https://reportfraud.ftc.gov',
  ]);
  await select('Country', 'Japan', part);
  expect(part.getByRole('link', { name: '#8008' }).getAttribute('href')).toBe('tel:%238008');
});

test('there is no advice where it would be empty words', { tags: ['long'] }, async () => {
  const done = await reportFor('Selling or advertising something');
  expect(done.queryByRole('region')).toBeNull();
  expect(document.activeElement?.hasAttribute('aria-describedby')).toBe(false);
});

test('people without an account read it too', { tags: ['long'] }, async () => {
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
