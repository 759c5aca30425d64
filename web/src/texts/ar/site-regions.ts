// Made from texts/ar/site-regions.json. Change it there.
// @ts-nocheck

export const messages = {
everywhere: "في كل مكان",
add: "إضافة بلد",
remove: ({ countries }: { countries: string | number }) => `إزالة: ${countries}`,
};
