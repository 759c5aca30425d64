import { catalogNames } from '@kindred/contract/site/catalogs';
import type { SiteDocument } from '@kindred/contract/site/document';
import { nameForReader } from '@kindred/contract/site/own-fields';

/** What the owner called a choice of theirs, for archives. The keys of the others say it. */
export function choiceInWords({ catalogs }: SiteDocument, key: string) {
  const { names } =
    catalogNames.flatMap((name) => catalogs[name]).find((choice) => choice.key === key) ?? {};
  return names ? nameForReader(names, 'en') : key;
}
