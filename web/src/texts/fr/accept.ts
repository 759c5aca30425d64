// Made from texts/fr/accept.json. Change it there.
// @ts-nocheck

export const messages = {
accept: ({ titles }: { titles: string | number }) => `J’accepte : ${titles}.`,
why: "On y lit ce que tu peux attendre de nous, et ce que nous attendons de toi.",
read: ({ title }: { title: string | number }) => `Lire : ${title}`,
};
