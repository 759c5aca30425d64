// Made from texts/en/notices.json. Change it there.

export const messages = {
title: "Notifications",
loading: "Loading your notifications…",
failed: "This couldn't be loaded",
again: "Try again",
none: "Nothing yet",
noneAbout: "New activity appears here.",
more: "Show older notifications",
fresh: "New",
reports: "My reports",
choose: "Notification settings",
reach: "How we reach you",
ways: {
app: "App",
mail: "Email",
push: "Push",
none: "Off",
},
quote: ({ text }: { text: string | number }) => `“${text}”`,
days: {
today: "Today",
yesterday: "Yesterday",
week: "This week",
earlier: "Earlier",
},
justNow: "Just now",
minutesAgo: ({ minutes }: { minutes: number }) => `${minutes} min ago`,
hoursAgo: ({ hours }: { hours: number }) => `${hours} h ago`,
};
