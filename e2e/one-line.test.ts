// @module-tag long
import { languageCodes, languages } from '@kindred/contract/languages';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { untilLoaded } from './loaded.ts';
import { openForTexts } from './text-visits.ts';

const { site, open } = await openForTexts();
const staff = await createStaff(site.app);

/** In how many lines the parts of a row stand. */
const linesOf = (row: Locator) =>
  row.evaluate(({ children }) => {
    const boxes = [...children]
      .map((child) => child.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 1)
      .toSorted((one, other) => one.top - other.top);
    const firstOfLine = boxes.filter(({ top }, index) =>
      boxes.slice(0, index).every(({ bottom }) => bottom <= top),
    );
    return firstOfLine.length;
  });

// The packaged browser has no Arabic letters, and the boxes in their place are wider.
const inLatinLetters = languageCodes.filter((code) => code !== 'ar').map((code) => languages[code]);

test.each(inLatinLetters)(
  'in $name, what has little room stands in one line at a desk, and on a phone',
  async ({ tag }) => {
    const desk = await open('/desk', staff, tag);
    const bar = desk.locator('fieldset', { has: desk.locator('[aria-keyshortcuts="?"]') });
    const head = desk.locator('section > header', { has: desk.locator('[href="/desk/appeals"]') });
    await bar.waitFor();
    expect(await linesOf(bar)).toBe(1);
    expect(await linesOf(head)).toBe(1);

    const matches = await open('/matches', 'member', tag);
    const links = matches.locator('header[data-tabbed] :has(> nav):has(> * > nav)');
    expect(await linesOf(links)).toBe(1);
    await matches.setViewportSize({ width: 390, height: 844 });
    await untilLoaded(matches);
    expect(await linesOf(matches.locator('fieldset :has(> label)'))).toBe(1);
  },
);
