import { b as formatNumber } from '../entry.mjs';
// web/src/texts/en/lists.ts
/** Texts that several screens of the back office share. */
var messages = {
  paging: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (from, until, pages) =>
      from === until
        ? `Page ${formatNumber(from)} of ${formatNumber(pages)}`
        : `Pages ${formatNumber(from)}–${formatNumber(until)} of ${formatNumber(pages)}`,
    goTo: 'Go to page',
    size: 'Rows per page',
  },
  views: {
    title: 'Views',
    loading: 'Loading views...',
    failed: 'Error loading views',
    again: 'Try again',
    none: 'No saved views yet.',
    builtIn: 'for everyone',
    private: 'only you',
    shared: 'shared with the team',
    by: (name) => `by ${name}`,
    rename: 'Rename',
    renameOf: (name) => `New name for ${name}`,
    share: 'Share',
    unshare: 'Stop sharing',
    delete: 'Delete',
    cancel: 'Cancel',
    name: 'View name',
    saveThis: 'Save this list',
    nameAbout: 'Keeps the filters, sorting and columns.',
    shareNew: 'Share with the team',
    save: 'Save view',
  },
  filters: {
    title: 'Filters',
    close: 'Close',
  },
  since: (date) => `Since ${date}`,
  clearSince: (date) => `Since ${date}: show any time`,
  searchButton: 'Search',
  clearFilters: 'Clear filters',
  clearSearch: 'Clear search',
};
export { messages as t };
