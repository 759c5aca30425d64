import { planIds } from '@kindred/contract/premium/plans';
import { currentRenewal } from '@kindred/contract/premium/renewal';
import { expect, test } from 'vitest';
import { hashOf } from './hash-of.ts';
import { messages } from './en/renewal.ts';

test('a change of what members agree to about renewal is a new version: add one to the list with the hash', async () => {
  const text = JSON.stringify(planIds.map((plan) => messages.agreed({ price: '$1', plan })));
  expect([currentRenewal, await hashOf(text)]).toEqual(['2026-11-26', '85253993ad7d7781']);
});
