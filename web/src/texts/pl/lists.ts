import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/lists.ts';
import { formatNumber } from '../../lib/formats/formats.ts';

/** Texts that several screens of the back office share. */
export const messages: Translated<typeof en> = {
  paging: {
    label: 'Strony',
    previous: 'Poprzednia strona',
    next: 'Następna strona',
    page: (from: number, until: number, pages: number) =>
      from === until
        ? `Strona ${formatNumber(from)} z ${formatNumber(pages)}`
        : `Strony ${formatNumber(from)}–${formatNumber(until)} z ${formatNumber(pages)}`,
    goTo: 'Przejdź do strony',
    size: 'Wierszy na stronę',
  },
  views: {
    title: 'Widoki',
    loading: 'Wczytywanie widoków…',
    failed: 'Nie udało się wczytać widoków',
    again: 'Spróbuj ponownie',
    none: 'Nie ma jeszcze zapisanych widoków.',
    builtIn: 'dla wszystkich',
    private: 'tylko dla ciebie',
    shared: 'udostępniony zespołowi',
    by: (name: string) => `od: ${name}`,
    rename: 'Zmień nazwę',
    renameOf: (name: string) => `Nowa nazwa zamiast „${name}”`,
    share: 'Udostępnij',
    unshare: 'Nie udostępniaj',
    delete: 'Usuń',
    cancel: 'Anuluj',
    name: 'Nazwa widoku',
    saveThis: 'Zapisz tę listę',
    nameAbout: 'Zachowuje filtry, sortowanie i kolumny.',
    shareNew: 'Udostępnij zespołowi',
    save: 'Zapisz widok',
  },
  filters: { title: 'Filtry', close: 'Zamknij' },
  since: (date: string) => `Od ${date}`,
  clearSince: (date: string) => `Od ${date}: pokaż dowolny czas`,
  searchButton: 'Szukaj',
  clearFilters: 'Wyczyść filtry',
  clearSearch: 'Wyczyść wyszukiwanie',
};
