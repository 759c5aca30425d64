// @module-tag long
import { questionNames } from '@kindred/contract/profiles/questions';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { expectAccessible, expectGoodAppearance } from './appearance.ts';
import { button } from './page-actions.ts';
import { untilKeysAct } from './keyboard.ts';
import { openSite } from './site.ts';

const site = await openSite();
const sql = sqlOf(site.app);

const asked = (page: Page, question: string) =>
  page.getByRole('heading', { name: question, level: 2 });
const answer = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Your answer' }).getByRole('button', { name });
const accepted = (page: Page, name: string) =>
  page.getByRole('group', { name: "Answers you'd accept" }).getByRole('button', { name });
const importance = (page: Page, name: string) => page.getByRole('radio', { name });

const [first, second, third] = ['A free weekend is best', 'I am at my best', 'On a Friday night'];

async function visitQuestions(options: { reducedMotion?: 'no-preference' } = {}) {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member, ...options });
  if (options.reducedMotion) await page.clock.install();
  await page.goto('/questions');
  await asked(page, first).waitFor();
  const stored = () =>
    sql<{ question: string; mine: number; accepted: number; importance: number; open: boolean }>`
      select question, mine, accepted, importance, open from answer
      where member_id = ${member.id} order by answered_at`;
  return { member, page, stored };
}

test('one tap saves an answer, and more can be said below it', async () => {
  const { page, stored } = await visitQuestions();
  await expectGoodAppearance(page, 'questions-start');
  const place = await answer(page, 'left open').boundingBox();
  await answer(page, 'left open').click();
  expect(await answer(page, 'left open').boundingBox()).toEqual(place);
  await page.getByText('1 of 72').waitFor();
  await page.getByText('Saved.').waitFor();
  const usual = { question: 'weekend-shape', mine: 1, accepted: 0b010, importance: 10, open: true };
  expect(await stored()).toEqual([usual]);
  expect(await importance(page, 'Somewhat').isChecked()).toBe(true);
  await expectGoodAppearance(page, 'questions-answered');

  await accepted(page, 'half and half').click();
  await importance(page, 'A lot').check();
  await expect.poll(stored).toEqual([{ ...usual, accepted: 0b110, importance: 50 }]);
  await accepted(page, 'left open').click();
  await accepted(page, 'half and half').click();
  await page.getByText('Choose at least one answer.').waitFor();
  await expect.poll(stored).toEqual([{ ...usual, accepted: 0b100, importance: 50 }]);

  await button(page, 'Next question').click();
  await asked(page, second).waitFor();
  await expect.poll(() => page.locator('h2:focus').textContent()).toBe(`${second}…`);
});

test('an answer says whether it is open and from when it counts, and is opened and hidden', async () => {
  const { page, stored } = await visitQuestions();
  const open = page.getByRole('switch', { name: 'Open answer' });
  await page.getByText('Someone could work out your answer.').waitFor();
  await open.uncheck();
  await page.getByText('Only used for what you see.').waitFor();
  await answer(page, 'left open').click();
  await page.getByText(/Saved\. Counts from /).waitFor();
  await expect.poll(stored).toMatchObject([{ question: 'weekend-shape', open: false }]);
  await open.check();
  await expect.poll(stored).toMatchObject([{ question: 'weekend-shape', open: true }]);
  await button(page, 'Your answers').click();
  const dialog = page.getByRole('dialog');
  await expectGoodAppearance(page, 'questions-list');
  await dialog.getByRole('switch', { name: `Open answer: ${first}` }).uncheck();
  await expect.poll(stored).toMatchObject([{ question: 'weekend-shape', open: false }]);
});

test('a question takes at most two taps', async () => {
  const { page, stored } = await visitQuestions();
  await page.evaluate(() => {
    const counted = globalThis as { taps?: number };
    counted.taps = 0;
    addEventListener('click', () => (counted.taps = (counted.taps ?? 0) + 1), true);
  });
  for (const option of ['left open', 'in the morning']) {
    await answer(page, option).click();
    await button(page, 'Next question').click();
  }
  await asked(page, third).waitFor();
  await expect.poll(async () => (await stored()).length).toBe(2);
  const taps = await page.evaluate(() => (globalThis as { taps?: number }).taps);
  expect(taps).toBeLessThanOrEqual(2 * 2);
});

test('the next question follows two seconds after the tap', async () => {
  const { page, stored } = await visitQuestions({ reducedMotion: 'no-preference' });
  await answer(page, 'left open').click();
  await page.getByText('Next question in 2 seconds.').waitFor();
  await page.clock.runFor(2000);
  await asked(page, second).waitFor();
  await answer(page, 'in the morning').click();
  await page.clock.runFor(2000);
  await asked(page, third).waitFor();
  await expect.poll(async () => (await stored()).length).toBe(2);
});

test.each([
  ['Wait is pressed', (page: Page) => button(page, 'Wait').click()],
  ['the lower part is touched', (page: Page) => accepted(page, 'left open').click()],
  ['the lower part gets the focus', (page: Page) => importance(page, 'Somewhat').focus()],
])('the question stays when %s', async (_when, act) => {
  const { page } = await visitQuestions({ reducedMotion: 'no-preference' });
  await answer(page, 'left open').click();
  await act(page);
  await page.getByText('Next question in 2 seconds.').waitFor({ state: 'detached' });
  await page.clock.runFor(10_000);
  expect(await asked(page, first).count()).toBe(1);
});

