// Made from texts/pl/agree.json. Change it there.
// @ts-nocheck

export const messages = {
due: {
title: "Zanim przejdziesz dalej",
about: "Te strony obowiązują teraz wszystkich. Przeczytaj je i zaakceptuj, żeby przejść dalej.",
},
early: {
title: "Co się zmieni",
about: "Od podanego dnia te strony będą obowiązywać wszystkich. Możesz je zaakceptować już teraz. Do tego czasu nic się dla ciebie nie zmienia.",
},
done: "Nie ma nic do zaakceptowania",
goOn: "Dalej",
accept: "Akceptuję i przechodzę dalej",
later: "Nie teraz",
signOut: "Wyloguj",
pages: "Strony do zaakceptowania",
never: "Jeszcze bez twojej akceptacji.",
changes: "Co się zmieniło",
instead: "Jeśli się nie zgadzasz",
insteadAbout: "Możesz się wylogować i zdecydować później, zabrać swoje dane albo usunąć konto.",
legal: "Strony dla wszystkich",
loading: "Wczytywanie stron do zaakceptowania…",
failed: "Nie udało się wczytać",
again: "Spróbuj ponownie",
since: ({ day }: { day: string | number }) => `Obowiązuje od dnia ${day}.`,
from: ({ day }: { day: string | number }) => `Zacznie obowiązywać ${day}.`,
before: ({ day }: { day: string | number }) => `Twoja akceptacja wcześniejszej wersji: ${day}.`,
read: ({ title }: { title: string | number }) => `Przeczytaj cały tekst: ${title}`,
};
