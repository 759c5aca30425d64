// Made from texts/en/claims.json. Change it there.

export const messages = {
minor: "Someone may be under 18",
life: "Someone may harm themselves",
violence: "A threat or violence",
"intimate-picture": "An intimate picture",
};
