// Made from texts/fr/claims.json. Change it there.
// @ts-nocheck

export const messages = {
minor: "Quelqu’un a peut-être moins de 18 ans",
life: "Quelqu’un risque de se faire du mal",
violence: "Une menace ou des violences",
"intimate-picture": "Une image intime",
};
