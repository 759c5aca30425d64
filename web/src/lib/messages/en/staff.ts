import { formatNumber } from '../../formats.ts';

/** What several screens of the back office say alike. */
export const messages = {
  paging: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
    goTo: 'Go to page',
    size: 'Rows on a page',
  },
  searchButton: 'Search',
  clearSearch: 'Clear the search',
};
