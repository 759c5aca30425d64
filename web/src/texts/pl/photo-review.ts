// Made from texts/pl/photo-review.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
title: "Sprawdzanie zdjęć",
loading: "Wczytywanie zdjęć…",
failed: "Nie udało się wczytać zdjęć",
again: "Spróbuj ponownie",
left: ({ count }: { count: number }) => `${plural(count, { one: `${formatNumber(count)} zdjęcie do sprawdzenia`, few: `${formatNumber(count)} zdjęcia do sprawdzenia`, many: `${formatNumber(count)} zdjęć do sprawdzenia`, other: `${formatNumber(count)} zdjęcia do sprawdzenia` })}`,
none: "Wszystko załatwione",
noneAbout: "Nowe zdjęcia pojawią się tu automatycznie.",
toReports: "Zobacz otwarte zgłoszenia",
rules: "Dlaczego zdjęcia są odrzucane",
ruleColumns: ["Powód", "Co czyta ta osoba"],
others: "Pozostałe zdjęcia sprawdzają inne osoby z zespołu.",
strip: "Zdjęcia do sprawdzenia",
nth: ({ number }: { number: string | number }) => `Zdjęcie ${number}`,
photo: ({ name }: { name: string | number }) => `Zdjęcie: ${name}`,
othersOf: "Zatwierdzone zdjęcia tej osoby",
other: ({ number, name }: { number: string | number; name: string | number }) => `${name}, zatwierdzone zdjęcie ${number}`,
noOthers: "Jeszcze żadnych.",
unloaded: "Nie udało się wczytać tego zdjęcia.",
aMember: "ktoś",
who: ({ age, name }: { age: null | string | number; name: string | number }) => `${age === null ? `${name}` : `${name}, ${age}`}`,
main: "Główne zdjęcie",
more: "Dodatkowe zdjęcie",
added: ({ when }: { when: string | number }) => `Dodane ${when}`,
approve: "Zatwierdź",
reject: "Odrzuć, powód:",
rejectStart: "Odrzuć",
close: "Zamknij",
approved: ({ name }: { name: string | number }) => `Zdjęcie zatwierdzone: ${name}.`,
rejected: ({ name }: { name: string | number }) => `Zdjęcie odrzucone: ${name}.`,
undo: "Cofnij",
keys: "Skróty klawiszowe",
keyHints: [["J, K", "Następne, poprzednie"], ["U", "Cofnij"]],
};
