// Made from texts/en/moments.json. Change it there.

export const messages = {
label: "New for you",
matched: ({ name }: { name: string | number }) => `You matched with ${name}`,
seeMatch: "See your match",
wrote: ({ name }: { name: string | number }) => `${name} sent you a message`,
close: "Close",
blocked: {
label: "Blocked",
text: ({ name }: { name: string | number }) => `${name} is blocked.`,
undo: "Undo",
},
push: {
label: "Push notifications",
about: ({ brand }: { brand: string | number }) => `Hear about messages and matches while ${brand} is closed.`,
names: "Names stay off your lock screen.",
turnOn: "Turn on notifications",
later: "No thanks",
},
};
