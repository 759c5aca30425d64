// Made from texts/en/caution.json. Change it there.

export const messages = {
label: "About this message",
kinds: {
money: "It's about money. In a scam it starts like this: someone you haven't met needs help, or knows an investment. Never send money, gift cards, crypto or codes.",
contact: "Scammers like to leave for another app early, where our team can't read along if you report something. Stay here until you trust each other.",
hurtful: "Does this bother you? You don't have to answer. If you report it, our team reads this message.",
},
report: "Report message",
tips: "Safety tips",
seen: "Got it",
};
