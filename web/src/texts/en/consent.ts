// Made from texts/en/consent.json. Change it there.

export const messages = {
text: "I agree that my gender, who I'd like to meet and my answers to questions are used to introduce me to people.",
why: "This can reveal something about your private life. We need your permission, and you can withdraw it anytime.",
};
