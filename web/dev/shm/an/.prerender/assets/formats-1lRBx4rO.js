// web/src/lib/messages/en/formats.ts
var messages = {
	justNow: "Just now",
	hoursAgo: (hours) => `${hours}h ago`,
	daysAgo: (days) => `${days}d ago`,
	never: "Never"
};
export { messages };
