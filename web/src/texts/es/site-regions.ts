// Made from texts/es/site-regions.json. Change it there.
// @ts-nocheck

export const messages = {
everywhere: "En todas partes",
add: "Añadir un país",
remove: ({ countries }: { countries: string | number }) => `Quitar: ${countries}`,
};
