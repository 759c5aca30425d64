import { expect, test } from 'vitest';
import { choosePlurals, fillPlaceholders } from './page-placeholders.ts';

const settings = {
  brandName: 'Tom & "Jo" $& <3',
  figures: { support: '24/7' },
  payments: 'sandbox',
  pages: [
    { slug: 'imprint', title: 'A & __CONFIG.brandName__' },
    { slug: 'terms', title: 'B' },
  ],
  none: [],
};

test.each([
  ['<b>__CONFIG.brandName__</b>', '<b>Tom &amp; &quot;Jo&quot; $&amp; &lt;3</b>'],
  ['__CONFIG.figures.support__, __CONFIG.figures.support__', '24/7, 24/7'],
  ['"__CONFIG.figures__"', '"{&quot;support&quot;:&quot;24/7&quot;}"'],
  ['<p>__CONFIG.unknown__</p>', '<p></p>'],
  ['<p>__CONFIG.unknown.deeper__</p>', '<p></p>'],
  ['a __CASE.payments____IF.stripe__b__IF.sandbox__c $& "d"__END__.', 'a c $& "d".'],
  ['__CASE.payments____IF.sandbox__b__IF.stripe__c__END____CASE.payments____END__', 'b'],
  [
    '<ul>__EACH.pages__<li><a href="/pages/__ENTRY.slug__">__ENTRY.title__</a></li>__EACHEND__</ul>',
    '<ul><li><a href="/pages/imprint">A &amp; __CONFIG.brandName__</a></li><li><a href="/pages/terms">B</a></li></ul>',
  ],
  ['<ul>__EACH.none__<li>__ENTRY.title__</li>__EACHEND__</ul>', '<ul></ul>'],
  ['<ul>__EACH.unknown__<li>__ENTRY.title__</li>__EACHEND__</ul>', '<ul></ul>'],
  ['__NONCE__ __CONFIGURED__', '__NONCE__ __CONFIGURED__'],
])('%s becomes %s', (html, filled) => {
  expect(fillPlaceholders(html, settings)).toBe(filled);
});

test('all settings can be read back', () => {
  const filled = fillPlaceholders('__CONFIG__', settings);
  const read = filled
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(read)).toEqual(settings);
});

test.each([
  [1, '1 dzień'],
  [3, '3 dni'],
  [30, '30 dni'],
])('%i takes its form of a word', (leaving, filled) => {
  const text =
    'a __PLURAL.keepDays.leaving__IF.one____CONFIG.keepDays.leaving__ dzień__IF.few____CONFIG.keepDays.leaving__ dni__IF.other____CONFIG.keepDays.leaving__ dni__PLURALEND__ b';
  const days = { keepDays: { leaving } };
  const chosen = choosePlurals(text, days, new Intl.PluralRules('pl'));
  expect(fillPlaceholders(chosen, days)).toBe(`a ${filled} b`);
});
