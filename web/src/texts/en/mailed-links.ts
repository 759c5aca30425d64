// Made from texts/en/mailed-links.json. Change it there.

export const messages = {
incomplete: "This link is incomplete. Open it from the email again.",
loading: "Opening your link…",
failed: "We couldn't open this link",
again: "Try again",
toHelp: "Help Center",
};
