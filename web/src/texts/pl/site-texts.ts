// Made from texts/pl/site-texts.json. Change it there.
// @ts-nocheck
import { formatNumber } from '../../lib/formats/formats.ts';

export const messages = {
title: "Teksty",
about: "Powiedz wszystko własnymi słowami, w każdym języku. To, co w nawiasach klamrowych, na przykład {brand}, jest uzupełniane.",
language: "Język",
search: "Szukaj",
words: "Słowa z tekstu",
mail: "E-mail",
allTexts: "Wszystkie teksty",
only: {
legend: "Które teksty",
all: "Wszystkie",
own: "Twoje",
outdated: "Zmieniony wzór",
},
first: ({ shown, found }: { shown: string | number; found: number }) => `Pierwsze ${shown} z ${formatNumber(found)}. Wpisz więcej słów.`,
none: {
all: "Żaden tekst nie zawiera tych słów.",
own: "W tym języku nie ma jeszcze twoich tekstów.",
outdated: "Żaden wzór nie zmienił się od czasu twoich tekstów.",
},
ownWords: "Twoimi słowami",
byDefault: "Wzór",
values: ({ names }: { names: string | number }) => `Uzupełniane: ${names}`,
reset: "Użyj wzoru",
was: ({ before }: { before: string | number }) => `Wzór zmienił się od czasu twojego tekstu. Wcześniej brzmiał: ${before}`,
keep: "Zachowaj mój",
gone: "W tej wersji nie ma już tego tekstu.",
remove: "Usuń",
notBuilt: "Strony w tym języku są jeszcze przygotowywane. Zajrzyj za minutę.",
sendTest: "Wyślij mi próbkę",
sent: "Próbka jest w drodze na twój adres e-mail.",
mailFrame: "E-mail z przykładowymi danymi",
loading: "Ładowanie tekstów…",
failed: "Nie udało się załadować tekstów",
again: "Spróbuj ponownie",
};
