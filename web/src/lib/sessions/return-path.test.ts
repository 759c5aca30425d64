import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signInPathFor, isLoginPath, returnPath } from './return-path.ts';

test.each<[unknown, string | null]>([
  ['/reports', '/reports'],
  ['/users?status=online&page=2#top', '/users?status=online&page=2#top'],
  ['/', '/'],
  ['/a/../users', '/users'],
  ['/login', null],
  ['/login?redirect=%2Flogin', null],
  ['/sign-in/', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/.//evil.example', null],
  ['/x/..//evil.example/login', null],
  ['/./\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['users', null],
  ['', null],
  [undefined, null],
  [7, null],
])('%j returns to %j', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
});

test('whatever is requested, the path leads to this site and stays the same when it is read again', () => {
  const here = 'https://kindred.example';
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '?',
    '#',
    '@',
    ':',
    '%2f',
    '\t',
    '\n',
    'x',
    'evil.example',
  );
  const wanted = fc.oneof(
    fc.string(),
    fc.array(part).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(wanted, (text) => {
      const path = returnPath(text);
      if (path === null) return;
      expect(new URL(path, here).origin).toBe(here);
      expect(returnPath(path)).toBe(path);
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ['/login', true],
  ['/login/', true],
  ['/sign-in?redirect=%2F', true],
  ['/login-help', false],
  ['/', false],
])('%s is a login path: %s', (path, expected) => {
  expect(isLoginPath(path)).toBe(expected);
});

test.each([
  ['/home', '/login'],
  ['/users/', '/login'],
  ['/', '/login'],
  ['/team', '/login'],
  ['/audit', '/login'],
  ['/system', '/login'],
  ['/subscriptions', '/login'],
  ['/revenue', '/login'],
  ['/plans', '/login'],
  ['/integrations', '/login'],
  ['/site', '/login'],
  ['/site/front-page', '/login'],
  ['/users/3f0c', '/login'],
  ['/photo-review', '/login'],
  ['/security/', '/login'],
  ['/my-reports', '/sign-in'],
  ['/homework', '/sign-in'],
  ['/verify', '/sign-in'],
  ['/settings/sessions', '/sign-in'],
])('the sign-in page for %s is %s', (path, signInPath) => {
  expect(signInPathFor(path)).toBe(signInPath);
});
