import { currentBegin } from '@kindred/contract/premium/begin';
import { expect, test } from 'vitest';
import { hashOf } from './hash-of.ts';
import { messages } from './en/begin.ts';

test('a change of what members agree to is a new version: add one to the list with the hash', async () => {
  const text = JSON.stringify(messages);
  expect([currentBegin, await hashOf(text)]).toEqual(['2026-11-29', 'bd4d7a615fcedb4a']);
});
