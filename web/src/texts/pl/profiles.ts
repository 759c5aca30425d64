// Made from texts/pl/profiles.json. Change it there.
// @ts-nocheck
import { formatPercent } from '../../lib/formats/formats.ts';
import { plural } from '@kindred/contract/texts/pl/plural';

export const messages = {
loading: "Wczytywanie profilu…",
failed: "Nie udało się tego wczytać",
again: "Spróbuj ponownie",
saving: "Zapisywanie…",
save: "Zapisz",
cancel: "Anuluj",
edit: "Edytuj",
editGroup: ({ group }: { group: string | number }) => `Edytuj: ${group}`,
nothing: "Jeszcze nic",
groups: {
about: "O tobie",
seeking: "Kogo chcesz poznać",
place: "Twoja lokalizacja",
bio: "O mnie",
interests: "Zainteresowania",
prompts: "Zdania",
},
genders: {
woman: "Kobieta",
man: "Mężczyzna",
nonbinary: "Osoba niebinarna",
},
sought: {
woman: "kobiety",
man: "mężczyźni",
nonbinary: "osoby niebinarne",
other: "osoby innej płci",
},
summary: {
bothWays: "Tylko osoby, które szukają kogoś takiego jak ja",
within: ({ distance }: { distance: string | number }) => `Do ${distance}`,
anywhere: "Wszędzie",
ages: ({ from, to }: { from: string | number; to: number }) => `Od ${from} do ${to} lat`,
anyone: "Także osoby, które szukają kogoś innego",
},
own: {
title: "Twój profil",
needed: ({ done, all }: { done: string | number; all: string | number }) => `${done} z ${all} rzeczy potrzebnych, żeby inni cię znaleźli`,
better: ({ percent }: { percent: number }) => `Profil uzupełniony w ${formatPercent(percent)}`,
next: {
about: "Następny krok: napisz, kim jesteś.",
place: "Następny krok: dodaj miasto, żeby było widać, jak daleko jesteś.",
seeking: "Następny krok: wybierz, kogo chcesz poznać.",
photo: "Następny krok: dodaj zdjęcie, żeby inni mogli cię znaleźć.",
interests: "Następny krok: wybierz kilka zainteresowań. Pokażą innym, co macie wspólnego.",
prompts: "Następny krok: dokończ zdanie. Innym łatwiej będzie do ciebie napisać.",
questions: "Następny krok: odpowiedz na kilka pytań. Im więcej odpowiedzi, tym lepsze dopasowania.",
facts: "Następny krok: dodaj kilka informacji o sobie. Ułatwiają innym decyzję.",
},
allDone: "Twój profil jest kompletny.",
asOthers: "Zobacz, jak widzą go inni",
forTeam: "Konta zespołu nie potrzebują profilu. Użytkownicy nigdy ich nie widzą.",
asOthersHidden: "Inni zobaczą twój profil, gdy będzie kompletny i będzie miał zdjęcie.",
years: ({ age }: { age: number }) => `${plural(age, { one: `${age} rok`, few: `${age} lata`, many: `${age} lat`, other: `${age} roku` })}`,
},
};
