// Made from texts/pl/site-binding.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
binding: "Tę podstronę trzeba zaakceptować",
about: "Nowe osoby akceptują ją przy rejestracji, wszystkie inne, zanim przejdą dalej. Zapisujemy, kto zaakceptował którą wersję, słowo w słowo.",
change: "Tekst się zmienił",
ask: "Zapytaj wszystkich ponownie",
correct: "Drobna poprawka: bez pytania",
from: "Akceptacja jest potrzebna od",
fromAbout: "Do tego czasu widać zapowiedź i można zaakceptować wcześniej. Zwykle to 30 dni, a prawo może wymagać więcej.",
past: "Wybierz dzisiaj lub późniejszy dzień",
noteAbout: "To czyta się nad linkiem do całego tekstu. Może zostać puste.",
corrected: ({ version }: { version: string | number }) => `Zostaje wersja ${version}: kto ją zaakceptował, nie zobaczy pytania ponownie.`,
present: ({ version, day }: { version: string | number; day: string | number }) => `Wersja ${version} obowiązuje od: ${day}.`,
note: ({ language }: { language: string | number }) => `Co się zmieniło (${language})`,
accepted: {
title: "Zaakceptowane teksty",
about: "Każdy tekst słowo w słowo, tak jak go zaakceptowano. Plik mówi, kto zaakceptował którą wersję, w jakim języku i kiedy. Usuniętych kont w nim nie ma.",
download: "Pobierz jako CSV",
read: "Czytaj",
close: "Zamknij",
loading: "Wczytywanie tekstu…",
failed: "Nie udało się wczytać tekstu",
again: "Spróbuj ponownie",
version: ({ title, version }: { title: string | number; version: string | number }) => `${title}, wersja ${version}`,
since: ({ language, day }: { language: string | number; day: string | number }) => `${language}, od: ${day}`,
readOf: ({ title, version, language }: { title: string | number; version: string | number; language: string | number }) => `Czytaj: ${title}, wersja ${version}, ${language}`,
members: ({ count }: { count: number }) => `${plural(count, { one: `1 osoba`, few: `${formatNumber(count)} osoby`, other: `${formatNumber(count)} osób` })}`,
},
consequences: {
asks: ({ title, day }: { title: string | number; day: string | number }) => `„${title}”: akceptacja jest potrzebna od: ${day}.`,
corrected: ({ title }: { title: string | number }) => `„${title}”: poprawka, o którą nikt nie zostanie zapytany.`,
free: ({ title }: { title: string | number }) => `„${title}”: akceptacja nie jest już potrzebna.`,
},
mailAll: "Wyślij to e-mailem wszystkim",
mailAllAbout: "Każda osoba dostaje teraz powiadomienie i e-mail, niezależnie od ustawień. Bez tego przeczyta o tym po powrocie.",
};
