// Made from texts/pt/came-by.json. Change it there.
// @ts-nocheck

export const messages = {
by: "Entrou com convite de",
member: "Um membro",
joined: "Entraram com ele",
banned: "Destas, contas banidas",
};
