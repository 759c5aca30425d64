// Made from texts/es/roles.json. Change it there.
// @ts-nocheck

export const messages = {
administrator: "Administración",
moderator: "Moderación",
support: "Soporte",
analyst: "Análisis",
};
