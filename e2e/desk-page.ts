import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openCase } from '../server/test/desk/desk.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { untilLoaded } from './loaded.ts';
import { untilKeysAct } from './keyboard.ts';
import type { openSite } from './site.ts';

type Site = Awaited<ReturnType<typeof openSite>>;

let minutes = 0;

/**
 * A case about a member with this name; each later one is further down in the queue. Without a name it is about the
 * service.
 */
export async function createCase(
  { app }: Site,
  name: string | null,
  fields: Parameters<typeof openCase>[1] = {},
) {
  const about = name
    ? (await createMember(app, { profile: { first_name: name, bio: 'Hi.' } })).id
    : null;
  const at = new Date(Date.now() - 86_400_000 + (minutes += 1) * 60_000);
  return openCase(app, { type: 'Harassment', priority: 'high', at, ...fields, about });
}

interface DeskVisit {
  role?: 'moderator' | 'support';
  path?: string;
  /** Sets routes. A page that is already open, on a slow computer, does not always follow new ones. */
  before?: ((page: Page) => Promise<unknown>) | undefined;
}

export async function openDesk(
  site: Site,
  { role = 'moderator', path = '/desk', before }: DeskVisit = {},
) {
  const staff = await createStaff(site.app, role);
  const page = await site.visit({ as: staff, viewport: { width: 1440, height: 900 } });
  await before?.(page);
  await page.goto(path);
  await page.getByRole('region', { name: 'Queue' }).waitFor();
  return { page, staff };
}

/** Presses keys and counts them. */
export function countKeys(page: Page) {
  let pressed = 0;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      pressed += keys.length;
    },
    /** How many since the last call. */
    take: () => {
      const since = pressed;
      pressed = 0;
      return since;
    },
  };
}

export const openRow = (page: Page) => page.locator('li[aria-current=true]');

/** The case of this name is the open one, and its heading is visible. */
export async function expectOpen(page: Page, name: string) {
  await openRow(page).getByRole('link', { name, exact: true }).waitFor();
  await page.getByRole('complementary', { name: `About ${name}` }).waitFor();
  const decide = page.getByRole('group', { name: 'Decide' });
  // It comes after the rest of the case, or not at all if a colleague has it.
  if (!(await decide.isVisible()))
    await Promise.race([decide.waitFor().catch(() => undefined), untilLoaded(page)]);
  if (await decide.isVisible()) await untilKeysAct(page);
}

/** The focus is on the page: it was not lost. */
export async function expectFocusInPage(page: Page) {
  const focus = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focus).not.toBe('BODY');
}

export async function decisionsOf({ app }: Site, caseId: string) {
  const { rows } = await app.pool.query<{ action: string }>(
    'select action from decision where case_id = $1 and undone_at is null order by decided_at',
    [caseId],
  );
  return rows.map(({ action }) => action);
}

/** Holds the responses of these addresses back until they may come. */
export async function holdBack(page: Page, address: string | RegExp) {
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await mayCome;
    await route.continue().catch(() => undefined);
  });
  return come;
}
