import { faultsInCatalog, withKept } from '@kindred/contract/site/catalog-choices';
import { catalogNames, mostOwnChoices } from '@kindred/contract/site/catalogs';
import { type SiteDocument, withValues } from '@kindred/contract/site/document';
import type { Db } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { recordChoices } from '../../platform/site/choice-numbers.ts';

/** The document with all own choices that members may have, and with a number in cards for each interest and question. */
export async function keepChoices(
  db: Db,
  { catalogs: before }: SiteDocument,
  wanted: SiteDocument,
) {
  const document = withValues(
    wanted,
    catalogNames.map((name) => [`catalogs.${name}`, withKept(before[name], wanted.catalogs[name])]),
  );
  const tooLong = catalogNames.find((name) =>
    faultsInCatalog(name, document.catalogs[name]).some(
      ({ fault }) => fault.code === 'too_many_items',
    ),
  );
  const full = tooLong ?? (await recordChoices(db, document));
  if (full) throw new AppError('site_catalog_full', { params: { most: mostOwnChoices[full] } });
  return document;
}
