// Made from texts/pl/saved-searches.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Zapisane wyszukiwania",
loading: "Wczytywanie wyszukiwań…",
failed: "Nie udało się tego wczytać",
again: "Spróbuj ponownie",
close: "Zamknij",
cancel: "Anuluj",
button: ({ count }: { count: number }) => `${count === 0 ? `Zapisane wyszukiwania` : `Zapisane wyszukiwania (${count})`}`,
none: "Jeszcze żadnych zapisanych wyszukiwań",
noneAbout: "Ustaw filtry i zapisz je tutaj. Możemy dać ci znać, gdy pojawią się nowe pasujące osoby.",
list: "Twoje zapisane wyszukiwania",
open: ({ name }: { name: string | number }) => `Pokaż osoby: ${name}`,
alerts: ({ name }: { name: string | number }) => `Alerty: ${name}`,
rename: ({ name }: { name: string | number }) => `Zmień nazwę: ${name}`,
newName: ({ name }: { name: string | number }) => `Nowa nazwa zamiast „${name}”`,
saveName: "Zapisz nazwę",
delete: ({ name }: { name: string | number }) => `Usuń: ${name}`,
alertsOn: "Alerty włączone",
alertsOff: "Alerty wyłączone",
locked: "Wymaga premium: ma filtry, których twój plan już nie obejmuje. Nie wysyła alertów.",
saveTitle: "Zapisz to wyszukiwanie",
saveAbout: "Zachowuje filtry i kolejność, które teraz widzisz. Możesz zapisać do 10.",
name: "Nazwa",
notifyMe: "Powiadamiaj mnie o nowych osobach, najwyżej raz dziennie",
save: "Zapisz wyszukiwanie",
};
