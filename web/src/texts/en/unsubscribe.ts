// Made from texts/en/unsubscribe.json. Change it there.

export const messages = {
title: "Unsubscribe from these emails?",
about: ({ email }: { email: string | number }) => `For the account of ${email}. You'll still get all other emails. You can turn these back on in your settings.`,
reading: "Opening your link…",
button: "Unsubscribe",
working: "Unsubscribing…",
done: "You're unsubscribed",
doneAbout: "You won't get these emails anymore. You'll still get all other emails.",
settings: "Go to settings",
};
