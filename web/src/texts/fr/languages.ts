// Made from texts/fr/languages.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Langue",
about: "Pour les pages, les e-mails et les notifications.",
};
