import { longestNote } from '@kindred/contract/likes';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { choose, pairOf, withPremium } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { createStaff } from '../server/test/members/members.ts';
import { openPages } from './open-page.ts';
import { button, dialog, expectText, fill, hasText, press, user } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

const prompts = JSON.stringify([
  { prompt: 'perfect-sunday', answer: 'Far from clocks' },
  { prompt: 'get-along', answer: 'you like rain' },
]);

test(
  'a photo or an answer is liked with a comment on its own sheet, and the receiver reads which',
  { tags: ['long'] },
  async () => {
    const [ada, bob] = await pairOf(app);
    await sql`update profile set prompts = ${prompts} where member_id = ${bob.id}`;
    const { network, go } = await open(`/members/${bob.id}`, { as: ada });
    const heart = await button('Like the answer to “A perfect Sunday”');
    await button('Like this photo');
    await user.click(heart);
    const sheet = await dialog("Like Alan's answer");
    await expectText('Far from clocks', sheet);
    await user.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(heart);
    await user.keyboard('{Enter}');
    const again = await dialog("Like Alan's answer");
    await fill('Comment', 'Mine too!', again);
    await press('Like', again);
    await expectText('You liked Alan.');
    await expectText('You liked the answer to “A perfect Sunday”');
    expect(screen.queryByRole('button', { name: /^Like/ })).toBeNull();
    await go('/likes/sent');
    await expectText('You liked the answer to “A perfect Sunday”');
    await expectText('Far from clocks');
    await network.untilIdle();

    const alan = await withPremium(app, bob);
    await open('/likes', { as: alan });
    await expectText('Ada liked your answer to “A perfect Sunday”');
    await expectText('Mine too!');
    await press('Like Ada');
    const match = await dialog("It's a match");
    await expectText('Ada liked your answer to “A perfect Sunday”', match);
    await expectText('Mine too!', match);
  },
);

test(
  'a long note with a like shows on its card that there is more of it, and a press opens it',
  { tags: ['long'] },
  async () => {
    const [ada, bob] = await pairOf(app);
    const note =
      'The bench by the lake is the best one. I go there with tea on most Sundays, if it is dry.';
    await choose(ada, bob, 'like', { note });
    await open('/likes', { as: await withPremium(app, bob) });
    const shown = await button(note);
    const text = await expectText(note);
    const arrow = () => shown.querySelector('svg')?.getAttribute('class') ?? '';
    expect(text.className).toContain('clamp');
    expect(arrow()).toContain('chevron-down');
    await user.click(shown);
    expect(text.className).not.toContain('clamp');
    expect([shown.getAttribute('aria-expanded'), arrow()]).toEqual([
      'true',
      expect.stringContaining('chevron-up'),
    ]);
  },
);

test('of what was changed or deleted since, both read that it is gone', async () => {
  const [ada, bob] = await pairOf(app);
  const alan = await withPremium(app, bob);
  await sql`update profile set prompts = ${prompts} where member_id = ${alan.id}`;
  const part = { kind: 'prompt', id: 'perfect-sunday' };
  await choose(ada, alan, 'like', { part });
  await sql`update profile set prompts =
    ${JSON.stringify([{ prompt: 'perfect-sunday', answer: 'In bed' }])} where member_id = ${alan.id}`;
  await open('/likes', { as: alan });
  await expectText('Ada liked your answer to “A perfect Sunday”, which you have changed since');
  await open('/likes/sent', { as: ada });
  await expectText('You liked an answer to “A perfect Sunday”, which has changed since');
  expect([hasText('Far from clocks'), hasText('In bed')]).toEqual([false, false]);
});

test('a free member sees what a like is about without its sender', async () => {
  const [ada, alan] = await pairOf(app);
  await sql`update profile set prompts = ${prompts} where member_id = ${alan.id}`;
  const part = { kind: 'prompt', id: 'perfect-sunday' };
  await choose(ada, alan, 'like', { part, note: 'Mine too!' });
  const { network, go } = await open('/likes', { as: alan });
  await expectText('1 person likes you');
  await expectText('Mine too!');
  await expectText('On your answer to “A perfect Sunday”');
  await network.untilIdle();
  expect(hasText('Ada')).toBe(false);
  await go(`/members/${ada.id}`);
  await button('Like');
  expect([hasText('Mine too!'), hasText(/liked your/)]).toEqual([false, false]);
});

