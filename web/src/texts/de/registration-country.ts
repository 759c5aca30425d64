// Made from texts/de/registration-country.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Land, in dem du lebst",
choose: "Land wählen",
elsewhere: "Woanders",
missing: "Wähle das Land, in dem du lebst.",
sorry: ({ countries }: { countries: string | number }) => `Danke für dein Interesse. Von woanders kannst du leider noch nicht beitreten. Möglich ist es von hier aus: ${countries}.`,
};
