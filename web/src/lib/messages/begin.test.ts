import { currentBegin } from '@kindred/contract/premium/begin';
import { expect, test } from 'vitest';
import { messages } from './begin.ts';

test('a change of what members agree to is a new version: add one to the list with the hash', async () => {
  const text = JSON.stringify(messages);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const first = Array.from(new Uint8Array(digest, 0, 8));
  const hash = first.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  expect([currentBegin, hash]).toEqual(['2026-11-26', '9bb1efd7cf53b003']);
});
