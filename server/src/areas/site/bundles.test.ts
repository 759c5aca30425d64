import { bundleNames } from '@kindred/contract/site/bundle-names';
import { languageCodes } from '@kindred/contract/languages';
import { SiteBundle } from '@kindred/contract/site/bundles';
import { type SiteDocument, defaultDocument, withValues } from '@kindred/contract/site/document';
import { fieldTemplates, spokenLanguages } from '@kindred/contract/site/field-templates';
import type { OwnField } from '@kindred/contract/site/own-fields';
import { textPath } from '@kindred/contract/site/own-texts';
import { beforeEach, expect, test } from 'vitest';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';
import { dataOf, editorOf, valuesIn } from '../../../test/site/editing.ts';
import { ownField } from '../../../test/site/own-fields.ts';
import { faultsIn } from '../../platform/http/input/validation.ts';
import { checkFile } from '../../platform/site/read-document.ts';
import { bundleOf, withBundle } from './bundles.ts';
import { usualFields } from '../../platform/site/usual-fields.ts';

const app = await testApp();
const ada = await createColleague(app);
const { read, change, replace } = editorOf(ada);
const defaults = defaultDocument('production');

beforeEach(async () => {
  await replace();
});

test.each(bundleNames)('the bundle %s fits a document, in every language', (name) => {
  const bundle = bundleOf(name);
  expect(faultsIn(SiteBundle, bundle)).toEqual([]);
  const document = withBundle(defaults, bundle, defaults);
  expect(checkFile({ document }, defaults).faults).toEqual([]);
  const { fields } = bundle.document;
  for (const { names, choices } of fields)
    for (const each of [names, ...choices.map((choice) => choice.names)])
      expect(Object.keys(each).toSorted()).toEqual(languageCodes.toSorted());
  for (const code of languageCodes)
    expect(Object.keys(bundle.document.texts[code])).toEqual(['web/home/title', 'web/home/lead']);
  // A number means the same on every site.
  const usual = new Map(usualFields().map((field) => [field.number, field]));
  for (const field of fields.filter(({ number }) => number < 20_000))
    expect(field).toEqual(usual.get(field.number));
});

test('no two bundles give a field the same number', () => {
  const numbers = bundleNames.flatMap((name) =>
    bundleOf(name).document.fields.flatMap(({ number }) => (number > 20_000 ? [number] : [])),
  );
  expect(new Set(numbers).size).toBe(numbers.length);
  const known = Object.values(fieldTemplates).map(({ number }) => number);
  expect(Math.max(...known, spokenLanguages.number)).toBeLessThan(20_000);
});

test('trust 147: what a bundle asks about faith, identity and relationships has a consent of its own and is never required', () => {
  const sensitive = (name: 'faith' | 'lgbtq') =>
    bundleOf(name)
      .document.fields.filter(({ number }) => number > 20_000 || number === 10)
      .map((field) => [field.sensitive, field.required]);
  for (const name of ['faith', 'lgbtq'] as const)
    for (const rules of sensitive(name)) expect(rules).toEqual([true, false]);
});

test('trust 147: a bundle takes nothing of the owner’s out of the draft', async () => {
  const own = [ownField(4, { names: { en: 'My own' } }), ownField(77)];
  const headline = { text: 'Mine', insteadOf: 'Find Your Perfect Match' };
  await change('fields', own, (await read()).published.fields);
  await change('brand.colors.main', '#123456', '#cb3049');
  await change('brand.name', 'Kept', 'Kindred');
  await change(textPath('en', 'web/home/title'), headline, null);
  const answer = await replace({ bundle: 'sports' });
  expect(answer.statusCode, answer.body).toBe(200);
  const values = valuesIn(await read());
  expect(values).toMatchObject({
    'brand.name': 'Kept',
    'brand.colors.main': '#123456',
    'brand.corners': 'square',
    [textPath('en', 'web/home/title')]: headline,
  });
  expect(values['brand.colors.accent']).toBeUndefined();
  const fields = values['fields'] as OwnField[];
  expect(fields.slice(0, 2)).toEqual(own);
  expect(fields.map(({ number }) => number)).toContain(20401);
  // The look of a bundle gives way to that of another, whose fields are added.
  await replace({ bundle: 'parents' });
  const then = valuesIn(await read());
  expect(then).toMatchObject({ 'brand.corners': 'round', 'brand.colors.main': '#123456' });
  expect((then['fields'] as OwnField[]).map(({ number }) => number)).toEqual(
    expect.arrayContaining([4, 77, 20401, 20101]),
  );
  // A second press changes nothing.
  const { draft } = await read();
  expect((await replace({ bundle: 'parents' })).statusCode).toBe(200);
  expect(valuesIn(await read())).toEqual(then);
  expect(draft).toHaveLength(16);
});

interface Shown {
  draft: string;
  changes: { path: string }[];
  sensitive: string[];
}

test('what a bundle would change is shown first, and a file of it does the same', async () => {
  const list = dataOf<{ bundles: { name: string; title: string }[] }>(
    await ada.get('/site/bundles'),
  );
  expect(list.bundles.map(({ title }) => title)).toContain('Over 50');
  const shown = dataOf<Shown>(await ada.get('/site/bundles/faith'));
  expect(shown.sensitive).toEqual(expect.arrayContaining(['Congregation', 'Practice']));
  await ada.send('POST', '/site/draft', { seen: shown.draft, bundle: 'faith' });
  const pressed = valuesIn(await read());
  expect(Object.keys(pressed).toSorted()).toEqual(shown.changes.map(({ path }) => path).toSorted());
  await replace();
  const file = bundleOf('faith');
  expect((await replace({ file })).statusCode).toBe(200);
  expect(valuesIn(await read())).toEqual(pressed);
  const wrong = await replace({ file: { ...file, document: { ...file.document, fields: [{}] } } });
  expect(wrong.statusCode).toBe(400);
  expect(valuesIn(await read())).toEqual(pressed);
  expect((await ada.get('/site/bundles/none')).statusCode).toBe(400);
});

test('a document that already has all of a bundle stays as it is', () => {
  const once: SiteDocument = withBundle(defaults, bundleOf('lgbtq'), defaults);
  expect(withBundle(once, bundleOf('lgbtq'), defaults)).toEqual(once);
  const own = withValues(once, [['brand.fonts', 'system']]);
  expect(withBundle(own, bundleOf('faith'), defaults).brand.fonts).toBe('system');
});
