// Made from texts/pl/notices.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Powiadomienia",
loading: "Wczytywanie powiadomień…",
failed: "Nie udało się tego wczytać",
again: "Spróbuj ponownie",
none: "Jeszcze nic",
noneAbout: "Tu pojawią się nowości.",
more: "Pokaż starsze powiadomienia",
fresh: "Nowe",
reports: "Moje zgłoszenia",
choose: "Ustawienia powiadomień",
reach: "Jak do ciebie piszemy",
ways: {
app: "Aplikacja",
mail: "E-mail",
push: "Push",
none: "Wyłączone",
},
quote: ({ text }: { text: string | number }) => `„${text}”`,
days: {
today: "Dzisiaj",
yesterday: "Wczoraj",
week: "W tym tygodniu",
earlier: "Wcześniej",
},
justNow: "Przed chwilą",
minutesAgo: ({ minutes }: { minutes: number }) => `${minutes} min temu`,
hoursAgo: ({ hours }: { hours: number }) => `${hours} godz. temu`,
};
