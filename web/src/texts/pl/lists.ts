// Made from texts/pl/lists.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
paging: {
label: "Strony",
previous: "Poprzednia strona",
next: "Następna strona",
goTo: "Przejdź do strony",
size: "Wierszy na stronę",
page: ({ page, pages }: { page: number; pages: number }) => `Strona ${formatNumber(page)} z ${formatNumber(pages)}`,
pages: ({ from, until, pages }: { from: number; until: number; pages: number }) => `Strony ${formatNumber(from)}–${formatNumber(until)} z ${formatNumber(pages)}`,
},
views: {
title: "Widoki",
loading: "Wczytywanie widoków…",
failed: "Nie udało się wczytać widoków",
again: "Spróbuj ponownie",
none: "Nie ma jeszcze zapisanych widoków.",
builtIn: "dla wszystkich",
private: "tylko dla ciebie",
shared: "udostępniony zespołowi",
by: ({ name }: { name: string | number }) => `od: ${name}`,
rename: "Zmień nazwę",
renameOf: ({ name }: { name: string | number }) => `Nowa nazwa zamiast „${name}”`,
share: "Udostępnij",
unshare: "Nie udostępniaj",
delete: "Usuń",
cancel: "Anuluj",
name: "Nazwa widoku",
saveThis: "Zapisz tę listę",
nameAbout: "Zachowuje filtry, sortowanie i kolumny.",
shareNew: "Udostępnij zespołowi",
save: "Zapisz widok",
},
filters: {
title: "Filtry",
close: "Zamknij",
},
since: ({ date }: { date: string | number }) => `Od ${date}`,
clearSince: ({ date }: { date: string | number }) => `Od ${date}: pokaż dowolny czas`,
searchButton: "Szukaj",
clearFilters: "Wyczyść filtry",
clearSearch: "Wyczyść wyszukiwanie",
};
