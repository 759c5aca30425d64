// Made from texts/de/lists.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
paging: {
label: "Seiten",
previous: "Vorherige Seite",
next: "Nächste Seite",
goTo: "Zu Seite gehen",
size: "Zeilen pro Seite",
page: ({ page, pages }: { page: number; pages: number }) => `Seite ${formatNumber(page)} von ${formatNumber(pages)}`,
pages: ({ from, until, pages }: { from: number; until: number; pages: number }) => `Seiten ${formatNumber(from)}–${formatNumber(until)} von ${formatNumber(pages)}`,
},
views: {
title: "Ansichten",
loading: "Ansichten werden geladen …",
failed: "Ansichten konnten nicht geladen werden",
again: "Neu laden",
none: "Noch keine gespeicherten Ansichten.",
builtIn: "für alle",
private: "nur für dich",
shared: "mit dem Team geteilt",
by: ({ name }: { name: string | number }) => `von ${name}`,
rename: "Umbenennen",
renameOf: ({ name }: { name: string | number }) => `Neuer Name für ${name}`,
share: "Teilen",
unshare: "Nicht mehr teilen",
delete: "Löschen",
cancel: "Abbrechen",
name: "Name der Ansicht",
saveThis: "Diese Liste speichern",
nameAbout: "Gespeichert werden Filter, Sortierung und Spalten.",
shareNew: "Mit dem Team teilen",
save: "Ansicht speichern",
},
filters: {
title: "Filter",
close: "Schließen",
},
since: ({ date }: { date: string | number }) => `Seit ${date}`,
clearSince: ({ date }: { date: string | number }) => `Seit ${date}: beliebige Zeit anzeigen`,
searchButton: "Suchen",
clearFilters: "Filter entfernen",
clearSearch: "Suche leeren",
};
