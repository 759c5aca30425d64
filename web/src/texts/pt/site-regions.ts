// Made from texts/pt/site-regions.json. Change it there.
// @ts-nocheck

export const messages = {
everywhere: "Em todo lugar",
add: "Adicionar um país",
remove: ({ countries }: { countries: string | number }) => `Remover: ${countries}`,
};
