import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { chatOf, say, write } from '../server/test/chat/chats.ts';
import { type Person, makeMatch, matchOf } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import type { EventFrame } from '@kindred/contract/live';
import { emitLive } from '../web/src/lib/live/live.ts';
import { queryClient } from '../web/src/app/query-client.ts';
import { draftStep, keepDraft } from '../web/src/lib/unsent/kept-drafts.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectAt,
  expectGone,
  expectHeading,
  expectText,
  field,
  fill,
  follow,
  hasText,
  press,
  region,
  user,
  chooseEntry,
  untilComplete,
} from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

async function aMatchFor(ada: Person) {
  const man = await createPerson(app, aMan());
  await makeMatch(app, ada, man);
  return man;
}

/** What the page is reading about someone. */
const shownAbout = ({ id }: Person) =>
  queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryHash }) => queryHash)
    .filter((hash) => hash.includes(id));

/** What a live event does: every query on the page is fetched again. */
const readAgain = () => queryClient.invalidateQueries();

test(
  'who reports and blocks in a chat reads that both are done, although the chat has ended, and the report has the messages',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await say(alan, ada, 'Give me your ring.');
    await open(`/matches/${alan.id}`, { as: ada });
    await chooseEntry('More about Alan', /^Report/);
    const asked = await dialog('Report Alan');
    await expectText("We'll keep a copy of your latest messages with them.", asked);
    await user.click(await asked.findByRole('radio', { name: /^Hate, insults/ }));
    await fill('What happened?', 'Insults.', asked);
    await user.click(await asked.findByRole('checkbox', { name: /^Also block/ }));
    await press('Send report', asked);
    const done = await dialog("We've got your report. Alan is blocked.");
    const { rows } = await app.owner.query<{ text: string }>(
      `select said ->> 'text' as text from evidence, json_array_elements(content::json -> 'messages') as said
      where kind = 'message'`,
    );
    expect(rows).toEqual([{ text: 'Give me your ring.' }]);
    await readAgain();
    await expectText(/You reported this person\.$/, await region('This chat has ended'));
    const past = await region('Past matches');
    await expectText('You reported this person.', past);
    await button('Report Alan again', past);
    await done.findByRole('link', { name: 'Safety Tips' });
    await follow('My reports', done);
    await expectAt('/my-reports');
  },
);

test('nothing asks again for a chat that has ended', { tags: ['long'] }, async () => {
  const [ada, alan] = await matchOf(app);
  const { network } = await open(`/matches/${alan.id}`, { as: ada });
  await field('Message Alan');
  await screen.findByRole('complementary', { name: 'About Alan' });
  await untilComplete();
  const before = network.requests.length;
  await alan.send('DELETE', `/matches/${ada.id}`);
  const about = { memberId: alan.id };
  emitLive({ type: 'event', id: null, kind: 'matchEnded', about } as EventFrame);
  await expectHeading('This chat has ended');
  await expect.poll(() => shownAbout(alan)).toEqual([]);
  await readAgain();
  const later = network.requests.slice(before).filter((request) => request.includes(alan.id));
  expect(later).toEqual([]);
});

test('nothing asks for what belongs to a chat before it is known that there is one', async () => {
  const [ada, alan] = await matchOf(app);
  await alan.send('DELETE', `/matches/${ada.id}`);
  const { network } = await open(`/matches/${alan.id}`, { as: ada });
  await expectHeading('This chat has ended');
  await network.untilIdle();
  await expect.poll(() => shownAbout(alan)).toEqual([]);
  await readAgain();
  const about = network.requests.filter((request) => request.includes(alan.id));
  expect(about).toEqual([`GET /api/v1/chats/${alan.id}`]);
});

test.each(['Unmatch', 'Block'])(
  'after %s nothing asks for the person',
  { tags: ['long'] },
  async (ending) => {
    const [ada, alan] = await matchOf(app);
    const { network } = await open(`/matches/${alan.id}`, { as: ada });
    await field('Message Alan');
    await screen.findByRole('complementary', { name: 'About Alan' });
    await chooseEntry('More about Alan', new RegExp(`^${ending}`));
    await network.untilIdle();
    const before = network.requests.length;
    await press(ending, await dialog(`${ending} Alan?`));
    await expectAt('/matches');
    await network.untilIdle();
    const [end, ...later] = network.requests
      .slice(before)
      .filter((request) => request.includes(alan.id));
    expect(end).toMatch(/^(DELETE|PUT)/);
    expect(later).toEqual([]);
  },
);

test(
  'trust 23: the page of a chat that has ended is the same, no matter who ended it and if there ever was one',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    const [bob, carl, dan] = [await aMatchFor(ada), await aMatchFor(ada), await aMatchFor(ada)];
    await alan.send('DELETE', `/matches/${ada.id}`);
    await bob.send('PUT', `/blocks/${ada.id}`);
    await ada.send('DELETE', `/matches/${carl.id}`);
    await dan.send('POST', '/auth/leave', { password: dan.password });
    const { go } = await open('/home', { as: ada });
    const shown = new Set<string>();
    for (const { id } of [alan, bob, carl, dan, { id: crypto.randomUUID() }]) {
      await go(`/matches/${id}`);
      await expectHeading('This chat has ended');
      const page = await screen.findByRole('region', { name: 'This chat has ended' });
      shown.add(page.outerHTML);
      await go('/home');
    }
    expect([...shown]).toHaveLength(1);
  },
);

