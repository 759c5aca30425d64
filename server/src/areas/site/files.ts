import type { SiteFile } from '@kindred/contract/site';
import {
  type SiteDocument,
  type SitePath,
  valueAt,
  withValues,
} from '@kindred/contract/site/document';
import type { Db } from '../../db/statement.ts';
import { invalidFields } from '../../platform/http/input/validation.ts';
import { checkFile } from '../../platform/site/read-document.ts';
import { imageIdsOf, imagePaths } from './draft.ts';
import { findImages, storeImage } from './images.ts';

/** A document with its pictures. */
export async function writeFile(db: Db, document: SiteDocument): Promise<SiteFile> {
  const found = await findImages(db, imageIdsOf(document));
  const images = Object.fromEntries(found.map(({ id, png }) => [id, png.toString('base64')]));
  return { document, images };
}

/** The document of a file. Its pictures are stored here, with ids of their own. */
export async function readFile(db: Db, given: unknown, defaults: SiteDocument, now: Date) {
  const { file, faults } = checkFile(given, defaults);
  if (faults.length > 0) throw invalidFields(faults);
  const stored = new Map<string, string>();
  const values: [SitePath, string][] = [];
  for (const path of imagePaths) {
    const id = valueAt(file.document, path) as string | null;
    const image = id === null ? undefined : file.images[id];
    if (id === null || image === undefined) continue;
    if (!stored.has(id))
      stored.set(id, await storeImage(db, path === 'brand.icon' ? 'icon' : 'logo', image, now));
    values.push([path, stored.get(id) ?? id]);
  }
  return withValues(file.document, values);
}
