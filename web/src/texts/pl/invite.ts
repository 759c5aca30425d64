// Made from texts/pl/invite.json. Change it there.
// @ts-nocheck

export const messages = {
about: "Daj swój link ludziom, których chcesz tu widzieć. Liczymy, kto z nim dołącza, i nie podajemy ci imion.",
make: "Utwórz mój link",
link: "Twój link",
copy: "Kopiuj link",
copied: "Skopiowano. Wklej go, gdzie chcesz.",
notCopied: "Nie udało się skopiować. Zaznacz link i skopiuj go.",
joined: ({ joined, allowed }: { joined: string | number; allowed: string | number }) => `Dołączyło z nim: ${joined} z ${allowed}`,
full: "Twój link wykorzystano już tyle razy, ile można.",
replace: "Utwórz nowy link",
replaceAbout: "Obecny link przestanie działać. Liczba osób, które dołączyły, zostaje.",
ended: "Nasz zespół zakończył działanie twojego linku.",
off: "W tej chwili nikt nie może tu zapraszać.",
unconfirmed: "Najpierw potwierdź adres e-mail. Potem możesz zapraszać.",
loading: "Wczytywanie linku…",
failed: "Nie udało się wczytać linku",
again: "Spróbuj ponownie",
};
