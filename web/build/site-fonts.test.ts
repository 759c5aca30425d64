import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { figtree, fontFamilies, fontSubsets } from '@kindred/contract/site/fonts';
import { expect, test } from 'vitest';
import { chosenFonts, stableName } from './site-fonts.ts';

const read = (source: string) => readFileSync(fileURLToPath(import.meta.resolve(source)));

test.each([...Object.entries(fontFamilies), ['figtree', figtree]] as const)(
  'the files of %s have the version of its package in their names',
  (name, { version }) => {
    const { version: installed } = JSON.parse(
      String(read(`@fontsource-variable/${name}/package.json`)),
    ) as { version: string };
    expect(version).toBe(installed);
    expect(stableName(`${name}-latin-wght-normal.woff2`)).toContain(`-${installed}.woff2`);
  },
);

test.each(Object.entries(fontFamilies))(
  'the rules of %s are those of its package',
  (name, { family, weights }) => {
    const sheet = String(read(`@fontsource-variable/${name}/wght.css`));
    expect(sheet).toContain(`font-family: '${family}'`);
    expect(sheet).toContain(`font-weight: ${weights};`);
    for (const range of Object.values(fontSubsets))
      expect(sheet).toContain(`unicode-range: ${range};`);
  },
);

test('every font that can be chosen is there', () => {
  for (const { source } of chosenFonts) expect(read(source).length).toBeGreaterThan(10_000);
});
