// Made from texts/es/claims.json. Change it there.
// @ts-nocheck

export const messages = {
minor: "Alguien puede tener menos de 18 años",
life: "Alguien puede hacerse daño",
violence: "Una amenaza o violencia",
"intimate-picture": "Una imagen íntima",
};
