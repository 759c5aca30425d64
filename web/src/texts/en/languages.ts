// Made from texts/en/languages.json. Change it there.

export const messages = {
label: "Language",
about: "For pages, emails and notifications.",
};
