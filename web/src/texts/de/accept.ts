// Made from texts/de/accept.json. Change it there.
// @ts-nocheck

export const messages = {
accept: ({ titles }: { titles: string | number }) => `Ich stimme zu: ${titles}.`,
why: "Hier steht, was du von uns erwarten kannst und was wir von dir erwarten.",
read: ({ title }: { title: string | number }) => `Lesen: ${title}`,
};
