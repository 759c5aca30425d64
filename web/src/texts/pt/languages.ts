// Made from texts/pt/languages.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Idioma",
about: "Para páginas, e-mails e notificações.",
};
