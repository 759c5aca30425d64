// Made from texts/pl/roles.json. Change it there.
// @ts-nocheck

export const messages = {
administrator: "Administracja",
moderator: "Moderacja",
support: "Wsparcie",
analyst: "Analityka",
};
