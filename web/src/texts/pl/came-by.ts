// Made from texts/pl/came-by.json. Change it there.
// @ts-nocheck

export const messages = {
by: "Zaproszenie od",
member: "Osoba z kontem",
joined: "Dołączyło z nim",
banned: "W tym zbanowane",
};
