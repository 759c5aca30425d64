import type { VersionChange } from '@kindred/contract/site';
import { defaultDocument, fixedPaths, valueAt } from '@kindred/contract/site/document';
import { expect, test } from 'vitest';
import { partOf } from './change-names.ts';
import { changeInWords } from './change-words.ts';

const textOf = (change: VersionChange) => {
  const { say, before, after } = changeInWords(change);
  return say(before, after);
};

test.each<[string, unknown, unknown, string]>([
  ['brand.name', 'Kindred', 'Bergfreunde', 'Name from “Kindred” to “Bergfreunde”'],
  ['brand.colors.main', '#cb3049', '#e0a13c', 'Main color from #cb3049 to #e0a13c'],
  ['brand.corners', 'soft', 'round', 'Corners from Soft to Round'],
  ['brand.logo', null, 'a', 'Logo is added'],
  ['brand.logo', 'a', 'b', 'Logo is replaced'],
  ['brand.darkLogo', 'a', null, 'Logo for dark mode is removed'],
  ['frontPage.figures.activeUsers', '50K+', '', 'Figures: Active users is hidden'],
  ['frontPage.figures.activeUsers', '', '212', 'Figures: Active users now shows “212”'],
  ['frontPage.figures.support', '24/7', '9–17', 'Figures: Support from “24/7” to “9–17”'],
  ['switches.appeals', true, false, 'Appeals is turned off'],
  ['switches.photoReview', false, true, 'Photo review is turned on'],
  ['limits.leavingDays', 30, 1, 'Time until closed accounts are deleted from 30 days to 1 day'],
  ['limits.membersWanted', 50, 0, 'Limit for a young site from 50 people to 0 people'],
  ['brand.fonts', 'figtree', 'system', 'Fonts from Figtree to Those of each device'],
  [
    'plans.prices.annual',
    9999,
    8999,
    'Price of Annual from $99.99 to $89.99 for new subscriptions',
  ],
  ['plans.sold', true, false, 'Sale of premium is turned off'],
  ['languages.main', 'en', 'de', 'Main language from English to German'],
  ['owner.country', '', 'AT', 'Country of the owner from none to Austria'],
  ['plans.trialDays', 0, 7, 'Free trial from 0 days to 7 days'],
  ['plans.coupons', [], [{ code: 'SPRING' }], 'Coupons from none to SPRING'],
  [
    'texts.de.web/shell/nav/signIn',
    null,
    { text: 'Komm rein', insteadOf: 'Anmelden' },
    'Text in German from “Anmelden” to “Komm rein”',
  ],
  [
    'texts.en.web/shell/nav/signIn',
    { text: 'Come in', insteadOf: 'Sign in' },
    null,
    'Text in English from “Come in” to the default',
  ],
  // A version that another release published.
  ['brand.motto', 'a', 'b', 'brand.motto from “a” to “b”'],
])('%s from %j to %j', (path, before, after, words) => {
  expect(textOf({ path, before, after })).toBe(words);
});

test('each value has a part, a name and words', () => {
  const document = defaultDocument('demo');
  for (const path of fixedPaths) {
    const parts = ['brand', 'frontPage', 'pages', 'fields', 'catalogs', 'plans', 'limits'];
    expect([...parts, 'safetyRules']).toContain(partOf(path));
    const words = textOf({ path, before: valueAt(document, path), after: valueAt(document, path) });
    expect(words).not.toContain(path);
    expect(words).not.toMatch(/undefined|null/);
  }
});
