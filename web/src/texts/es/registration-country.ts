// Made from texts/es/registration-country.json. Change it there.
// @ts-nocheck

export const messages = {
label: "País en el que vives",
choose: "Elegir un país",
elsewhere: "En otro lugar",
missing: "Elige el país en el que vives.",
sorry: ({ countries }: { countries: string | number }) => `Gracias por tu interés. Desde otro lugar todavía no puedes registrarte. Es posible desde: ${countries}.`,
};
