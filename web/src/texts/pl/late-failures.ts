// Made from texts/pl/late-failures.json. Change it there.
// @ts-nocheck

export const messages = {
failed: ({ page, why }: { page: string | number; why: string | number }) => `Coś poszło nie tak na stronie: ${page}. ${why}`,
typed: "Twój tekst",
openCase: "Otwórz sprawę",
openPage: "Otwórz stronę",
hide: "Ukryj",
};
