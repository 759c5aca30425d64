// Made from texts/pl/unknown-words.json. Change it there.
// @ts-nocheck

export const messages = {
text: "W tym języku nie rozpoznajemy pilnych słów: przeczytaj tekst samodzielnie.",
};
