// Made from texts/en/site-regions.json. Change it there.

export const messages = {
everywhere: "Everywhere",
add: "Add a country",
remove: ({ countries }: { countries: string | number }) => `Remove ${countries}`,
};
