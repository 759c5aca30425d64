// Made from texts/pl/commands.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
title: "Polecenia i osoby",
field: "Strona, polecenie lub osoba",
hint: "Imię, e-mail, ID lub polecenie",
close: "Zamknij",
groups: {
recent: "Ostatnie",
pages: "Strony",
actions: "Polecenia",
cases: "Sprawy i zgłoszenia",
people: "Osoby",
},
case: ({ id }: { id: string | number }) => `Sprawa ${id}`,
report: ({ id }: { id: string | number }) => `Zgłoszenie ${id}`,
closed: "Zamknięte",
results: "Wyniki",
scheme: {
light: "Jasny motyw",
dark: "Ciemny motyw",
auto: "Motyw mojego urządzenia",
},
nextCase: "Otwórz następną sprawę",
aroundDesk: "Przy sprawach",
desk: "Sprawy",
searching: "Szukanie…",
none: "Brak wyników. Spróbuj innego słowa.",
failed: "Wyszukiwanie nie działa. Spróbuj ponownie.",
found: ({ count }: { count: number }) => `${plural(count, { one: `${count} wynik`, few: `${count} wyniki`, many: `${count} wyników`, other: `${count} wyniku` })}`,
};
