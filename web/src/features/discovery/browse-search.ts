import type { FilterName } from '@kindred/contract/discovery/filters';

/**
 * The filters and the order of the page, from its URL. The page drops invalid values: this file loads with every page.
 */
export type BrowseSearch = {
  [K in FilterName | 'sort']?: string | number | boolean | undefined;
};

export const readBrowseSearch = (search: Record<string, unknown>): BrowseSearch =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
