// Made from texts/en/invite.json. Change it there.

export const messages = {
about: "Give your link to people you'd like to see here. We count who joins with it, and name no one to you.",
make: "Make my link",
link: "Your link",
copy: "Copy link",
copied: "Copied. Paste it wherever you like.",
notCopied: "It couldn't be copied. Select the link and copy it yourself.",
joined: ({ joined, allowed }: { joined: string | number; allowed: string | number }) => `Joined with it: ${joined} of ${allowed}`,
full: "Your link has been used as often as it can be.",
replace: "Make a new link",
replaceAbout: "Your present link then stops working. Who joined stays counted.",
ended: "Our team has ended your link.",
off: "Members can't invite people here at the moment.",
unconfirmed: "Confirm your email first. Then you can invite people.",
loading: "Loading your link…",
failed: "Your link couldn't be loaded",
again: "Try again",
};
