// Made from texts/en/my-data.json. Change it there.

export const messages = {
title: "Your data",
about: ({ email }: { email: string | number }) => `This file contains the data of the account ${email}. Keep it somewhere private.`,
reading: "Opening your link…",
done: "Your download has started.",
settings: "Go to settings",
fetch: "Download file",
fetching: "Downloading…",
};
