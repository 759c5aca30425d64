// Made from texts/pl/my-data.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Twoje dane",
about: ({ email }: { email: string | number }) => `Ten plik zawiera dane konta ${email}. Przechowuj go w bezpiecznym miejscu.`,
reading: "Otwieranie linku…",
done: "Plik już się pobiera.",
settings: "Przejdź do ustawień",
fetch: "Pobierz plik",
fetching: "Pobieranie…",
};
