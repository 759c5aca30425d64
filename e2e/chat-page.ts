import { button } from './page-actions.ts';
import type { Page } from 'playwright-core';
import type { openSite } from './site.ts';
import { makeMatch } from '../server/test/likes/likes.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'app'>;

/** Two people who match. */
export async function createPair({ app }: Site) {
  const [ada, alan] = [
    await createPerson(app, { profile: { first_name: 'Adelheid' } }),
    await createPerson(app, aMan({ first_name: 'Alarich' })),
  ];
  await makeMatch(app, ada, alan);
  return { ada, alan };
}

export const list = (page: Page) => page.getByRole('list', { name: 'Conversations' });
export const log = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
export const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });

export async function send(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Opens the options of a message. */
export async function openOptions(page: Page, text: string) {
  await page.getByRole('button', { name: `Message options: ${text}` }).press('Enter');
  const menu = page.getByRole('menu', { name: `Message: ${text}` });
  await menu.waitFor();
  return menu;
}

/** Opens the options of a message with a finger that stays on it. */
export async function hold(page: Page, text: string) {
  const message = log(page).getByText(text, { exact: true }).last();
  await message.scrollIntoViewIfNeeded();
  const { x, y } = (await message.boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: x + 8, y: y + 8 }]);
  const named = { name: 'Message' };
  // A sheet on a phone.
  await page.getByRole('menu', named).or(page.getByRole('dialog', named)).waitFor();
  await touch('touchEnd', []);
}

/** The texts of the visible messages, in their order. */
export const shownTexts = (page: Page) =>
  log(page)
    .getByRole('button', { name: /^Message options: / })
    .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel?.replace('Message options: ', '')));

/** The photo is there from the start, and its message can be sent once it is uploaded. */
export async function photoUploaded(page: Page) {
  await button(page, 'Remove photo').waitFor();
  await page.locator('form button[type=submit]:not([aria-disabled=true])').waitFor();
}
