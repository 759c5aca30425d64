// Made from texts/pl/invitation.json. Change it there.
// @ts-nocheck

export const messages = {
code: "Kod zaproszenia",
hint: "Ma 12 liter i cyfr, na przykład ABCD-EFGH-JKLM.",
optional: "Możesz dołączyć też bez kodu: zostaw to pole puste.",
missing: "Wpisz kod zaproszenia.",
invited: "Ktoś cię tu zaprasza. Witaj!",
enter: "Kontynuuj",
};
