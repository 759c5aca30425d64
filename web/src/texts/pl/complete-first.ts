// Made from texts/pl/complete-first.json. Change it there.
// @ts-nocheck

export const messages = {
loading: "Wczytywanie…",
failed: "Nie udało się tego wczytać",
again: "Spróbuj ponownie",
title: "Najpierw uzupełnij profil",
action: "Uzupełnij profil",
parts: {
about: "imię, wiek i płeć",
place: "miasto",
seeking: "kogo chcesz poznać",
photo: "zdjęcie",
},
missing: ({ parts }: { parts: string | number }) => `Do uzupełnienia: ${parts}.`,
about: "Potem zobaczysz innych, a oni ciebie.",
};
