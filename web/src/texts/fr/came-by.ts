// Made from texts/fr/came-by.json. Change it there.
// @ts-nocheck

export const messages = {
by: "Sur invitation de",
member: "Un membre",
joined: "Inscriptions avec elle",
banned: "Dont comptes bannis",
};
