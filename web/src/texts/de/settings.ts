// Made from texts/de/settings.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Einstellungen",
index: "Bereiche",
groups: {
account: "Konto",
privacy: "Privatsphäre",
notifications: "Benachrichtigungen",
devices: "Geräte",
appearance: "Darstellung",
leaving: "Deine Daten und dein Konto",
},
switches: {
showLastActive: {
label: "Zeigen, wann ich zuletzt aktiv war",
about: "Auf die Stunde gerundet. Wenn das aus ist, sehen andere auch nicht, ob du online bist.",
},
showDistance: {
label: "Meine Entfernung zeigen",
about: "Gerundet, nie dein genauer Standort. Wenn das aus ist, sehen andere statt deiner Stadt die größte Stadt in deiner Gegend.",
},
incognito: {
label: "Inkognito",
about: "Nur Personen, die du likst, sehen dein Profil und erkennen daran dein Like. Wer schon ein Like von dir hat, sieht dich weiterhin.",
},
paused: {
label: "Mein Profil pausieren",
about: "Solange dein Profil pausiert ist, kann dich niemand Neues finden. Sonst ändert sich nichts.",
},
},
blocked: "Blockierte Personen",
blockedAbout: "Ihr könnt euch gegenseitig nicht sehen.",
noneBlocked: "Du hast niemanden blockiert.",
since: ({ date }: { date: string | number }) => `Blockiert am ${date}`,
unblock: "Aufheben",
unblockName: ({ name }: { name: string | number }) => `Blockierung von ${name} aufheben`,
more: "Mehr anzeigen",
hiddenWords: {
title: "Ausgeblendete Wörter",
about: "Nachrichten und Notizen mit einem dieser Wörter bleiben verborgen, bis du sie lesen willst. Nur du siehst diese Wörter.",
word: "Wort oder Wortfolge",
hint: "Nur ganze Wörter. Mit einem Stern am Ende, etwa „Idiot*“, zählt jede Endung.",
add: "Ausblenden",
remove: ({ word }: { word: string | number }) => `„${word}“ nicht mehr ausblenden`,
},
invite: "Menschen einladen",
inviteAbout: "Dein eigener Link, und wie viele damit beigetreten sind.",
inviteLink: "Dein Link",
reports: "Meldungen",
reportsAbout: "Was du gemeldet hast und was wir geantwortet haben.",
reportsLink: "Meine Meldungen ansehen",
decisions: "Entscheidungen",
decisionsAbout: "Was unser Team über dich und deine Meldungen entschieden hat und wie du es anfechten kannst.",
decisionsLink: "Entscheidungen ansehen",
miles: {
label: "Entfernungen in Meilen",
about: "Wenn das aus ist, siehst und wählst du Entfernungen in Kilometern.",
},
scheme: "Hell oder dunkel",
schemeAbout: "Hell, dunkel oder wie dein Gerät. In diesem Browser gespeichert.",
};
