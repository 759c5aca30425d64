import { apiBase } from '@kindred/contract/route';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { write } from '../server/test/chat/chats.ts';
import { choose } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { queryClient } from '../web/src/app/query-client.ts';
import { openPages } from './open-page.ts';
import {
  expectAt,
  expectGone,
  expectHeading,
  expectText,
  fill,
  press,
  region,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

test('the home page shows whose turn it is, each once, new people and one question, which a tap answers', async () => {
  const ada = await createPerson(app);
  const alan = await createPerson(app, aMan({ first_name: 'Alan' }));
  const carl = await createPerson(app, aMan({ first_name: 'Carl' }));
  await createPerson(app, aMan({ first_name: 'Bert' }));
  await choose(alan, ada);
  await choose(ada, alan);
  await choose(carl, ada);
  await choose(ada, carl);
  await write(carl, ada, 'Tea?');
  await write(alan, ada, 'Do you know the swan?');
  await sql`update notice set read_at = now() where member_id = ${ada.id}`;
  const { go } = await open('/home', { as: ada });
  await expectHeading('Find Your Perfect Match');
  await expectText('Alan is waiting for an answer', await region('Next step'));
  await expectText('Do you know the swan?', await region('Next step'));
  await expectText('Tea?', await region('Your turn'));
  expect((await region('Your turn')).queryByText('Alan')).toBeNull();
  await expectText('Bert', await region('New people'));
  const question = await region('One question');
  const [choice] = question.getAllByRole('button', { pressed: false });
  if (choice?.textContent) await press(choice.textContent, question);
  await expectText('Saved.', question);
  await expect.poll(() => sql`select from answer where member_id = ${ada.id}`).toHaveLength(1);
  await press('Another question', question);
  await expectGone('Saved.');
  await go('/start');
  await expectAt('/matches');
});

test('the next step follows what the member has done, and a match without a word comes first', async () => {
  const ada = await createPerson(app);
  const step = async () => {
    await open('/home', { as: ada });
    return region('Next step');
  };
  const choosing = await (await step()).findByRole('link', { name: 'Choose interests' });
  expect(choosing.getAttribute('href')).toBe('/welcome?step=5');
  await sql`update profile set interests = '{tea}' where member_id = ${ada.id}`;
  await (await step()).findByRole('link', { name: 'Choose a prompt' });
  const prompts = JSON.stringify([{ prompt: 'green-flag', answer: 'Listening' }]);
  await sql`update profile set prompts = ${prompts} where member_id = ${ada.id}`;
  await expectText('Answer 5 more questions', await step());
  await ada.send('PUT', '/answers/tidy', { mine: 0, accepted: [0], importance: 'little' });
  await expectText('Answer 4 more questions', await step());
  const alan = await createPerson(app, aMan());
  await choose(alan, ada);
  await choose(ada, alan);
  await sql`update notice set read_at = now() where member_id = ${ada.id}`;
  await expectText('Say hello to Alan', await step());
});

test('new people are those nearby, and others only where these are few', async () => {
  const here = { latitude: -41.2, longitude: 174.8 };
  const ada = await createPerson(app, { profile: { ...here, seek_max_distance: null } });
  const lives = (latitude: number, first_name: string, created_at: Date) =>
    createPerson(app, {
      ...aMan({ ...here, latitude, first_name }),
      member: { created_at },
    });
  await lives(-41.3, 'Near', new Date('2026-01-01'));
  for (const name of ['Far', 'Further', 'Farthest']) await lives(-45, name, new Date('2026-03-01'));
  const { go } = await open('/home', { as: ada });
  const people = async () =>
    (await region('New people')).getAllByRole('article').map(({ textContent }) => textContent);
  expect((await people())[0]).toContain('Near');
  expect(await people()).toHaveLength(3);
  await lives(-41.3, 'Neighbor', new Date('2026-01-02'));
  await lives(-41.3, 'Nearest', new Date('2026-01-03'));
  queryClient.clear();
  await go('/faqs');
  await go('/home');
  await expect
    .poll(async () => (await people()).map((text) => /^\D+(?=,)/.exec(text ?? '')?.[0]))
    .toEqual(['Nearest', 'Neighbor', 'Near']);
});

test('a member whose profile is not complete sees the next step alone', async () => {
  const ada = await createPerson(app, { photo: false });
  await open('/home', { as: ada });
  await expectText('Complete your profile', await region('Next step'));
  expect(screen.queryByRole('region', { name: 'One question' })).toBeNull();
});

test('an address that does not exist leads home, which says so until it is dismissed', async () => {
  const { go } = await open('/faqs', { as: await createPerson(app) });
  await go('/discoverr');
  await expectAt('/home');
  await expectText('/discoverr');
  await press('Close');
  await expectGone('/discoverr');
});

test('the help page finds the questions that have every word, also those of the FAQs', async () => {
  await open('/help');
  await expectText("I didn't get the code");
  await fill('Search the questions people have', 'refund card');
  await expectGone("I didn't get the code");
  await fill('Search the questions people have', 'unmatch');
  await expectText('How do I end a conversation?');
  await expectText('How does matching work?');
  await fill('Search the questions people have', 'zeppelin');
  await expectText('Nothing found.');
});

test(
  'pages that nothing comes for say so once, and the home page tries again',
  { tags: ['long'] },
  async () => {
    const { network, go } = await open('/faqs', { as: await createPerson(app) });
    network.intercept(({ path }) => (path.startsWith(apiBase) ? { status: 500 } : undefined));
    queryClient.clear();
    await go('/settings');
    await expectText("This couldn't be loaded");
    expect(screen.queryByRole('heading', { name: 'Sign-in methods' })).toBeNull();
    await go('/home');
    await expectText("Your home page couldn't be loaded");
    network.intercept(() => undefined);
    await press('Try again');
    await region('Next step');
  },
);

test(
  'a page without a way to the site says that it waits for it, and loads as soon as there is one',
  { tags: ['long'] },
  async () => {
    const { network, go } = await open('/faqs', { as: await createPerson(app) });
    network.intercept(() => 'broken');
    queryClient.clear();
    await go('/home');
    await expectText("This loads when you're back online.");
    network.intercept(() => undefined);
    await region('Next step');
  },
);
