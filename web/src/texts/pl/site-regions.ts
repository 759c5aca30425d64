// Made from texts/pl/site-regions.json. Change it there.
// @ts-nocheck

export const messages = {
everywhere: "Wszędzie",
add: "Dodaj kraj",
remove: ({ countries }: { countries: string | number }) => `Usuń: ${countries}`,
};
