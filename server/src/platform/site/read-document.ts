import { SiteFile } from '@kindred/contract/site';
import {
  type SiteDocument,
  type SitePath,
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
  return {
    file: file as SiteFile,
    faults: faults.length > 0 ? faults : faultsBeyondSchema(file as SiteFile),
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
  return { document: withValues(defaults, values), unusable };
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
