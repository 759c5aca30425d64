// Made from texts/en/notice-settings.json. Change it there.

export const messages = {
loading: "Loading your notification settings…",
failed: "This couldn't be loaded",
again: "Try again",
title: "Notifications",
about: "Choose what we notify you about, and how.",
kind: "When",
channels: {
app: "In the app",
mail: "Email",
push: "Push",
},
by: ({ kind, channel }: { kind: string | number; channel: string | number }) => `${kind}: ${channel}`,
safety: "Your password, email or access changes",
always: "Always",
more: "Push notifications and quiet hours",
moreAbout: "Devices, what a lock screen shows, and when nothing is sent.",
showMore: "Show",
};
