// Made from texts/en/banners.json. Change it there.

export const messages = {
agree: {
text: ({ day, titles }: { day: string | number; titles: string | number }) => `From ${day} this applies: ${titles}.`,
action: "Read and accept",
},
payment: {
failed: "Your last payment failed. Update your card to keep premium.",
action: "Update card",
},
paused: {
text: "Your profile is paused, so no one new finds you.",
resume: "Show my profile again",
},
incognitoEnded: {
text: "Incognito has ended. Your profile is paused, so no one new sees you.",
returned: "Your profile is paused since incognito ended. You have premium, so you can turn it on again.",
show: "Show my profile",
keep: "Keep it paused",
premium: "Get premium",
incognito: "Turn on incognito",
},
missing: {
before: "We couldn't find",
after: ", so you are here instead.",
close: "Close",
},
refused: {
before: "Your role can't open",
after: ", so you are here instead.",
},
confirm: {
title: "No one sees anyone yet",
about: "Until you confirm your email, you don't see people and they don't see you. The code is in the email that we sent you.",
again: "Send a new code",
sent: "We sent you another email. The earlier code no longer works.",
},
};
