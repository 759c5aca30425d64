// Made from texts/pl/welcome.json. Change it there.
// @ts-nocheck

export const messages = {
next: "Dalej",
back: "Wstecz",
later: "Dokończę później",
finish: "Zakończ",
saving: "Zapisywanie…",
steps: {
about: {
title: "O tobie",
lead: "Inni widzą twoje imię, wiek i płeć.",
},
place: {
title: "Gdzie mieszkasz",
lead: "Inni widzą twoje miasto i mniej więcej jak daleko jesteś.",
},
seeking: {
title: "Kogo chcesz poznać",
lead: "Zobaczysz osoby, które też szukają kogoś takiego jak ty. Możesz to zmienić w każdej chwili.",
},
photo: {
title: "Twoje zdjęcia",
lead: "Na początek wystarczy jedno wyraźne zdjęcie twarzy.",
},
interests: {
title: "Twoje zainteresowania",
lead: "Opcjonalnie. Pokażą innym, co macie wspólnego.",
},
prompts: {
title: "Dokończ zdania",
lead: "Opcjonalnie. Wybierz do trzech zdań i dokończ je w linijce lub dwóch.",
},
},
goTo: ({ step }: { step: string | number }) => `Przejdź do „${step}”`,
noPhoto: "Dodaj co najmniej jedno zdjęcie. Bez niego inni cię nie znajdą.",
photoComing: "Zdjęcie jeszcze się przesyła. Spróbuj ponownie za chwilę.",
interests: {
chosen: "Wybrane zainteresowania",
none: "Jeszcze nic nie wybrano",
remove: ({ interest }: { interest: string | number }) => `Usuń: ${interest}`,
search: "Szukaj zainteresowań",
count: ({ chosen, all }: { chosen: string | number; all: string | number }) => `${chosen} z ${all}`,
full: ({ all }: { all: number }) => `Masz już ${all}. Usuń któreś, żeby dodać inne.`,
noneFound: "Nie ma takiego zainteresowania. Spróbuj innego słowa.",
},
prompts: {
more: "Pokaż więcej zdań",
less: "Pokaż mniej zdań",
remove: ({ prompt }: { prompt: string | number }) => `Usuń zdanie: ${prompt}`,
count: ({ typed, all }: { typed: string | number; all: string | number }) => `${typed} z ${all}`,
full: ({ all }: { all: number }) => `Masz już ${all}. Usuń któreś zdanie, żeby wybrać inne.`,
},
preview: {
title: "Jak widzą cię inni",
noPhoto: "Twoje zdjęcie",
noName: "Twoje imię",
noPlace: "Twoje miasto",
prompt: "Dokończone zdanie",
interests: "Twoje zainteresowania",
more: ({ count }: { count: string | number }) => `+${count}`,
},
done: {
title: "Twój profil jest gotowy",
text: "Odpowiedz na kilka pytań, a zobaczysz też, jak bardzo do kogoś pasujesz.",
inReview: "Sprawdzamy twoje zdjęcie. Inni znajdą cię, gdy tylko je zatwierdzimy.",
questions: "Odpowiedz na pytania",
profile: "Zobacz mój profil",
discover: "Poznaj ludzi",
},
};
