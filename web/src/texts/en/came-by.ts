// Made from texts/en/came-by.json. Change it there.

export const messages = {
by: "Came by invitation of",
member: "A member",
joined: "Joined with it",
banned: "Of them banned",
};
