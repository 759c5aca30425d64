// Made from texts/de/join.json. Change it there.
// @ts-nocheck

export const messages = {
title: "Dem Team beitreten",
reading: "Deine Einladung wird geöffnet …",
lead: ({ role }: { role: string | number }) => `Du bist ins Team eingeladen. Deine Rolle: ${role}.`,
email: "E-Mail-Adresse",
firstName: "Vorname",
lastName: "Nachname (optional)",
password: "Passwort",
showPassword: "Passwort anzeigen",
hint: "Nimm mindestens 8 Zeichen. Am besten sind ein paar zufällig gewählte Wörter.",
submit: "Beitreten",
working: "Einen Moment …",
accept: "Einladung annehmen",
acceptAs: ({ email }: { email: string | number }) => `Du nimmst mit deinem Konto ${email} an.`,
signIn: ({ email }: { email: string | number }) => `Zu ${email} gibt es schon ein Konto. Melde dich damit an und öffne dann noch einmal den Link aus der E-Mail.`,
other: ({ email }: { email: string | number }) => `Diese Einladung ist für ${email}, aber du bist mit einem anderen Konto angemeldet. Melde dich ab und öffne den Link dann noch einmal.`,
toSignIn: "Zur Anmeldung",
signOut: "Abmelden",
};
