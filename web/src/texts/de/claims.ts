// Made from texts/de/claims.json. Change it there.
// @ts-nocheck

export const messages = {
minor: "Jemand könnte unter 18 sein",
life: "Jemand könnte sich etwas antun",
violence: "Drohung oder Gewalt",
"intimate-picture": "Ein intimes Bild",
};
