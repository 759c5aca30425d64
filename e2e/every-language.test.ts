// @module-tag long
import { languageCodes, languages } from '@kindred/contract/languages';
import { expect, test } from 'vitest';
import { expectAccessible } from './appearance.ts';
import { pageVisits } from './page-visits.ts';
import { expectTextsFit, openForTexts } from './text-visits.ts';

const { open } = await openForTexts();

const visits = languageCodes
  .filter((language) => language !== 'en')
  .flatMap((language) =>
    pageVisits.map(([route, viewer]) => [languages[language], route, viewer] as const),
  );

test.each(visits)('in $name, $1 for a $2 fits every width, and is accessible', async (...visit) => {
  const [{ tag, direction }, route, viewer] = visit;
  const page = await open(route, viewer, tag);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(tag);
  await expectTextsFit(page);
  // What a language changes for axe is the direction.
  if (direction === 'rtl') await expectAccessible(page);
});
