import { screen } from '@testing-library/dom';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { createStaff } from '../server/test/members/members.ts';
import { openPages } from './open-page.ts';
import { field, fill, press, expectText } from './page-actions.ts';

// What the specification says about the requests of each screen, and what it shows instead of a response of ours.

const app = await testApp();
const { open } = openPages(app);
const administrator = await createStaff(app);

beforeAll(async () => {
  await app.pool.query(
    `with made as (insert into member (email, created_at)
        select 'row' || n || '@member.example', now() - n * interval '1 hour' from generate_series(1, 69) as n
        returning id)
      insert into profile (member_id, first_name) select id, 'Row' from made`,
  );
});

const sentTo = (requests: readonly string[], address: RegExp) =>
  requests.filter((each) => address.test(each)).map((each) => each.replace('/api/v1', ''));

describe('the list of users', () => {
  test.each([
    ['/users', 'GET /auth/users?page=1&limit=20'],
    ['/users?page=2', 'GET /auth/users?page=2&limit=20'],
    [
      '/users?type=free&sort=name&order=asc&size=50',
      'GET /auth/search-users?type=free&sortBy=name&sortOrder=asc&page=1&limit=50',
    ],
    ['/users?size=10', 'GET /auth/users?page=1&limit=10'],
    ['/users?size=1000', 'GET /auth/users?page=1&limit=1000'],
    ['/users?search=row', 'GET /auth/search-users?searchTerm=row&page=1&limit=20'],
  ])('at %s starts with %s', async (path, expected) => {
    const { network } = await open(path, { as: administrator });
    await expectText(/^Showing/);
    expect(sentTo(network.requests, /auth\/(users|search-users)\?/)[0]).toBe(expected);
  });

  test('offers the sizes 10, 20, 50, 100, 500 and 1000, with 20 chosen', async () => {
    await open('/users', { as: administrator });
    const sizes = (await field('Rows per page')) as unknown as HTMLSelectElement;
    expect([...sizes.options].map(({ text }) => text)).toEqual([
      '10',
      '20',
      '50',
      '100',
      '500',
      '1000',
    ]);
    expect(sizes.value).toBe('20');
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
    const { network } = await open(path, { as: administrator });
    await expectText(/^Showing/);
    const [first = ''] = sentTo(network.requests, /reports\/reports\?/);
    const query = new URLSearchParams(first.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual(Object.fromEntries(new URLSearchParams(expected)));
  });
});

describe('a body that is not from our API shows the text of the call, and neither tags nor an internal error', () => {
  const bodies = [
    ['the page of a proxy', { status: 403, body: '<h1>Blocked</h1>' }],
    ['a page instead of data', { status: 200, body: '<html></html>' }],
    ['an empty object', { status: 200, body: '{}' }],
    ['null', { status: 200, body: 'null' }],
  ] as const;

  test.each(bodies)('%s at /login', async (_what, answer) => {
    const { network } = await open('/login');
    network.intercept(({ path }) => (path.endsWith('/auth/login') ? answer : undefined));
    await fill('Email', 'ines@kindred.example');
    await fill('Password', 'a long enough one');
    await press('Sign In');
    await expect.poll(() => screen.queryByRole('alert')?.textContent).toBe('Login failed');
  });

  // Other failures than refusals are tried three times.
  const [, refused] = bodies[0];
  test.each([
    ['/users', '/auth/users?', 'users'],
    ['/dashboard', '/statistics/dashboard', 'dashboard data'],
    ['/reports', '/reports/reports?', 'reports'],
  ] as const)('the page of a proxy at %s', async (path, call, name) => {
    const { network, go } = await open('/faqs', { as: administrator });
    network.intercept((request) => (request.path.includes(call) ? refused : undefined));
    await go(path);
    await expect
      .poll(() => screen.queryByRole('alert')?.textContent)
      .toContain(`Error loading ${name}: An unknown error occurred`);
    expect(screen.getByRole('main').textContent).not.toMatch(/<|Cannot read/);
  });
});

/** Failures of the server or the network, and the messages of section 8 of the specification. */
const failures: [name: string, status: number | null, body: string, message: string][] = [
  ['the server names a reason', 503, '{"message":"Back at noon."}', 'Back at noon.'],
  ['the answer is plain text', 502, 'Bad gateway', 'Bad gateway'],
  ['there is an error field', 400, '{"error":"No such thing"}', 'No such thing'],
  ['there is a list', 400, '{"errors":[{"msg":"Too short"}]}', 'Too short'],
  ['the list has a message', 400, '{"errors":[{"message":"Too long"}]}', 'Too long'],
  ['the list says nothing', 400, '{"errors":[{}]}', 'Validation error'],
  ['the server breaks', 500, '{}', 'Server error: Please try again later.'],
  ['a refusal has no words', 403, '{}', 'Login failed'],
  [
    'there is no way to the server',
    null,
    '',
    'Network error: Unable to connect to server. Please check your internet connection.',
  ],
];

test.each(failures)(
  'when signing in fails as %s, the page shows the message of the specification',
  async (_name, status, body, message) => {
    const { network } = await open('/login');
    network.intercept(({ path }) => {
      if (!path.endsWith('/auth/login')) return undefined;
      return status === null ? 'broken' : { status, body };
    });
    await fill('Email', 'grace@staff.example');
    await fill('Password', 'whatever it is');
    await press('Sign In');
    await screen.findByText(message);
    for (const key of ['token', 'user', 'refreshToken'])
      expect(localStorage.getItem(key)).toBeNull();
  },
);

test.each([
  [500, '{"message":"Server error: Please try again later."}', 'User already exists'],
  [422, '{"message":"This password is too common."}', 'This password is too common.'],
  [400, '{}', 'An unknown error occurred'],
])('a %i response of registering with the body %s shows “%s”', async (status, body, message) => {
  const draft = {
    firstName: 'Mina',
    dateOfBirth: '1994-02-28',
    consent: true,
    email: 'm@b.example',
  };
  sessionStorage.setItem('registration', JSON.stringify(draft));
  const { network } = await open('/register?step=2');
  network.intercept(({ path }) => (path.endsWith('/auth/register') ? { status, body } : undefined));
  await fill('Password', 'nine tall ships at anchor');
  await press('Create my account');
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain(message);
  expect((await field('Email')).value).toBe('m@b.example');
  await fill('Password', 'nine tall ships at anchor!');
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});
