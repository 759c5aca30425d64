// Made from texts/fr/registration-country.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Pays où tu vis",
choose: "Choisir un pays",
elsewhere: "Ailleurs",
missing: "Choisis le pays où tu vis.",
sorry: ({ countries }: { countries: string | number }) => `Merci de ton intérêt. On ne peut pas encore s’inscrire depuis ailleurs. On peut s’inscrire depuis : ${countries}.`,
};
