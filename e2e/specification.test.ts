import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createStaff } from '../server/test/members.ts';
import { expectGoodAppearance } from './appearance.ts';
import { button, password } from './page-actions.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';

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
  test('starts with 10, continues in pages of 20 on scrolling, and ends with the last user', async () => {
    const page = await site.visit({ as: administrator, viewport: { width: 1200, height: 500 } });
    const sent = sentBy(page, '/auth/users', '/auth/search-users');
    await page.goto('/users');
    await page.getByText('Showing 20 of 70 users').waitFor();
    expect(sent).toEqual(['GET /auth/users?page=1&limit=10', 'GET /auth/users?page=2&limit=10']);
    const bottom = () => window.scrollTo(0, document.documentElement.scrollHeight);
    for (const shown of [40, 60, 70]) {
      await page.evaluate(bottom);
      await page.getByText(`Showing ${shown} of 70 users`).waitFor();
    }
    await page.evaluate(bottom);
    await page.getByText('Pages 1–4 of 4').waitFor();
    expect(sent.slice(2)).toEqual(
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

  test('offers the sizes 10, 20, 50, 100, 500 and 1000, with 20 chosen', async () => {
    const page = await site.visit({ as: administrator });
    await page.goto('/users');
    const sizes = page.getByLabel('Rows per page');
    await sizes.waitFor();
    expect(await sizes.locator('option').allInnerTexts()).toEqual([
      '10',
      '20',
      '50',
      '100',
      '500',
      '1000',
    ]);
    expect(await sizes.inputValue()).toBe('20');
  });

  const starts = [
    ['/users?page=2', 'GET /auth/users?page=2&limit=20'],
    [
      '/users?type=free&sort=name&order=asc&size=50',
      'GET /auth/search-users?type=free&sortBy=name&sortOrder=asc&page=1&limit=50',
    ],
    ['/users?size=10', 'GET /auth/users?page=1&limit=10'],
    ['/users?size=1000', 'GET /auth/users?page=1&limit=1000'],
    ['/users?search=row', 'GET /auth/search-users?searchTerm=row&page=1&limit=10'],
  ] as const;

  test.each(long ? starts : starts.slice(0, 2))('at %s starts with %s', async (path, expected) => {
    const page = await site.visit({ as: administrator });
    const sent = sentBy(page, '/auth/users', '/auth/search-users');
    await page.goto(path);
    await page.getByText(/^Showing/).waitFor();
    expect(sent[0]).toBe(expected);
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
    await page.getByText('Error loading users: Not now.').waitFor();
    await page.getByText('Showing 10 of 70 users').waitFor();
    broken = false;
    await expectGoodAppearance(page, 'users-next-page-failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Showing 20 of 70 users').waitFor();
    expect(await page.getByRole('row', { name: /Row/ }).count()).toBeGreaterThan(10);
  });
});

describe('the list of reports is requested by the names of the specification', () => {
  test.each([
    ['/reports', 'sortBy=createdAt&sortOrder=desc&page=1&limit=10'],
    [
      '/reports?problem_type=Bug+Report&status=pending',
      'sortBy=createdAt&sortOrder=desc&status=pending&problem_type=Bug+Report&page=1&limit=10',
    ],
    [
      '/reports?sortBy=priority&sortOrder=asc&size=20&page=2',
      'sortBy=priority&sortOrder=asc&page=2&limit=20',
    ],
    ['/reports?sortBy=shoe&problem_type=3', 'sortBy=createdAt&sortOrder=desc&page=1&limit=10'],
  ])('%s sends %s', async (path, expected) => {
    const page = await site.visit({ as: administrator });
    const sent = sentBy(page, '/reports/reports');
    await page.goto(path);
    await page.getByText(/^Showing/).waitFor();
    const [first = ''] = sent;
    const query = new URLSearchParams(first.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual(Object.fromEntries(new URLSearchParams(expected)));
  });

  test('choosing a type and an order puts these names into the URL', async () => {
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
});

describe('a body that is not from our API shows the text of the call, and neither tags nor an internal error', () => {
  const bodies: [string, { status: number; body: string; contentType: string }][] = [
    ['the page of a proxy', { status: 403, body: '<h1>Blocked</h1>', contentType: 'text/html' }],
    ['a page instead of data', { status: 200, body: '<html></html>', contentType: 'text/html' }],
    ['an empty object', { status: 200, body: '{}', contentType: 'application/json' }],
    ['null', { status: 200, body: 'null', contentType: 'application/json' }],
  ];

  test.each(long ? bodies : bodies.slice(1, 3))('%s at /login', async (_what, answer) => {
    const page = await site.visit();
    await page.route('**/auth/login', (route) => route.fulfill(answer));
    site.allowErrors(/403/);
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill('ines@kindred.example');
    await password(page).fill('a long enough one');
    await button(page, 'Sign In').click();
    await expect.poll(() => page.getByRole('alert').innerText()).toBe('Login failed');
  });

  const screens = [
    ['/users', '**/auth/users?*', 'users'],
    ['/dashboard', '**/statistics/dashboard*', 'dashboard data'],
    ['/reports', '**/reports/reports?*', 'reports'],
  ] as const;
  const cases = screens.flatMap(([path, call, name], index) =>
    // Other failures than refusals are tried three times, so only one screen shows that.
    bodies
      .filter(([, { status }]) => status === 403 || (long && index === 0))
      .map(([what, answer]) => ({ what, answer, path, call, name })),
  );

  test.each(cases)('$what at $path', async ({ answer, path, call, name }) => {
    const page = await site.visit({ as: administrator });
    site.allowErrors(/403/);
    await page.route(call, (route) => route.fulfill(answer));
    await page.goto(path);
    await page.getByText(`Error loading ${name}: An unknown error occurred`).waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(/<|Cannot read/);
  });
});
