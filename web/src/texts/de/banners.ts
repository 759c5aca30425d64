// Made from texts/de/banners.json. Change it there.
// @ts-nocheck

export const messages = {
agree: {
text: ({ day, titles }: { day: string | number; titles: string | number }) => `Ab dem ${day} gilt: ${titles}.`,
action: "Lesen und zustimmen",
},
payment: {
failed: "Deine letzte Zahlung hat nicht geklappt. Aktualisiere deine Karte, um Premium zu behalten.",
action: "Karte aktualisieren",
},
paused: {
text: "Dein Profil ist pausiert, deshalb findet dich niemand Neues.",
resume: "Profil wieder zeigen",
},
incognitoEnded: {
text: "Inkognito ist zu Ende. Dein Profil ist pausiert, damit dich niemand Neues sieht.",
returned: "Dein Profil ist pausiert, seit Inkognito zu Ende ist. Du hast Premium und kannst es wieder einschalten.",
show: "Profil zeigen",
keep: "Pausiert lassen",
premium: "Premium holen",
incognito: "Inkognito einschalten",
},
missing: {
before: "Die Seite",
after: " gibt es nicht, deshalb bist du jetzt hier.",
close: "Schließen",
},
refused: {
before: "Die Seite",
after: " ist für deine Rolle nicht freigegeben, deshalb bist du jetzt hier.",
},
confirm: {
title: "Noch ist hier niemand zu sehen",
about: "Bis du deine E-Mail-Adresse bestätigst, siehst du niemanden, und niemand sieht dich. Der Code steht in der E-Mail, die wir dir geschickt haben.",
again: "Neuen Code senden",
sent: "Wir haben dir noch eine E-Mail geschickt. Der frühere Code gilt nicht mehr.",
},
};
