// Made from texts/de/held.json. Change it there.
// @ts-nocheck

export const messages = {
label: "Zu deinen Nachrichten",
held: "Deine Nachrichten an Leute, die dir noch nicht geantwortet haben, warten, bis unser Team dein Konto angesehen hat, meist innerhalb eines Tages. Deine anderen Chats laufen weiter. Das Team sieht, welche Regeln etwas gefunden haben, nicht deine Nachrichten.",
waiting: "Wartende Nachrichten",
drop: "Löschen",
answered: "Unser Team kann lesen, was du gesagt hast.",
answer: "Etwas dazu sagen",
change: "Ändern",
answerLabel: "Was sollte unser Team wissen?",
send: "Senden",
cancel: "Abbrechen",
slowed: ({ until, count }: { until: string | number; count: string | number }) => `Du hast vielen neuen Leuten geschrieben. Bis ${until} kannst du ${count} neuen Leuten pro Stunde schreiben.`,
};
