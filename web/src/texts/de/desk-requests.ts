// Made from texts/de/desk-requests.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Bittet, ein intimes Bild zu entfernen",
dueBy: ({ when }: { when: string | number }) => `Entscheiden bis ${when}`,
left: ({ hours }: { hours: number }) => `${hours === 0 ? `Überfällig` : `noch ${hours} Std.`}`,
self: ({ name }: { name: string | number }) => `Unterschrieben von ${name}, selbst auf dem Bild`,
representative: ({ name, person }: { name: string | number; person: string | number }) => `Unterschrieben von ${name} für ${person}`,
member: "Von einem Mitglied dort gemeldet, wo es ist",
contact: ({ text }: { text: string | number }) => `Anderer Kontakt: ${text}`,
matched: "Ein Bild wurde mitgegeben, um Kopien zu finden.",
hidden: ({ when }: { when: string | number }) => `Verborgen seit ${when}, weil niemand rechtzeitig entschieden hat.`,
facts: "Später ergänzt",
question: "Eure Frage",
remove: "Bild entfernen",
reason: "Warum, wenn es bleibt?",
choose: "Grund wählen",
ask: "Nachfragen",
askAbout: "Die Frage kommt per E-Mail an. Die Zeit läuft weiter.",
askSend: "Frage senden",
place: "Wessen Foto ist es?",
placeAbout: "Die Adresse des Profils oder des Fotos, wenn du es gefunden hast.",
placeSend: "In den Fall dieser Person",
refusals: {
"not-here": "Nicht auf dieser Seite",
"not-intimate": "Nicht intim",
"self-published": "Von der gezeigten Person veröffentlicht",
"other-person": "Zeigt jemand anderes",
"not-authorized": "Nicht berechtigt zu bitten",
"not-enough": "Zu wenige Angaben",
},
};
