// Made from texts/pl/home.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
greeting: ({ name }: { name: string | number }) => `Miło cię widzieć, ${name}`,
title: "Znajdź kogoś dla siebie",
lead: "Poznaj ludzi, którzy lubią to, co ty, i szukają tego samego.",
getStarted: "Zacznij",
learnMore: "Dowiedz się więcej",
nextStep: {
label: "Następny krok",
loading: "Wczytywanie następnego kroku…",
failed: "Nie udało się wczytać strony głównej",
again: "Spróbuj ponownie",
verify: {
title: "Potwierdź adres e-mail",
about: "Wtedy inni cię znajdą, a ty zobaczysz ich.",
action: "Wpisz kod",
verb: "Wpisz",
},
required: {
title: "Uzupełnij profil",
about: "Inni jeszcze nie mogą cię znaleźć.",
action: "Dalej",
verb: "Dalej",
},
missing: ({ done, all }: { done: number; all: string | number }) => `Gotowe części: ${done} z ${all}. Inni znajdą cię, gdy gotowe będą wszystkie.`,
reply: {
title: "Mamy odpowiedź na twoje zgłoszenie",
about: "Przeczytaj, co ustaliliśmy.",
action: "Przeczytaj odpowiedź",
verb: "Czytaj",
},
match: {
title: ({ name }: { name: string | number }) => `Ty i ${name} podobacie się sobie`,
about: "Jest dopasowanie!",
action: "Zobacz dopasowania",
verb: "Zobacz",
},
turn: {
title: ({ name }: { name: string | number }) => `${name} czeka na odpowiedź`,
action: "Odpowiedz",
verb: "Odpowiedz",
},
hello: {
title: ({ name }: { name: string | number }) => `Ty i ${name}: pora na „cześć”`,
about: "Macie dopasowanie, ale nikt jeszcze nie napisał.",
action: "Napisz wiadomość",
verb: "Napisz",
},
interests: {
title: "Wybierz zainteresowania",
about: "Pokażą innym, co macie wspólnego.",
action: "Wybierz zainteresowania",
verb: "Wybierz",
},
prompts: {
title: "Dokończ zdanie",
about: "Innym łatwiej będzie do ciebie napisać.",
action: "Wybierz zdanie",
verb: "Wybierz",
},
questions: {
title: ({ missing }: { missing: number }) => `${plural(missing, { one: `Odpowiedz jeszcze na ${missing} pytanie`, few: `Odpowiedz jeszcze na ${missing} pytania`, many: `Odpowiedz jeszcze na ${missing} pytań`, other: `Odpowiedz jeszcze na ${missing} pytania` })}`,
about: "Potem zobaczysz, jak bardzo pasujesz do innych.",
action: "Odpowiedz na pytania",
verb: "Odpowiedz",
},
likes: {
title: ({ count }: { count: number }) => `${plural(count, { one: `Podobasz się 1 osobie`, few: `Podobasz się ${count} osobom`, many: `Podobasz się ${count} osobom`, other: `Podobasz się ${count} osobom` })}`,
about: "Odwzajemnij polubienie, a będzie dopasowanie.",
action: "Zobacz polubienia",
verb: "Zobacz",
},
browse: {
title: "Zobacz, kto jest tu nowy",
about: "Jest kogo poznać.",
action: "Przeglądaj profile",
verb: "Zobacz",
},
widen: {
title: "Na razie nikt nowy nie pasuje",
about: "Zobacz, co zmienić, żeby poznać więcej osób.",
action: "Zobacz, co pomoże",
verb: "Zobacz",
},
},
today: {
title: "Dzisiaj",
loading: "Wczytywanie nowości…",
turn: "Twoja kolej",
allMatches: "Wszystkie dopasowania",
photo: ({ name }: { name: string | number }) => `${name}: zdjęcie`,
silent: "Macie dopasowanie. Nikt jeszcze nie napisał.",
seeAll: "Zobacz wszystko",
locked: "Odwzajemnij polubienie, a będzie dopasowanie.",
people: "Nowe osoby",
discover: "Odkrywaj",
question: "Jedno pytanie",
skip: "Pomiń",
another: "Inne pytanie",
},
collage: {
first: {
name: "Amara",
age: "27",
},
second: {
name: "Jonas",
age: "30",
},
common: "Dwa wspólne zainteresowania",
interests: "Niedzielne wędrówki, jazz na żywo",
},
figures: {
title: "W liczbach",
activeUsers: "Aktywne osoby",
successStories: "Szczęśliwe historie",
satisfaction: "Zadowolone osoby",
support: "Wsparcie",
},
features: {
title: "Co tu znajdziesz",
safe: {
title: "Bezpiecznie",
text: "Twoją lokalizację zaokrąglamy przed zapisem do około dwóch kilometrów. Bez reklam, bez śledzenia i z hasłami, których nawet my nie możemy odczytać.",
},
smart: {
title: "Mądre dopasowania",
text: "Profil to więcej niż zdjęcie: kogo chcesz poznać, co lubisz i kim jesteś, twoimi słowami.",
},
global: {
title: "Ludzie z całego świata",
text: "Każde miasto w każdym kraju i płeć opisana własnymi słowami. Zapraszamy wszystkich, którzy mają co najmniej 18 lat.",
},
},
signIn: {
title: "Masz już konto?",
text: "Zaloguj się e-mailem i hasłem.",
action: "Zaloguj się",
noAccount: "Nie masz konta?",
join: "Załóż je",
},
};
