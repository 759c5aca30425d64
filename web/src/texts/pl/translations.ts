// Made from texts/pl/translations.json. Change it there.
// @ts-nocheck
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
title: "Języki",
about: "Tłumaczenia są dziełem maszyn i osób, dla których dany język nie jest ojczysty. Daj każde do przeczytania komuś, dla kogo jest, a potem oznacz je tutaj.",
columns: ["Język", "Stan", "Czynności"],
loading: "Wczytywanie języków…",
failed: "Nie udało się wczytać języków",
again: "Spróbuj ponownie",
source: "Język źródłowy",
unread: "Jeszcze nieprzeczytany przez native speakera",
read: "Przeczytany przez native speakera",
changed: ({ time }: { time: string | number }) => `Przeczytany ${formatDate(time, { dateStyle: 'long' })}, ale potem teksty się zmieniły`,
marked: ({ reader, by, time }: { reader: string | number; by: null | string | number; time: string | number }) => `Kto przeczytał: ${reader}. Kto oznaczył: ${by === null ? `usunięte konto` : `${by}`}, ${formatDate(time, { dateStyle: 'long' })}.`,
version: ({ version }: { version: string | number }) => `Wersja tekstów: ${version}`,
mark: "Oznacz jako przeczytany",
markOf: ({ name }: { name: string | number }) => `Oznacz jako przeczytany: ${name}`,
unmark: "Cofnij oznaczenie",
unmarkOf: ({ name }: { name: string | number }) => `Cofnij oznaczenie: ${name}`,
dialog: ({ name }: { name: string | number }) => `Oznacz jako przeczytany: ${name}`,
dialogAbout: "Dotyczy tekstów w obecnej postaci. Gdy któryś się zmieni, ta strona to pokaże.",
reader: "Kto przeczytał teksty?",
readerAbout: "Imię i nazwisko lub firma, na przykład Anna Nowak",
readerMissing: "Podaj, kto przeczytał teksty.",
cancel: "Anuluj",
note: {
unread: "Tekstów w tym języku nie przeczytał jeszcze żaden native speaker. Jeśli któryś brzmi źle, daj znać administracji.",
changed: "Niektórych nowszych tekstów w tym języku nie przeczytał jeszcze żaden native speaker. Jeśli któryś brzmi źle, daj znać administracji.",
},
};
