import { createHash } from 'node:crypto';
import { currentBegin } from '@kindred/contract/premium/begin';
import { currentRenewal } from '@kindred/contract/premium/renewal';
import { expect, test } from 'vitest';
import { readSource } from '../server/src/texts/page-catalogues.ts';

// What members are told or agree to has the date of its latest change, which changes with the hash of its words.

const english = (name: string) => readSource('en', name) as Readonly<Record<string, unknown>>;

const hashOf = (words: unknown) =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);

test('the privacy policy has the date of its latest change at the top', () => {
  const { added, ...words } = english('privacy');
  expect([added, hashOf(words)]).toEqual([
    'Details added since, most recently on Nov 29, 2026',
    '6c7a6d6b9accc788',
  ]);
});

test('what members agree to when premium begins right away has a version', () => {
  expect([currentBegin, hashOf(english('begin'))]).toEqual(['2026-11-29', 'bd4d7a615fcedb4a']);
});

test('what members agree to about renewal has a version', () => {
  expect([currentRenewal, hashOf(english('renewal')['agreed'])]).toEqual([
    '2026-11-26',
    '769318ae3d4ce133',
  ]);
});
