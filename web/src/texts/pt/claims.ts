// Made from texts/pt/claims.json. Change it there.
// @ts-nocheck

export const messages = {
minor: "Alguém pode ter menos de 18 anos",
life: "Alguém pode se machucar",
violence: "Ameaça ou violência",
"intimate-picture": "Uma imagem íntima",
};
