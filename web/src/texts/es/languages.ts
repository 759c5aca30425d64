// Made from texts/es/languages.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Idioma",
about: "Para las páginas, los correos y las notificaciones.",
};
