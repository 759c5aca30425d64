import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/lists.ts';

/** Texts that several screens of the back office share. */
export const messages: Translated<typeof en> = {
  paging: {
    label: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
    page: (from: number, until: number, pages: number) =>
      from === until
        ? `Seite ${formatNumber(from)} von ${formatNumber(pages)}`
        : `Seiten ${formatNumber(from)}–${formatNumber(until)} von ${formatNumber(pages)}`,
    goTo: 'Zu Seite gehen',
    size: 'Zeilen pro Seite',
  },
  views: {
    title: 'Ansichten',
    loading: 'Ansichten werden geladen …',
    failed: 'Ansichten konnten nicht geladen werden',
    again: 'Neu laden',
    none: 'Noch keine gespeicherten Ansichten.',
    builtIn: 'für alle',
    private: 'nur für dich',
    shared: 'mit dem Team geteilt',
    by: (name: string) => `von ${name}`,
    rename: 'Umbenennen',
    renameOf: (name: string) => `Neuer Name für ${name}`,
    share: 'Teilen',
    unshare: 'Nicht mehr teilen',
    delete: 'Löschen',
    cancel: 'Abbrechen',
    name: 'Name der Ansicht',
    saveThis: 'Diese Liste speichern',
    nameAbout: 'Gespeichert werden Filter, Sortierung und Spalten.',
    shareNew: 'Mit dem Team teilen',
    save: 'Ansicht speichern',
  },
  filters: { title: 'Filter', close: 'Schließen' },
  since: (date: string) => `Seit ${date}`,
  clearSince: (date: string) => `Seit ${date}: beliebige Zeit anzeigen`,
  searchButton: 'Suchen',
  clearFilters: 'Filter entfernen',
  clearSearch: 'Suche leeren',
};
