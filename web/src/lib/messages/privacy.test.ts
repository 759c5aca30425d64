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

test('the policy has the date of its latest change at the top: change the date with the hash', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const first = Array.from(new Uint8Array(digest, 0, 8));
  const hash = first.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  expect([messages.added, hash]).toEqual(['Details added Nov 26, 2026', '0ec1c7ac6327be26']);
});
