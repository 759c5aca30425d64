// Made from texts/fr/roles.json. Change it there.
// @ts-nocheck

export const messages = {
administrator: "Administration",
moderator: "Modération",
support: "Assistance",
analyst: "Analyse",
};
