// Made from texts/pl/accept.json. Change it there.
// @ts-nocheck

export const messages = {
accept: ({ titles }: { titles: string | number }) => `Akceptuję: ${titles}.`,
why: "To opis tego, czego możesz oczekiwać od nas, a my od ciebie.",
read: ({ title }: { title: string | number }) => `Przeczytaj: ${title}`,
};
