// Made from texts/fr/site-regions.json. Change it there.
// @ts-nocheck

export const messages = {
everywhere: "Partout",
add: "Ajouter un pays",
remove: ({ countries }: { countries: string | number }) => `Retirer : ${countries}`,
};
