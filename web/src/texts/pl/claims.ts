// Made from texts/pl/claims.json. Change it there.
// @ts-nocheck

export const messages = {
minor: "Ktoś może mieć mniej niż 18 lat",
life: "Ktoś może zrobić sobie krzywdę",
violence: "Groźba lub przemoc",
"intimate-picture": "Intymne zdjęcie",
};
