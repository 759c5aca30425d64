// Made from texts/de/came-by.json. Change it there.
// @ts-nocheck

export const messages = {
by: "Kam mit Einladung von",
member: "Ein Mitglied",
joined: "Damit beigetreten",
banned: "Davon gesperrt",
};
