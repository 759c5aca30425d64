// Made from texts/en/unknown-words.json. Change it there.

export const messages = {
text: "Urgent words are not recognized in this language: read it yourself.",
};
