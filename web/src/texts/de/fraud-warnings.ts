// Made from texts/de/fraud-warnings.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Betrugswarnungen",
about: "Personen, die dir geschrieben haben und wegen Betrugs gesperrt wurden. Ihre Identität war möglicherweise falsch.",
loading: "Warnungen werden geladen …",
failed: "Warnungen konnten nicht geladen werden",
again: "Neu laden",
none: "Keine Person, die dir geschrieben hat, wurde wegen Betrugs gesperrt. Falls das passiert, sagen wir es dir hier und per E-Mail.",
someone: "Eine Person, die dir geschrieben hat",
lastWrote: ({ time }: { time: string | number }) => `Letzte Nachricht an dich am ${time}`,
warned: ({ date }: { date: string | number }) => `Gewarnt am ${date}`,
withdrawn: ({ date }: { date: string | number }) => `Diese Warnung war falsch, und das tut uns leid. Am ${date} haben wir sie zurückgenommen.`,
advice: {
never: {
title: "Was du jetzt tun kannst",
points: ["Schick dieser Person nie Geld, Geschenkkarten oder Kryptowährungen, und gib ihr nie Passwörter oder Codes, egal was man dir erzählt.", "Antworte nicht, wenn sie sich anderswo bei dir meldet. Vielleicht benutzt sie einen anderen Namen."],
},
sent: {
title: "Wenn du Geld geschickt hast",
points: ["Ruf sofort deine Bank an und frag, ob sie die Zahlung noch stoppen kann.", "Erstatte Anzeige bei der Polizei. Bewahre Belege und Nachrichten dafür auf.", "Wenn du ein Passwort oder einen Code weitergegeben hast, ändere dein Passwort."],
},
},
contact: "Unserem Team schreiben",
safety: "Sicherheitstipps lesen",
};
