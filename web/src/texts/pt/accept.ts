// Made from texts/pt/accept.json. Change it there.
// @ts-nocheck

export const messages = {
accept: ({ titles }: { titles: string | number }) => `Aceito: ${titles}.`,
why: "Aqui está o que você pode esperar de nós e o que esperamos de você.",
read: ({ title }: { title: string | number }) => `Ler: ${title}`,
};
