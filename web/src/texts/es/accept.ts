// Made from texts/es/accept.json. Change it there.
// @ts-nocheck

export const messages = {
accept: ({ titles }: { titles: string | number }) => `Acepto: ${titles}.`,
why: "Aquí dice lo que puedes esperar de nosotros y lo que esperamos de ti.",
read: ({ title }: { title: string | number }) => `Leer: ${title}`,
};
