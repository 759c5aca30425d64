// @module-tag long
import { expect, test } from 'vitest';
import { findUntranslated } from './find-untranslated.ts';
import { pageVisits } from './page-visits.ts';
import { pseudoLanguage } from './pseudo-language.ts';
import { expectTextsFit, openForTexts } from './text-visits.ts';

const { open } = await openForTexts(pseudoLanguage());

test.each(pageVisits)(
  '%s for a %s says nothing that is not among the texts, and longer texts fit',
  async (route, viewer) => {
    const page = await open(route, viewer);
    expect(await page.evaluate(findUntranslated)).toEqual([]);
    await expectTextsFit(page);
    // Some things are only there when there is room for them, or are loaded when they are in sight.
    expect(await page.evaluate(findUntranslated)).toEqual([]);
  },
);
