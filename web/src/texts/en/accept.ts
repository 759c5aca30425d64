// Made from texts/en/accept.json. Change it there.

export const messages = {
accept: ({ titles }: { titles: string | number }) => `I accept: ${titles}.`,
why: "This says what you can expect from us, and what we expect from you.",
read: ({ title }: { title: string | number }) => `Read: ${title}`,
};
