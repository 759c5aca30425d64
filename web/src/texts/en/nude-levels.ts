// Made from texts/en/nude-levels.json. Change it there.

export const messages = {
levels: {
off: "Off",
cautious: "Cautious",
usual: "Usual",
strict: "Strict",
},
about: {
level: "A likely nude arrives blurred in a chat, its sender is asked first, and on a profile it waits for the photo review. Cautious acts only when nearly certain, strict also when in doubt. Pictures are checked on your server; this costs about 200 MB of memory, a tenth of a second per photo, and your team time.",
unclassified: "If a photo cannot be checked, for example because the server is too busy, it is treated as a nude. Costs your team time and blurs harmless photos.",
},
};
