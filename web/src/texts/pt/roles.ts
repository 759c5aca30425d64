// Made from texts/pt/roles.json. Change it there.
// @ts-nocheck

export const messages = {
administrator: "Administração",
moderator: "Moderação",
support: "Suporte",
analyst: "Análise",
};
