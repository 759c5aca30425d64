// @module-tag long
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { button } from './page-actions.ts';
import { openSite } from './site.ts';

// What the specification says about the requests of each screen, as a table of visits.

const site = await openSite();
const { app } = site;
const administrator = await createStaff(app);

beforeAll(async () => {
  await app.pool.query(
    `with made as (insert into member (email, created_at)
        select 'row' || n || '@member.example', now() - n * interval '1 hour' from generate_series(1, 69) as n
        returning id)
      insert into profile (member_id, first_name) select id, 'Row' from made`,
  );
});

/** The requests of a page to these URLs, in the order in which they are sent. */
function sentBy(page: Page, ...addresses: string[]) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const path = pathname.replace('/api/v1', '');
    if (addresses.includes(path)) sent.push(`${request.method()} ${path}${search}`);
  });
  return sent;
}

describe('the list of users', () => {
  test('comes in pages of 20, the next on scrolling, and ends with the last user', async () => {
    const page = await site.visit({ as: administrator, viewport: { width: 1200, height: 500 } });
    const sent = sentBy(page, '/auth/users', '/auth/search-users');
    await page.goto('/users');
    await page.getByText('Showing 20 of 70 users').waitFor();
    expect(sent).toEqual(['GET /auth/users?page=1&limit=20']);
    const bottom = () => window.scrollTo(0, document.documentElement.scrollHeight);
    for (const shown of [40, 60, 70]) {
      await page.evaluate(bottom);
      await page.getByText(`Showing ${shown} of 70 users`).waitFor();
    }
    await page.evaluate(bottom);
    await page.getByText('Pages 1–4 of 4').waitFor();
    expect(sent.slice(1)).toEqual(
      [2, 3, 4].map((number) => `GET /auth/users?page=${number}&limit=20`),
    );
  });

  test('shows one page on a usual screen until it is scrolled', async () => {
    const page = await site.visit({ as: administrator, viewport: { width: 1440, height: 900 } });
    await page.goto('/users');
    await page.getByText('Showing 20 of 70 users').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('Showing 20 of 70 users').count()).toBe(1);
    expect(await page.getByText('Page 1 of 4').count()).toBe(1);
  });

  test('says so below the list if the next page fails, and continues from there', async () => {
    const page = await site.visit({ as: administrator });
    let broken = true;
    await page.route('**/auth/users?page=2*', (route) =>
      broken
        ? route.fulfill({ status: 403, json: { success: false, message: 'Not now.' } })
        : route.continue(),
    );
    site.allowErrors(/403/);
    await page.goto('/users');
    await page.getByText('Showing 20 of 70 users').waitFor();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByText('Error loading users: Not now.').waitFor();
    broken = false;
    await expectGoodAppearance(page, 'users-next-page-failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Showing 40 of 70 users').waitFor();
  });
});

test('choosing a type and an order of reports puts the names of the specification into the URL', async () => {
  const page = await site.visit({ as: administrator });
  await page.goto('/reports');
  await page.getByLabel('Type', { exact: true }).selectOption('Harassment');
  await page.waitForURL(/problem_type=Harassment/);
  await button(page, 'Priority').click();
  await page.waitForURL(/sortBy=priority/);
  expect(new URL(page.url()).searchParams.get('sortOrder')).toBeNull();
  await button(page, 'Priority').click();
  await page.waitForURL(/sortOrder=asc/);
});
