import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVisit, isAdding, readReturn } from './provider-visit.ts';
import { memoryStorage } from '../storage.ts';

const visit = { provider: 'google', state: 's', nonce: 'n', wanted: '/faqs', adding: true };
const token = `head.${btoa(JSON.stringify({ nonce: 'n' }))}.signature`;
const hash = `#state=s&id_token=${token}`;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  sessionStorage.setItem('provider', JSON.stringify(visit));
});
afterEach(() => vi.unstubAllGlobals());

test('a response can be read again until its visit is forgotten, as a page may be rendered twice', () => {
  const returned = { credentials: { tokenId: token }, wanted: '/faqs', adding: true };
  expect([readReturn('google', hash), isAdding()]).toEqual([returned, true]);
  expect([readReturn('google', hash), isAdding()]).toEqual([returned, true]);
  forgetVisit();
  expect([readReturn('google', hash), isAdding()]).toEqual([null, false]);
});

test.each([
  ['facebook', hash],
  ['google', hash.replace('state=s', 'state=t')],
  ['google', `#state=s&id_token=head.${btoa('{"nonce":"other"}')}.signature`],
  ['google', '#state=s'],
])('from %s, %s is no response to the visit', (provider, returned) => {
  expect(readReturn(provider, returned)).toBeNull();
});
