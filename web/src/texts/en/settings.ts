// Made from texts/en/settings.json. Change it there.

export const messages = {
title: "Settings",
index: "Sections",
groups: {
account: "Account",
privacy: "Privacy",
notifications: "Notifications",
devices: "Devices",
appearance: "Appearance",
leaving: "Your data and account",
},
switches: {
showLastActive: {
label: "Show when I was last active",
about: "Rounded to the hour. If this is off, others can't see whether you're online either.",
},
showDistance: {
label: "Show my distance",
about: "Rounded, never your exact location. If this is off, others see the largest town in your area instead of your city.",
},
incognito: {
label: "Incognito",
about: "Only people you like can see your profile, which tells them that you like them. People you have already liked keep seeing you.",
},
paused: {
label: "Pause my profile",
about: "New people can't find you while your profile is paused. Nothing else changes.",
},
},
blocked: "Blocked people",
blockedAbout: "You and they can't see each other.",
noneBlocked: "You haven't blocked anyone.",
since: ({ date }: { date: string | number }) => `Blocked ${date}`,
unblock: "Unblock",
unblockName: ({ name }: { name: string | number }) => `Unblock ${name}`,
more: "Show more",
hiddenWords: {
title: "Hidden words",
about: "Messages and notes with one of them stay hidden until you choose to read them. Only you see these words.",
word: "Word or phrase",
hint: "The exact word, in any case. With a star at its end, such as “idiot*”, it can have any ending.",
add: "Hide",
remove: ({ word }: { word: string | number }) => `Stop hiding “${word}”`,
},
invite: "Invite people",
inviteAbout: "Your own link, and how many people joined with it.",
inviteLink: "Your link",
reports: "Reports",
reportsAbout: "What you reported, and our replies.",
reportsLink: "View my reports",
decisions: "Decisions",
decisionsAbout: "What our team decided about you and your reports, and how to contest it.",
decisionsLink: "View decisions",
miles: {
label: "Distances in miles",
about: "If this is off, you see and choose distances in kilometres.",
},
scheme: "Light or dark",
schemeAbout: "Light, dark, or match your device. Saved in this browser.",
};
