// Made from texts/pl/unsubscribe.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Wypisać się z tych e-maili?",
about: ({ email }: { email: string | number }) => `Dla konta ${email}. Wszystkie inne e-maile będą nadal przychodzić. Te możesz znów włączyć w ustawieniach.`,
reading: "Otwieranie linku…",
button: "Wypisz się",
working: "Chwileczkę…",
done: "Te e-maile są wyłączone",
doneAbout: "Te e-maile nie będą już przychodzić. Wszystkie inne nadal tak.",
settings: "Przejdź do ustawień",
};
