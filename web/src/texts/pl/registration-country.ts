// Made from texts/pl/registration-country.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Kraj, w którym mieszkasz",
choose: "Wybierz kraj",
elsewhere: "Gdzie indziej",
missing: "Wybierz kraj, w którym mieszkasz.",
sorry: ({ countries }: { countries: string | number }) => `Dziękujemy za zainteresowanie. Skądinąd nie można jeszcze dołączyć. Można z krajów: ${countries}.`,
};
