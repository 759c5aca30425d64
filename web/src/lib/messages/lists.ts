import { formatNumber } from '../formats.ts';
import { inReadersLanguage } from './language.ts';

/** What several screens of the back office say alike. */
const en = {
  paging: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number, pages: number) => `Page ${formatNumber(page)} of ${formatNumber(pages)}`,
    goTo: 'Go to page',
    size: 'Rows on a page',
  },
  views: {
    title: 'Views',
    close: 'Close',
    loading: 'Loading views...',
    failed: (error: string) => `Error loading views: ${error}`,
    again: 'Try again',
    none: 'Nothing saved yet. Filter and sort the list, then save it here under a name.',
    private: 'only you',
    shared: 'shared with the team',
    by: (name: string) => `by ${name}`,
    rename: 'Rename',
    renameOf: (name: string) => `New name of ${name}`,
    share: 'Share',
    unshare: 'Stop sharing',
    delete: 'Delete',
    cancel: 'Cancel',
    name: 'Save this list as',
    nameAbout: 'Its filters, order and columns.',
    shareNew: 'Share it with the team',
    save: 'Save view',
  },
  searchButton: 'Search',
  clearSearch: 'Clear the search',
};

export const messages = inReadersLanguage({ en });
