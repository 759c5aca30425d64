// Made from texts/pl/news.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Nowości",
about: "Co napisał do ciebie nasz zespół.",
loading: "Wczytywanie nowości...",
failed: "Nie udało się wczytać nowości",
again: "Spróbuj ponownie",
none: "Nie ma jeszcze nowości.",
settings: "W ustawieniach wybierasz, czy dostajesz nowości e-mailem.",
};