test('what came with a like that is seen by name is on the card and the profile, too', async () => {
  const here = { latitude: 11.2, longitude: 21.4, seek_max_distance: 50 };
  const ada = await createPerson(app, { profile: { ...here, prompts } });
  const man = (first_name: string) => createPerson(app, aMan({ ...here, first_name }));
  const [alan, bob] = [await man('Alan'), await man('Bob')];
  const part = { kind: 'prompt', id: 'perfect-sunday' };
  await choose(alan, ada, 'superlike', { part, note: 'Mine too!' });
  await choose(bob, ada, 'like', { part, note: 'Hello, hill!' });
  const { go } = await open('/discover', { as: ada });
  await expectText('Alan liked your answer to “A perfect Sunday”');
  await expectText('Mine too!');
  await go(`/members/${alan.id}`);
  await expectText('Mine too!');
  await go(`/members/${bob.id}`);
  await button('Like');
  expect([hasText('Hello, hill!'), hasText(/liked your/)]).toEqual([false, false]);
  await open(`/members/${bob.id}`, { as: await withPremium(app, ada) });
  await expectText('Hello, hill!');
  await expectText('Bob liked your answer to “A perfect Sunday”');
});

test(
  'on the deck the photo on show is liked, and the choice waits for a connection with its part',
  { tags: ['long'] },
  async () => {
    const here = { latitude: 61.2, longitude: 21.4, seek_max_distance: 50 };
    const ada = await createPerson(app, { profile: here });
    const alan = await createPerson(app, aMan({ ...here, prompts }));
    const { network } = await open('/discover', { as: ada });
    network.intercept(({ path }) => (path.includes('/choices/') ? 'broken' : undefined));
    await press('Like this photo');
    await press('Like', await dialog("Like Alan's photo"));
    await expectText("1 choice isn't saved yet");
    network.intercept(() => undefined);
    dispatchEvent(new Event('online'));
    const stored = () =>
      sql`select kind, part_kind, part_id, note from choice where member_id = ${ada.id}`;
    await expect
      .poll(stored)
      .toEqual([{ kind: 'like', part_kind: 'photo', part_id: `test-${alan.id}`, note: null }]);
  },
);

test(
  'a comment and a note from the deck are confirmed once they are sent',
  { tags: ['long'] },
  async () => {
    const here = { latitude: 31.2, longitude: 71.4, seek_max_distance: 50 };
    const ada = await createPerson(app, { profile: here });
    for (const first_name of ['Alan', 'Bert'])
      await createPerson(app, aMan({ ...here, first_name, prompts }));
    await open('/discover', { as: ada });
    await press('Like this photo');
    const sheet = await dialog(/^Like \w+'s photo$/);
    await fill('Comment', 'What a view!', sheet);
    await press('Like', sheet);
    await expectText(/^Your comment was sent to (Alan|Bert)\.$/);
    await press(/with a note$/);
    const noted = await dialog(/^A note for/);
    await expectText(
      /can read your note with your like\. Your name appears with it when you match/,
      noted,
    );
    await fill('Note', 'Hello, which hill?', noted);
    await press('Like with this note', noted);
    await expectText(/^Your note was sent to (Alan|Bert)\.$/);
  },
);

test(
  'what is no longer on the profile is refused with a reason, and the profile stays open to choose',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await pairOf(app);
    await sql`update profile set prompts = ${prompts} where member_id = ${alan.id}`;
    await open(`/members/${alan.id}`, { as: ada });
    await press('Like the answer to “We will get along if”');
    const sheet = await dialog("Like Alan's answer");
    await sql`update profile set prompts = '[]' where member_id = ${alan.id}`;
    await press('Like', sheet);
    await expectText('What you liked has changed or is no longer there.');
    await button('Like', within(await screen.findByRole('region', { name: 'Your choice' })));
  },
);

test(
  'staff read which part a reported note was about, as it was when it was liked',
  { tags: ['long'] },
  async () => {
    const [ada, bob] = await pairOf(app);
    const alan = await withPremium(app, bob);
    await sql`update profile set prompts = ${prompts} where member_id = ${alan.id}`;
    const part = { kind: 'prompt', id: 'perfect-sunday' };
    await choose(ada, alan, 'like', { part, note: 'Something awful' });
    await sql`update profile set prompts = '[]' where member_id = ${alan.id}`;
    await alan.send('POST', '/reports/create-reports', {
      problem_type: 'Other',
      description: 'They wrote something awful to me.',
      reportedUserId: ada.id,
    });
    await open('/reports', { as: await createStaff(app) });
    await press(/^Reply to/);
    await expectText("They liked the reporter's answer to “A perfect Sunday”: “Far from clocks”");
    await expectText('Note with their like: “Something awful”');
  },
);

test('a comment that is cut where it is pasted says so until the next key, and how much room is left', async () => {
  const [ada, bob] = await pairOf(app);
  await open(`/members/${bob.id}`, { as: ada });
  await press('Like this photo');
  const sheet = await dialog("Like Alan's photo");
  const comment = await sheet.findByLabelText('Comment');
  await user.click(comment);
  await user.paste('word '.repeat(100));
  await expectText(
    `The end of the text was left out: it can have at most ${longestNote} characters.`,
  );
  await expectText('0 characters left');
  await user.keyboard('{Backspace}');
  await expectText('1 character left');
  expect(hasText('The end of the text was left out')).toBe(false);
});
