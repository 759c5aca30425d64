// Made from texts/pt/registration-country.json. Change it there.
// @ts-nocheck

export const messages = {
label: "País em que você mora",
choose: "Escolher um país",
elsewhere: "Em outro lugar",
missing: "Escolha o país em que você mora.",
sorry: ({ countries }: { countries: string | number }) => `Agradecemos o interesse. Ainda não dá para se cadastrar de outro lugar. É possível em: ${countries}.`,
};
