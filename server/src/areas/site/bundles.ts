import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { type BundleName, bundleNames } from '@kindred/contract/site/bundle-names';
import { SiteBundle } from '@kindred/contract/site/bundles';
import {
  type SiteDocument,
  type SitePath,
  valueAt,
  withValues,
} from '@kindred/contract/site/document';
import type { OwnField } from '@kindred/contract/site/own-fields';
import { textPath } from '@kindred/contract/site/own-texts';
import { languageCodes } from '@kindred/contract/languages';
import { faultsIn, invalidFields } from '../../platform/http/input/validation.ts';

const read = (name: BundleName) =>
  JSON.parse(
    readFileSync(new URL(`../../../site-bundles/${name}.json`, import.meta.url), 'utf8'),
  ) as SiteBundle;

const bundles = new Map<BundleName, SiteBundle>();

/** Read once, when someone asks for it. */
export function bundleOf(name: BundleName): SiteBundle {
  const found = bundles.get(name) ?? read(name);
  bundles.set(name, found);
  return found;
}

export const isBundle = (file: unknown): file is SiteBundle =>
  typeof file === 'object' && file !== null && 'bundle' in file;

/** A bundle of a file, which may be anyone's. */
export function checkBundle(file: unknown): SiteBundle {
  const faults = faultsIn(SiteBundle, file);
  if (faults.length > 0) throw invalidFields(faults);
  return file as SiteBundle;
}

/** What a bundle says that is one value each: its look, and its words. */
function valuesOf({ document: { brand, texts } }: SiteBundle): [SitePath, unknown][] {
  return [
    ['brand.colors.main', brand.colors.main],
    ['brand.colors.accent', brand.colors.accent],
    ['brand.fonts', brand.fonts],
    ['brand.corners', brand.corners],
    ...languageCodes.flatMap((code) =>
      Object.entries(texts[code]).map(([id, text]): [SitePath, unknown] => [
        textPath(code, id),
        text,
      ]),
    ),
  ];
}

/** A document with a bundle added to it: what the owner has chosen, written or added themselves stays as it is. */
export function withBundle(
  document: SiteDocument,
  bundle: SiteBundle,
  defaults: SiteDocument,
): SiteDocument {
  const given = bundleNames.map((name) => new Map(valuesOf(bundleOf(name))));
  // The look of another bundle is no choice that is lost with it.
  const isOwn = (path: SitePath) => {
    const value = valueAt(document, path);
    const others = [valueAt(defaults, path), ...given.map((values) => values.get(path))];
    return !others.some((other) => isDeepStrictEqual(value, other ?? null));
  };
  const colors: readonly SitePath[] = ['brand.colors.main', 'brand.colors.accent'];
  // Two colors are one choice.
  const keepsColors = colors.some(isOwn);
  const values = valuesOf(bundle).filter(([path]) =>
    colors.includes(path) ? !keepsColors : !isOwn(path),
  );
  return withValues(document, [...values, ['fields', withFields(document.fields, bundle)]]);
}

const withFields = (fields: readonly OwnField[], { document }: SiteBundle) => [
  ...fields,
  ...document.fields.filter(({ number }) => fields.every((field) => field.number !== number)),
];