test('a chat that has ended leads to past matches', async () => {
  const [ada, alan] = await matchOf(app);
  await alan.send('DELETE', `/matches/${ada.id}`);
  await open(`/matches/${alan.id}`, { as: ada });
  await expectHeading('This chat has ended');
  await follow('Past matches');
  await expectAt('/matches');
  expect(location.hash).toBe('#past');
  await button('Report Alan');
});

test(
  'a finger is told once how to reach the actions of a message',
  { tags: ['long'] },
  async () => {
    const hint = 'Press and hold a message to reply or react.';
    const [ada, alan] = await matchOf(app);
    await say(alan, ada, 'Which hill?');
    const real = matchMedia;
    const before = async () => {
      vi.stubGlobal('matchMedia', (query: string) =>
        query === '(hover: none)'
          ? Object.assign(new EventTarget(), { matches: true })
          : real(query),
      );
    };
    const { go } = await open(`/matches/${alan.id}`, { as: ada, before });
    await expectText(hint);
    await press('Got it');
    await expectGone(hint);
    await go('/home');
    await go(`/matches/${alan.id}`);
    await field('Message Alan');
    expect(hasText(hint)).toBe(false);
  },
);

test(
  'the newest draft is in the field, also if another tab or device has saved it',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    const save = (text: string) => ada.send('PUT', `/chats/${alan.id}/draft`, { text });
    await open(`/matches/${alan.id}`, {
      as: ada,
      before: async () => {
        keepDraft(ada.id, draftStep(alan.id), { text: 'Of this tab', isSaved: true });
        await save('Of another tab');
      },
    });
    const area = await field('Message Alan');
    await expect.poll(() => area.value).toBe('Of another tab');
    await save('Of a phone');
    await readAgain();
    await expect.poll(() => area.value).toBe('Of a phone');
    await user.type(area, ', and more');
    await readAgain();
    expect(area.value).toBe('Of a phone, and more');
    await expect.poll(async () => (await chatOf(ada, alan)).draft).toBe('Of a phone, and more');
  },
);

test(
  'what was sent does not come back into the field as a late draft, and a draft of another device does',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await open(`/matches/${alan.id}`, { as: ada });
    const area = await field('Message Alan');
    const draft = async () => (await chatOf(ada, alan)).draft;
    await user.type(area, 'On my way');
    await expect.poll(draft).toBe('On my way');
    await user.type(area, '{Enter}');
    await expect.poll(draft).toBeNull();
    const arrive = async (text: string) => {
      await app.pool.query(
        `insert into draft (member_id, other_id, body, saved_at) values ($1, $2, $3, clock_timestamp())
        on conflict (member_id, other_id) do update set body = excluded.body, saved_at = excluded.saved_at`,
        [ada.id, alan.id, text],
      );
      await readAgain();
    };
    await arrive('On my way');
    expect(area.value).toBe('');
    await arrive('Of a phone');
    await expect.poll(() => area.value).toBe('Of a phone');
  },
);

test(
  'an empty chat offers what to start with, which goes into the field',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await app.pool.query(`update profile set interests = array['hiking'] where member_id = $1`, [
      alan.id,
    ]);
    await open(`/matches/${alan.id}`, { as: ada });
    const idea = 'Hiking: how did you get into it?';
    await press(idea);
    const area = await field('Message Alan');
    expect(area.value).toBe(idea);
    expect(document.activeElement).toBe(area);
    expect(screen.queryByRole('button', { name: idea })).toBeNull();
    await user.clear(area);
    await button(idea);
  },
);

test(
  'who is asked for money reads what a scam is like, and can report it, until they have answered',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await write(alan, ada, 'Hello');
    await write(ada, alan, 'Hello you');
    await write(alan, ada, 'Can you lend me money? It is for my mother.');
    await open(`/matches/${alan.id}`, { as: ada });
    const caution = await region('About this message');
    await expectText(/^It's about money/, caution);
    await press('Report message', caution);
    const asked = await dialog();
    await press('Close', asked);
    await write(ada, alan, 'No.');
    await readAgain();
    await expectGone(/^It's about money/);
  },
);

test('a word of caution goes away once it was read', { tags: ['long'] }, async () => {
  const [ada, alan] = await matchOf(app);
  await write(alan, ada, 'Hi');
  await write(ada, alan, 'Hello');
  await write(alan, ada, 'Do you have Telegram?');
  await open(`/matches/${alan.id}`, { as: ada });
  await press('Got it', await region('About this message'));
  await expectGone(/^Scammers like to leave/);
});
