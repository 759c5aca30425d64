// Made from texts/en/registration-country.json. Change it there.

export const messages = {
label: "Country you live in",
choose: "Choose a country",
elsewhere: "Somewhere else",
missing: "Choose the country you live in.",
sorry: ({ countries }: { countries: string | number }) => `Thank you for your interest. You can't join from elsewhere yet. People can join who live in: ${countries}.`,
};
