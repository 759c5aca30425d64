// Made from texts/de/confirm-identity.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Bestätige, dass du es bist",
about: "Das ist heikel, deshalb fragen wir noch einmal nach. Danach fünf Minuten lang nicht mehr.",
password: "Passwort",
showPassword: "Passwort anzeigen",
appCode: "Code aus deiner Authenticator-App oder ein Wiederherstellungscode",
mailedCode: "Code aus unserer E-Mail",
codeAbout: ({ email }: { email: string | number }) => `Du hast kein Passwort, deshalb schicken wir einen Code an ${email}.`,
codeSent: ({ email }: { email: string | number }) => `Wir haben einen Code an ${email} geschickt. Er gilt zehn Minuten lang.`,
mailCode: "Code per E-Mail senden",
mailAgain: "Neuen Code senden",
submit: "Bestätigen",
cancel: "Abbrechen",
};
