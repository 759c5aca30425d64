import type { EventFrame } from '@kindred/contract/live';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { choose } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { createEventApplier } from '../web/src/api/apply-events.ts';
import { queryClient } from '../web/src/app/query-client.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectGone,
  expectText,
  hasText,
  press,
  region,
  user,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

/** As after the event that the number of likes changed. */
function hearOfLikes() {
  const event: EventFrame = { type: 'event', kind: 'likes', about: {} };
  const stale = createEventApplier(queryClient)
    .receive(event)
    .map(({ queryHash }) => queryHash);
  void queryClient.invalidateQueries({ predicate: ({ queryHash }) => stale.includes(queryHash) });
}

test(
  'without premium the page of likes shows super likes, notes without names, and the others as a number',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    await choose(await createPerson(app, aMan({ first_name: 'Bert' })), ada, 'superlike');
    const note = 'I am Carl. Which hill is that?';
    const part = { kind: 'photo', id: `test-${ada.id}` };
    await choose(await createPerson(app, aMan({ first_name: 'Carl' })), ada, 'like', {
      note,
      part,
    });
    await choose(
      await createPerson(app, aMan({ first_name: 'Dan', birth_date: '1950-01-01' })),
      ada,
    );
    await sql`update profile set seek_max_age = 50 where member_id = ${ada.id}`;
    await open('/likes', { as: ada });
    await expectText('2 people like you');
    await expectText('Bert');
    const notes = await region('What people who like you wrote');
    await expectText('I am …. Which hill is that?', notes);
    await expectText('On your photo', notes);
    await press('1 more outside your preferences');
    const outside = await region('Outside your preferences');
    await expectText('See who likes you', outside);
    expect([hasText('Carl'), hasText('Dan')]).toEqual([false, false]);
  },
);

test(
  'without premium one of those who are hidden is seen on their profile, and the next after a decision',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    for (const first_name of ['Bert', 'Carl'])
      await choose(await createPerson(app, aMan({ first_name })), ada);
    const { go, network } = await open('/likes', { as: ada });
    await press('See one of them');
    await expectText(/^(Bert|Carl), /);
    await press('Pass');
    await expectText(/^You passed on/);
    await network.untilIdle();
    await go('/likes');
    await expectText('1 person likes you');
    await press('See one of them');
    await button('Pass');
    expect(await sql`select from choice where opened`).toHaveLength(2);
  },
);

test('the badge, the home page and the list have one number, and who looks at the list has read the bell', async () => {
  const ada = await createPerson(app);
  const alan = await createPerson(app, aMan());
  await choose(alan, ada);
  const { go } = await open('/home', { as: ada });
  await screen.findAllByRole('link', { name: 'Likes 1 person likes you' });
  await screen.findAllByRole('link', { name: 'Notifications, 1 new' });
  await go('/likes');
  await screen.findAllByRole('link', { name: 'Notifications' });
  await screen.findByRole('link', { name: 'Like you 1' });
  await choose(ada, alan, 'pass');
  await open('/home', { as: ada });
  await screen.findAllByRole('link', { name: 'Likes' });
  expect(hasText(/1 person likes you/)).toBe(false);
});

test('a super like that arrives is in the number beside the list, too', async () => {
  const ada = await createPerson(app);
  const { network } = await open('/likes', { as: ada });
  await screen.findByRole('link', { name: 'Like you 0' });
  await network.untilIdle();
  await choose(await createPerson(app, aMan()), ada, 'superlike');
  hearOfLikes();
  await expectText('1 person likes you');
  await screen.findByRole('link', { name: 'Like you 1' });
});

test('a super like that arrives shows on the open profile of its sender', async () => {
  const ada = await createPerson(app);
  const alan = await createPerson(app, aMan({ first_name: 'Alan' }));
  await open(`/members/${alan.id}`, { as: ada });
  await button('Pass');
  await choose(alan, ada, 'superlike');
  hearOfLikes();
  await expectText('Alan sent you a super like');
});

test(
  'someone who sends a super like is told once that it says whose it is, and the other sees it',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = [
      await createPerson(app),
      await createPerson(app, aMan({ first_name: 'Alan' })),
    ];
    await open(`/members/${ada.id}`, { as: alan });
    await press('Super like');
    await dialog(/^Send .+ a super like\?$/);
    await user.keyboard('{Escape}');
    await expectGone("sees immediately that it's from you");
    await press('Super like');
    await press('Send super like', await dialog(/^Send .+ a super like\?$/));
    await expectText(/^You super liked /);
    await open(`/members/${alan.id}`, { as: ada });
    await expectText('Alan sent you a super like');
  },
);

test('a like to someone who does not fit is asked about before it is sent', async () => {
  const [ada, alan] = [
    await createPerson(app),
    await createPerson(app, aMan({ first_name: 'Alan' })),
  ];
  await sql`update profile set seek_min_age = 18, seek_max_age = 20 where member_id = ${ada.id}`;
  await open(`/members/${alan.id}`, { as: ada });
  await press('Like');
  const asked = await dialog('Like Alan anyway?');
  expect(await sql`select from choice where member_id = ${ada.id}`).toEqual([]);
  await press('Like anyway', asked);
  await expectText('You liked Alan.');
});
