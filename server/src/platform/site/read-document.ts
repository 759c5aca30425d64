import { isDeepStrictEqual } from 'node:util';
import { SiteFile } from '@kindred/contract/site';
import {
  type SiteDocument,
  type SitePath,
  demoFigures,
  schemaAt,
  pathsOf,
  valueAt,
  withValues,
} from '@kindred/contract/site/document';
import { faultsIn } from '../http/input/validation.ts';
import { faultsInValue } from './value-faults.ts';

/** What is wrong with a file that someone made, by its path. What its document leaves out has its default. */
export function checkFile(given: unknown, defaults: SiteDocument) {
  const { document, images = {}, ...more } = isRecord(given) ? given : { document: given };
  const file = { document: fill(defaults, document), images, ...more };
  const faults = faultsIn(strictFile, file);
  if (faults.length > 0) return { file: file as SiteFile, faults };
  const read = file as SiteFile;
  return {
    file: { ...read, document: withoutDemo(read.document, defaults) },
    faults: faultsBeyondSchema(read),
  };
}

const faultsBeyondSchema = ({ document }: SiteFile) =>
  pathsOf(document).flatMap((path) =>
    faultsInValue(path, valueAt(document, path), `document.${path}`),
  );

const strictFile = { ...SiteFile, additionalProperties: false };

/**
 * A document as it was stored, perhaps by another version of Kindred: what this one does not know is left out, and a value that
 * it can't use is the default. A site is never down because of it. The schema alone decides: a later version may use the
 * address of a page itself, and the page stays.
 */
export function readStored(stored: unknown, defaults: SiteDocument) {
  const filled = fill(defaults, stored) as SiteDocument;
  const unusable: SitePath[] = [];
  const values = pathsOf(filled).map((path) => {
    const value = valueAt(filled, path);
    if (faultsIn(schemaAt(path), value).length === 0) return [path, value] as const;
    unusable.push(path);
    return [path, valueAt(defaults, path)] as const;
  });
  return { document: withoutDemo(withValues(defaults, values), defaults), unusable };
}

/** No one can write to it. */
export const isPlaceholder = (email: string) => /[@.]example$/i.test(email);

/**
 * A document may have been published or exported in a demo. What its owner left as it was there says nothing about a real
 * site: its figures, and a support address that can't exist if the installation has another one.
 */
function withoutDemo(document: SiteDocument, defaults: SiteDocument): SiteDocument {
  const { brand, frontPage } = document;
  const hasAddress =
    !isPlaceholder(brand.supportEmail) || isPlaceholder(defaults.brand.supportEmail);
  const { supportEmail } = hasAddress ? brand : defaults.brand;
  const isOfDemo = isDeepStrictEqual(frontPage.figures, demoFigures);
  const { figures } = isOfDemo ? defaults.frontPage : frontPage;
  return { ...document, brand: { ...brand, supportEmail }, frontPage: { ...frontPage, figures } };
}

/** What is given, and the default of what is not. */
function fill(fallback: unknown, given: unknown): unknown {
  if (!isRecord(fallback)) return given === undefined ? fallback : given;
  if (!isRecord(given)) return given === undefined ? fallback : given;
  const names = new Set([...Object.keys(fallback), ...Object.keys(given)]);
  return Object.fromEntries([...names].map((name) => [name, fill(fallback[name], given[name])]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
