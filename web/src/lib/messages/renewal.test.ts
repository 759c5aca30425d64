import { planIds } from '@kindred/contract/premium/plans';
import { currentRenewal } from '@kindred/contract/premium/renewal';
import { expect, test } from 'vitest';
import { messages } from './renewal.ts';

test('a change of what members agree to about renewal is a new version: add one to the list with the hash', async () => {
  const text = JSON.stringify(planIds.map((plan) => messages.agreed('$1', plan)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const first = Array.from(new Uint8Array(digest, 0, 8));
  const hash = first.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  expect([currentRenewal, hash]).toEqual(['2026-11-26', '85253993ad7d7781']);
});
