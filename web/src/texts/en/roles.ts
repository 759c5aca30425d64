// Made from texts/en/roles.json. Change it there.

export const messages = {
administrator: "Administrator",
moderator: "Moderator",
support: "Support",
analyst: "Analyst",
};
