// Made from texts/de/notices.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Benachrichtigungen",
loading: "Deine Benachrichtigungen werden geladen …",
failed: "Das konnte nicht geladen werden",
again: "Neu laden",
none: "Noch nichts",
noneAbout: "Neuigkeiten erscheinen hier.",
more: "Ältere Benachrichtigungen anzeigen",
fresh: "Neu",
reports: "Meine Meldungen",
choose: "Benachrichtigungen einstellen",
reach: "Wie wir dich erreichen",
ways: {
app: "App",
mail: "E-Mail",
push: "Push",
none: "Aus",
},
quote: ({ text }: { text: string | number }) => `„${text}“`,
days: {
today: "Heute",
yesterday: "Gestern",
week: "Diese Woche",
earlier: "Früher",
},
justNow: "Gerade eben",
minutesAgo: ({ minutes }: { minutes: number }) => `vor ${minutes} Min.`,
hoursAgo: ({ hours }: { hours: number }) => `vor ${hours} Std.`,
};
