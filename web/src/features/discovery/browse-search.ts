/**
 * The filters and the order of the page, from its URL. The page drops invalid values: this file loads with every page.
 */
export interface BrowseSearch {
  searchTerm?: string | undefined;
  gender?: string | undefined;
  minAge?: number | undefined;
  maxAge?: number | undefined;
  maxDistance?: number | undefined;
  bothWays?: boolean | undefined;
  sort?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);
const number = (value: unknown) => (Number.isInteger(value) ? (value as number) : undefined);
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);

export const readBrowseSearch = (search: Record<string, unknown>): BrowseSearch => ({
  searchTerm: text(search['searchTerm']),
  gender: text(search['gender']),
  minAge: number(search['minAge']),
  maxAge: number(search['maxAge']),
  maxDistance: number(search['maxDistance']),
  bothWays: flag(search['bothWays']),
  sort: text(search['sort']),
});
