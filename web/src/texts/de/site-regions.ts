// Made from texts/de/site-regions.json. Change it there.
// @ts-nocheck

export const messages = {
everywhere: "Überall",
add: "Land hinzufügen",
remove: ({ countries }: { countries: string | number }) => `Entfernen: ${countries}`,
};