test('with reduced motion no question follows automatically', async () => {
  const member = await createMember(site.app);
  const page = await site.visit({ as: member });
  await page.clock.install();
  await page.goto('/questions');
  await answer(page, 'left open').click();
  await page.getByText('Saved.').waitFor();
  await page.clock.runFor(10_000);
  expect(await asked(page, first).count()).toBe(1);
});

test('questions are answered, skipped and gone back to by keys', async () => {
  const { page, stored } = await visitQuestions();
  await untilKeysAct(page);
  await page.keyboard.press('2');
  await page.getByText('1 of 72').waitFor();
  await page.keyboard.press('Enter');
  await asked(page, second).waitFor();
  await untilKeysAct(page);
  await page.keyboard.press('9');
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  await asked(page, third).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await asked(page, first).waitFor();
  expect(await answer(page, 'left open').getAttribute('aria-pressed')).toBe('true');
  await importance(page, 'Somewhat').focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await stored())[0]?.importance).toBe(1);
  expect(await asked(page, first).count()).toBe(1);
});

test('answers are listed, changed and deleted', async () => {
  const { page, stored } = await visitQuestions();
  await answer(page, 'left open').click();
  await button(page, 'Next question').click();
  await button(page, 'Your answers').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('left open').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Change: ${first}` }).click();
  await asked(page, first).waitFor();
  await answer(page, 'half and half').click();
  await expect.poll(async () => (await stored())[0]).toMatchObject({ mine: 2, accepted: 0b100 });
  await button(page, 'Your answers').click();
  await dialog.getByRole('button', { name: `Delete: ${first}` }).click();
  await dialog.getByText("You haven't answered any questions yet.").waitFor();
  await expect.poll(stored).toEqual([]);
  await page.getByText('0 of 72').waitFor();
});

test('an answer that could not be sent is kept, marked, and saved later, also after a reload', async () => {
  const { page, stored } = await visitQuestions();
  site.allowErrors(/Failed to load resource/);
  await page.route('**/answers/*', (route) => route.abort('connectionrefused'));
  await answer(page, 'left open').click();
  await button(page, 'Next question').click();
  await answer(page, 'in the morning').click();
  await page.getByText('2 of 72').waitFor();
  await page.getByText("2 answers aren't saved yet").waitFor();
  await expectAccessible(page);
  expect(await stored()).toEqual([]);
  await page.unroute('**/answers/*');
  await page.reload();
  await page.getByText('2 of 72').waitFor();
  await expect
    .poll(async () => (await stored()).map(({ question }) => question))
    .toEqual(['weekend-shape', 'early-late']);
});

test('an answer that is saved before the list of answers has arrived is in the list', async () => {
  const { page, stored } = await visitQuestions();
  site.allowErrors(/Failed to load resource/);
  await page.route('**/answers/*', (route) => route.abort('connectionrefused'));
  await answer(page, 'left open').click();
  await page.getByText("One answer isn't saved yet").waitFor();
  await page.unroute('**/answers/*');
  let reads = 0;
  await page.route('**/answers', (route) => {
    reads += 1;
    return reads === 1 ? undefined : route.continue();
  });
  await page.reload();
  await page.getByText('1 of 72').waitFor();
  expect(await stored()).toHaveLength(1);
  expect(reads).toBe(2);
});

test('an answer that the server refuses is named, and the others are saved', async () => {
  const { page, stored } = await visitQuestions();
  await page.route('**/answers/weekend-shape', (route) =>
    route.fulfill({ status: 422, body: '{"message":"This question has 3 answers."}' }),
  );
  await answer(page, 'left open').click();
  await page.getByText(`“${first}” wasn't saved: This question has 3 answers.`).waitFor();
  await page.getByText('0 of 72').waitFor();
  await button(page, 'OK').click();
  await button(page, 'Skip').click();
  await answer(page, 'in the morning').click();
  await expect.poll(async () => (await stored()).map(({ mine }) => mine)).toEqual([0]);
});

test('signing out leaves no answers in the browser', async () => {
  const { page } = await visitQuestions();
  site.allowErrors(/Failed to load resource/);
  await page.route('**/answers/*', (route) => route.abort('connectionrefused'));
  await answer(page, 'left open').click();
  const kept = () => page.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(kept).toContain('unsaved-answers');
  await page.getByRole('link', { name: 'Back to your profile' }).click();
  await button(page, 'Logout').click();
  await expect.poll(kept).not.toContain('unsaved-answers');
});

test('at the end the skipped questions can be answered', async () => {
  const { member, page } = await visitQuestions();
  await sql`insert into answer (member_id, question, mine, accepted, importance, answered_at)
    select ${member.id}, question, 0, 1, 10, now() from unnest(${questionNames.filter((name) => name !== 'tidy')}::text[]) question`;
  await page.reload();
  await asked(page, 'My home is').waitFor();
  await button(page, 'Skip').click();
  await asked(page, "That's all for now").waitFor();
  await expectGoodAppearance(page, 'questions-skipped');
  await button(page, 'Go through skipped questions').click();
  await answer(page, 'always tidy').click();
  await button(page, 'Next question').click();
  await asked(page, 'All done').waitFor();
});
