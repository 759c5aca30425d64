import { expect, test } from 'vitest';
import { hashOf } from './hash-of.ts';
import { messages } from './en/privacy.ts';

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

test('the policy has the date of its latest change at the top: change the date with the hash', async () => {
  expect([messages.added, await hashOf(text)]).toEqual([
    'Details added since, most recently on Nov 29, 2026',
    '501b32252c7f2031',
  ]);
});
