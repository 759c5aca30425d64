import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { chatOf } from '../server/test/chat/chats.ts';
import { matchOf } from '../server/test/likes/likes.ts';
import { queryClient } from '../web/src/app/query-client.ts';
import { draftStep, keepDraft } from '../web/src/lib/unsent/kept-drafts.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectAt,
  expectHeading,
  field,
  fill,
  follow,
  press,
  user,
} from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

/** What a live event does: every query on the page is fetched again. */
const readAgain = () => queryClient.invalidateQueries();

test('who reports and blocks in a chat reads that both are done, although the chat has ended', async () => {
  const [ada, alan] = await matchOf(app);
  await open(`/matches/${alan.id}`, { as: ada });
  await press('More about Alan');
  await press(/^Report/, await dialog('More about Alan'));
  const asked = await dialog('Report Alan');
  await user.click(await asked.findByRole('radio', { name: /^Harassment, threats or hate/ }));
  await fill('What happened?', 'Insults.', asked);
  await user.click(await asked.findByRole('checkbox', { name: /^Also block/ }));
  await press('Send report', asked);
  const done = await dialog("We've got your report. Alan is blocked.");
  await readAgain();
  expect(screen.queryByText('This chat has ended')).toBeNull();
  await done.findByRole('link', { name: 'Safety Tips' });
  await follow('My reports', done);
  await expectAt('/my-reports');
});

test('nothing asks again for a chat that has ended', async () => {
  const [ada, alan] = await matchOf(app);
  const { network } = await open(`/matches/${alan.id}`, { as: ada });
  await field('Message Alan');
  await alan.send('DELETE', `/matches/${ada.id}`);
  await readAgain();
  await expectHeading('This chat has ended');
  await network.untilIdle();
  const before = network.requests.length;
  await readAgain();
  const about = network.requests.slice(before).filter((request) => request.includes(alan.id));
  expect(about).toEqual([]);
});

test('the newest draft is in the field, also if another tab or device has saved it', async () => {
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
});

test('an empty chat offers what to start with, which goes into the field', async () => {
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
});
