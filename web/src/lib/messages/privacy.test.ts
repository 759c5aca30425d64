import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { messages } from './privacy.ts';

const names = {
  brand: 'Kindred',
  support: 'support@example.com',
  days: { leaving: 1, exports: 2, reports: 3 },
  byPayments: (texts: object) => Object.values(texts).join(' '),
};

const text = JSON.stringify([
  messages.lead(names.brand),
  Object.values(messages.sections).map(({ title, paragraphs, ...more }) => [
    title,
    paragraphs(names),
    'points' in more ? more.points(names) : [],
  ]),
]);

test('the policy has the date of its latest change at the top: change the date with the hash', () => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect([messages.added, hash]).toEqual(['Details added Nov 23, 2026', '7771afab9f0ccd40']);
});
