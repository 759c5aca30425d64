// Made from texts/en/own-fields-forms.json. Change it there.

export const messages = {
asksAbout: "You see only people who have what you choose here, and they have to have filled it in.",
choose: "Choose …",
seenBy: {
all: "Everyone who sees your profile can see this.",
matches: "Only your matches can see this.",
self: "Only you can see this.",
},
sensitive: "This is sensitive. It is stored only if you agree, and our team doesn’t see it in your file.",
agree: ({ name }: { name: string | number }) => `I agree that my answer about “${name}” is stored and shown as described here`,
withdrawn: "Without your agreement it is deleted when you save.",
required: ({ name }: { name: string | number }) => `${name} (required)`,
retired: ({ name }: { name: string | number }) => `${name} (no longer offered)`,
step: {
title: "A few more facts",
lead: "They help people decide whether you fit.",
finish: "Finish",
},
saving: "Saving…",
};
