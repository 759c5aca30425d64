// Made from texts/en/agree.json. Change it there.

export const messages = {
due: {
title: "Before you go on",
about: "These pages now apply to all members. Read them, and accept them to go on.",
},
early: {
title: "What will change",
about: "From the day that is named, these pages apply to all members. You can accept them now. Until then nothing changes for you.",
},
done: "There is nothing to accept",
goOn: "Go on",
accept: "Accept and go on",
later: "Not now",
signOut: "Sign out",
pages: "Pages to accept",
never: "You have not accepted it yet.",
changes: "What has changed",
instead: "If you do not accept",
insteadAbout: "You can sign out and decide later, take your data with you, or delete your account.",
legal: "Pages for everyone",
loading: "Loading what there is to accept…",
failed: "It could not be loaded",
again: "Try again",
since: ({ day }: { day: string | number }) => `Applies since ${day}.`,
from: ({ day }: { day: string | number }) => `Applies from ${day}.`,
before: ({ day }: { day: string | number }) => `You accepted an earlier version on ${day}.`,
read: ({ title }: { title: string | number }) => `Read the full text: ${title}`,
};
