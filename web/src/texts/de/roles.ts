// Made from texts/de/roles.json. Change it there.
// @ts-nocheck

export const messages = {
administrator: "Administration",
moderator: "Moderation",
support: "Support",
analyst: "Analyse",
};
