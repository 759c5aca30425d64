// Made from texts/en/begin.json. Change it there.

export const messages = {
label: "Start premium right away, within the 14 days in which I can withdraw from the contract. If I withdraw, I pay for the time I used and get back the rest.",
about: "This is up to you, and premium starts right away in either case. If you withdraw without this consent, you get everything back. That's possible once per person and card, and after that this consent is needed.",
};
