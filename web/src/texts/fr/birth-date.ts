// Made from texts/fr/birth-date.json. Change it there.
// @ts-nocheck

export const messages = {
day: "Jour",
month: "Mois",
year: "Année",
incomplete: "Indique le jour, le mois et l’année.",
implausible: "Vérifie cette date.",
tooYoung: ({ age }: { age: number }) => `Il faut avoir au moins ${age} ans pour créer un compte.`,
};
