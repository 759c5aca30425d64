import { links } from '@kindred/contract/mail-links';
import { expect, test } from 'vitest';
import { textsFor } from '../text/language-texts.ts';
import { writePart } from './letter-parts.ts';

const context = {
  brand: 'Kindred',
  link: links('https://kin.example'),
  dayOf: (time: string) => time.slice(0, 10),
};

test('what a person wrote in a mail has its own direction, and our sentences that of the mail', () => {
  const { parts } = textsFor('de').letters['appeal-decided'](
    { outcome: 'upheld', answer: 'لا <b>', token: 'token', sameDecider: false, restored: null },
    context,
  );
  const written = parts.map((part) => writePart(part, '#f9c263').markup);
  expect(written[0]).toMatch(/^<p[^>]* dir="auto"[^>]*>\s*لا &lt;b&gt;\s*<\/p>$/);
  expect(written.length).toBeGreaterThan(2);
  for (const other of written.slice(1)) expect(other).not.toContain('dir=');
});

test('the reason of a change of an account stands in a paragraph of its own', () => {
  const { parts } = textsFor('ar').letters['account-change'](
    { change: 'banned', reason: 'Asked for money.', until: null },
    context,
  );
  const written = parts.map((part) => writePart(part, '#f9c263').markup);
  expect(written.filter((each) => each.includes('Asked for money.'))).toEqual([
    expect.stringMatching(/^<p[^>]* dir="auto"[^>]*>\s*Asked for money\.\s*<\/p>$/),
  ]);
});
