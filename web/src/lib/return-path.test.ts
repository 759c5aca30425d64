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
  ['/\t/evil.example', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['users', null],
  ['', null],
  [undefined, null],
  [7, null],
])('%j leads back to %j', (wanted, path) => {
  expect(returnPath(wanted)).toBe(path);
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
  ['/verify', '/sign-in'],
  ['/settings/sessions', '/sign-in'],
])('for %s one signs in at %s', (path, signInPath) => {
  expect(signInPathFor(path)).toBe(signInPath);
});
