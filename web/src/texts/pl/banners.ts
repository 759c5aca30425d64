// Made from texts/pl/banners.json. Change it there.
// @ts-nocheck

export const messages = {
agree: {
text: ({ day, titles }: { day: string | number; titles: string | number }) => `Od dnia ${day} obowiązuje: ${titles}.`,
action: "Przeczytaj i zaakceptuj",
},
payment: {
failed: "Ostatnia płatność nie przeszła. Zaktualizuj kartę, żeby zachować premium.",
action: "Zmień kartę",
},
paused: {
text: "Twój profil jest wstrzymany, więc nie znajdzie cię nikt nowy.",
resume: "Pokaż znów mój profil",
},
incognitoEnded: {
text: "Incognito się skończyło. Twój profil jest wstrzymany, więc nie widzi cię nikt nowy.",
returned: "Twój profil jest wstrzymany, odkąd skończyło się incognito. Masz premium, więc możesz znów włączyć incognito.",
show: "Pokaż mój profil",
keep: "Zostaw wstrzymany",
premium: "Przejdź na premium",
incognito: "Włącz incognito",
},
missing: {
before: "Nie ma strony",
after: ", więc pokazujemy tę.",
close: "Zamknij",
},
refused: {
before: "Strona",
after: " jest dostępna dla innych ról, więc pokazujemy tę.",
},
confirm: {
title: "Najpierw potwierdź adres e-mail",
about: "Dopóki nie potwierdzisz adresu e-mail, nie widzisz innych, a oni ciebie. Kod jest w e-mailu od nas.",
again: "Wyślij nowy kod",
sent: "Wysłaliśmy kolejny e-mail. Poprzedni kod już nie działa.",
},
};
