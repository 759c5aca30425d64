// Made from texts/en/complete-first.json. Change it there.

export const messages = {
loading: "Loading…",
failed: "This couldn't be loaded",
again: "Try again",
title: "Complete your profile first",
action: "Complete my profile",
parts: {
about: "your name, age and gender",
place: "your city",
seeking: "who you'd like to meet",
photo: "a photo of you",
},
missing: ({ parts }: { parts: string | number }) => `Still missing: ${parts}.`,
about: "Then you can see people, and they can find you.",
};
