// Made from texts/en/held.json. Change it there.

export const messages = {
label: "About your messages",
held: "Your messages to people who haven't answered you yet wait until our team has looked at your account, usually within a day. Your other chats go on as usual. The team sees which rules found something, not your messages.",
waiting: "Messages that wait",
drop: "Delete",
answered: "Our team can read what you said.",
answer: "Say something about it",
change: "Change it",
answerLabel: "What should our team know?",
send: "Send",
cancel: "Cancel",
slowed: ({ until, count }: { until: string | number; count: string | number }) => `You've written to many new people. Until ${until} you can write to ${count} new people an hour.`,
};
